import type { Api } from '#src/model/api.ts';
import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { PageLink } from '#src/model/page.ts';
import { SAMPLE_RENDERERS } from '#src/shared/samples/index.ts';
import { groupBy } from '../../text/group-by.ts';
import { DOWNLOADS_FOLDER, type DownloadFile } from '../../downloads/download.ts';
import { ALL_DOWNLOADS, DOWNLOADS } from '../../downloads/index.ts';
import { openapiYaml } from '../../downloads/openapi-yaml.ts';
import { element, link, marked, paragraph, table, text, list } from '../../guides/prose/nodes.ts';
import { digestOf, type SamplesRecord } from '../../description/source/samples-record.ts';
import { requestSection } from '../operation/request-section.ts';
import { type ReferenceContext, type UnlinkedPage, pageHead, section, operationEntries, OVERVIEW } from './context.ts';
import { LISTS, tagLabel } from './groups.ts';

export const EXPLAIN_PAGE: Href = '/explain';

export const DOWNLOADS_PAGE: Href = '/reference/downloads';

/**
 * URLs of downloads that sites no longer offer. The downloads page lists programs that create such files from the
 * description.
 */
export const FORMER_DOWNLOADS: readonly Href[] = [
  `/${DOWNLOADS_FOLDER}bruno-collection.zip`,
  `/${DOWNLOADS_FOLDER}types.d.ts`,
];

/** Link to the downloads page, labelled with its contents: `OpenAPI, Postman, .http`. */
export const DOWNLOADS_LINK: PageLink = {
  label: [...new Set(DOWNLOADS.map(({ short }) => short))].join(', '),
  href: DOWNLOADS_PAGE,
};

/** Programs that convert the description, and how to use them. */
const TOOLS: readonly (readonly [tool: string, how: string])[] = [
  ['Bruno', `\`npx @usebruno/cli import openapi --source ${openapiYaml.file} --output . --collection-name API\``],
  ['openapi-typescript', `\`npx openapi-typescript ${openapiYaml.file} -o types.d.ts\``],
  ['Insomnia', `Import, then choose \`${openapiYaml.file}\`.`],
];

/** Sizes in bytes of the download files that were made, by file name. */
type DownloadSizes = ReadonlyMap<string, number>;

/** Creates the downloads page. It lists the files in `sizes` or, without `sizes` (during development), all files. */
export function downloadsPage(context: ReferenceContext, sizes?: DownloadSizes): UnlinkedPage {
  const page = context.pageContext(DOWNLOADS_PAGE);
  const { operations } = context.api;
  const uncallable = operations.filter(({ path, methodPublished }) => path === undefined || !methodPublished);
  const listed = ALL_DOWNLOADS.filter(({ file }) => sizes === undefined || sizes.has(file));
  return {
    kind: 'downloads',
    ...pageHead(DOWNLOADS_PAGE, 'Downloads'),
    description: `${context.api.info.title} for Postman, editors, code and tests.`,
    content: [
      paragraph("Generated from this site's API description."),
      ...table(
        sizes === undefined ? ['File', 'What it is'] : ['File', 'What it is', 'Size'],
        listed.map((download) => row(download, sizes?.get(download.file))),
      ),
      ...section(
        'Other tools',
        [
          paragraph(...marked(`They read \`${openapiYaml.file}\`.`)),
          ...baseUrls(context.api),
          ...table(
            ['Tool', 'How to use it'],
            TOOLS.map(([tool, how]) => [[element('strong', text(tool))], marked(how)]),
          ),
        ],
        page.anchors,
      ),
      ...(uncallable.length === 0
        ? []
        : section(
            'Left out of the requests',
            [
              paragraph(
                uncallable.length === 1
                  ? 'Collections, the mock and generated clients omit this operation: its path or method is not documented. Schemas and fixtures include the documented parts of its bodies.'
                  : `Collections, the mock and generated clients omit these ${uncallable.length} operations: their path or method is not documented. Schemas and fixtures include the documented parts of their bodies.`,
              ),
              ...operationEntries(uncallable, context),
            ],
            page.anchors,
          )),
    ],
  };
}

/**
 * Lists the base URLs of all operations, for tools that read only the top-level `servers`. Returns an empty list if the
 * top-level `servers` contain all base URLs.
 */
