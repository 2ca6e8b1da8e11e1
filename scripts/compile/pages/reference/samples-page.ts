import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import { digestOf, type SamplesRecord } from '../../source/samples-record.ts';
import { SAMPLE_RENDERERS } from '#src/shared/samples/index.ts';
import { requestSection } from '../operation/request-section.ts';
import type { ReferenceContext, UnlinkedPage } from './context.ts';
import { pageHead } from './page-head.ts';
import { paragraph, table, text } from '../../prose/nodes.ts';
import { section } from './section.ts';

/** Lists what was run of the samples that this site prints, and in which versions. */
export function samplesPage(record: SamplesRecord, href: Href, context: ReferenceContext): UnlinkedPage {
  const page = context.pageContext(href);
  const printed = samplesOf(record, context);
  const count = (wanted: PrintedSample['state'], samples = printed): number =>
    samples.filter(({ state }) => state === wanted).length;
  const ran = count('ran');
  const all = ran + count('not run');
  return {
    kind: 'testedSamples',
    ...pageHead(href, 'Tested samples'),
    description: 'Which request samples of the reference were run, and in which versions.',
    content: [
      paragraph(
        `Every complete request sample is run in its own language against a mock of the API, made from the same description. ${ran === all ? `All ${all} samples` : `${ran} of the ${all} samples`} of the reference ran unchanged.`,
      ),
      paragraph(
        'A run counts when the mock accepts the request, when it is the request that the page describes, and when the program prints the response shown beside it. Each language is also tested against one error. A sample that lacks its body or a parameter is incomplete and never run.',
      ),
      ...section(
        'Languages',
        table(
          ['Language', 'Run with', 'Run', 'Incomplete'],
          record.languages.map(({ language, tool }): readonly Content[] => {
            const samples = printed.filter((sample) => sample.language === language);
            const own = count('ran', samples);
            return [
              [text(labelOf(language))],
              [text(tool)],
              [text(`${own} of ${own + count('not run', samples)}`)],
              [text(String(count('incomplete', samples)))],
            ];
          }),
        ),
        page.anchors,
      ),
    ],
  };
}

function labelOf(id: string): string {
  return SAMPLE_RENDERERS.find(({ language }) => language.id === id)?.language.label ?? id;
}

/** A sample of the reference; one that is incomplete is never run. */
interface PrintedSample {
  readonly language: string;
  readonly state: 'ran' | 'not run' | 'incomplete';
}

/** Samples that the reference prints now, as far as the record knows them. */
function samplesOf({ ran }: SamplesRecord, context: ReferenceContext): readonly PrintedSample[] {
  const known = new Set(ran);
  return context.api.operations.flatMap((operation) => {
    const page = context.pageContext('/reference');
    const { scenarios = [] } = requestSection(page.complete(operation), page, operation.operationId) ?? {};
    return scenarios.flatMap(({ request, incomplete, samples }) =>
      samples.map(({ language: { id }, code: { text: source } }): PrintedSample => {
        const complete = request !== undefined && incomplete === undefined;
        const state = !complete ? 'incomplete' : known.has(digestOf(id, source)) ? 'ran' : 'not run';
        return { language: id, state };
      }),
    );
  });
}
