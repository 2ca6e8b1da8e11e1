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
  const { printed, ran } = countsOf(record, context);
  return {
    kind: 'testedSamples',
    ...pageHead(href, 'Tested samples'),
    description: 'Which request samples of this site were run, and in which versions.',
    content: [
      paragraph(
        `Every complete request sample of this site is run in its own language against a mock of the API, made from the same description. ${ran === printed ? `All ${printed} samples of the reference` : `${ran} of the ${printed} samples of the reference`} ran unchanged.`,
      ),
      paragraph(
        'A run counts when the mock accepts the request, when it is the request that the page describes, and when the program prints the response shown beside it. Each language is also tested against one error. A sample whose body or parameters are undocumented is incomplete and never run: that is why fewer samples ran than are printed. The table counts every place that prints a sample, guides included.',
      ),
      ...section(
        'Languages',
        table(
          ['Language', 'Run with', 'Run', 'Incomplete'],
          record.languages.map(({ language, tool, run, printed: all, incomplete }): readonly Content[] => [
            [text(labelOf(language))],
            [text(tool)],
            [text(`${run} of ${all}`)],
            [text(String(incomplete))],
          ]),
        ),
        page.anchors,
      ),
    ],
  };
}

function labelOf(id: string): string {
  return SAMPLE_RENDERERS.find(({ language }) => language.id === id)?.language.label ?? id;
}

/** Complete samples that the reference prints now, and those of them that the record knows. */
function countsOf(
  { ran }: SamplesRecord,
  context: ReferenceContext,
): { readonly printed: number; readonly ran: number } {
  const known = new Set(ran);
  const texts = context.api.operations.flatMap((operation) => {
    const scenarios =
      requestSection(context.complete(operation, 'request'), context.pageContext('/reference'), operation.operationId)
        ?.scenarios ?? [];
    return scenarios
      .filter(({ request, incomplete }) => request !== undefined && incomplete === undefined)
      .flatMap(({ samples }) => samples.map(({ language, code: { text: source } }) => digestOf(language.id, source)));
  });
  return { printed: texts.length, ran: texts.filter((digest) => known.has(digest)).length };
}