function baseUrls(api: Api): Content {
  const { operations, servers } = api;
  const calls = groupBy(
    operations.filter(({ path }) => path !== undefined),
    ({ server }) => server.url,
  );
  if ([...calls.keys()].every((url) => servers.some((server) => server.url === url))) return [];
  const groups = [...calls].map(([url, those]) => {
    const names = new Set(those.map(({ tags: [tag], summary }) => (tag === undefined ? summary : tagLabel(api, tag))));
    return marked(`\`${url}\`: ${[...names].join(', ')}`);
  });
  return [
    paragraph(
      ...marked(
        `Paths in \`${openapiYaml.file}\` begin after a base URL of their own. Give it to tools that read only the top \`servers\`:`,
      ),
    ),
    ...list(groups),
  ];
}

function row({ file, title, about, use }: DownloadFile, size: number | undefined): readonly Content[] {
  return [
    [element('strong', text(title)), element('br'), link(file, `/${DOWNLOADS_FOLDER}${file}`)],
    [...marked(about), text(' '), ...marked(use)],
    ...(size === undefined ? [] : [[text(sizeText(size))]]),
  ];
}

/** Formats a size in kilobytes of 1000 bytes, as hosts and browsers do. */
function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}

/** Creates the page about request samples that ran, with the versions of the tools that ran them. */
export function samplesPage(record: SamplesRecord, href: Href, context: ReferenceContext): UnlinkedPage {
  const page = context.pageContext(href);
  const printed = samplesOf(record, context);
  const count = (expected: PrintedSample['state'], samples = printed): number =>
    samples.filter(({ state }) => state === expected).length;
  const ran = count('ran');
  const all = ran + count('not run');
  return {
    kind: 'testedSamples',
    ...pageHead(href, 'Tested samples'),
    description: 'Which request samples of the reference were run, and in which versions.',
    content: [
      paragraph(
        `Every complete request sample is run in its own language against a mock of the API, made from the same description. ${ran === all ? `All ${all} complete samples` : `${ran} of the ${all} complete samples`} ran, wrapped only where a file of that language needs more around it.`,
      ),
      paragraph(
        'A run counts when the mock accepts the request, when it is the request that the page describes, and when the program prints the response shown beside it, if there is one. Each language is also tested against one error. A sample that lacks its body or a parameter is incomplete and never run.',
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
      ...(record.languages.some(({ language }) => language === 'csharp')
        ? [
            paragraph(
              'C# samples need .NET 6 or later. They were tested with Mono, inside a method, because Mono has no top-level statements.',
            ),
          ]
        : []),
    ],
  };
}

function labelOf(id: string): string {
  return SAMPLE_RENDERERS.find(({ language }) => language.id === id)?.language.label ?? id;
}

/** The language of a request sample in the reference, and whether the sample ran. Incomplete samples never run. */
interface PrintedSample {
  readonly language: string;
  readonly state: 'ran' | 'not run' | 'incomplete';
}

/**
 * Returns the request samples that the reference now shows. A sample ran if the record contains the digest of its text.
 */
function samplesOf({ ran }: SamplesRecord, context: ReferenceContext): readonly PrintedSample[] {
  const known = new Set(ran);
  return context.api.operations.flatMap((operation) => {
    const page = context.pageContext(OVERVIEW);
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

/** Creates the page on which readers paste a response to have it explained. It also links to errors and webhooks. */
export function explainPage(context: ReferenceContext): UnlinkedPage {
  const page = context.pageContext(EXPLAIN_PAGE);
  const { groups } = context.index;
  const errors = groups.find(({ href }) => href === LISTS.errors);
  const webhooks = groups.find(({ href }) => href === LISTS.webhooks);
  return {
    kind: 'explain',
    ...pageHead(EXPLAIN_PAGE, 'Explain a response'),
    description: `Paste a response of ${context.api.info.title}: what it means, who must act, and which fields are wrong.`,
    content: section(
      'Status codes and operations',
      [
        ...list((errors?.entries ?? []).map(({ label, href }) => [link(label, href)])),
        paragraph(
          'Compare the body with the response of the operation you called: ',
          link('all operations', OVERVIEW),
          '.',
        ),
        ...(webhooks === undefined
          ? []
          : [paragraph('Compare a payload with its ', link('webhook', webhooks.href), '.')]),
      ],
      page.anchors,
    ),
  };
}
