import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { PageLink } from '#src/model/page.ts';
import { DOWNLOADS_FOLDER, type DownloadFile } from '../../downloads/download.ts';
import { ALL_DOWNLOADS, DOWNLOADS } from '../../downloads/index.ts';
import { openapiYaml } from '../../downloads/openapi-yaml.ts';
import type { ReferenceContext, UnlinkedPage } from './context.ts';
import { operationEntries } from './entries.ts';
import { pageHead } from './page-head.ts';
import { element, link, marked, paragraph, table, text } from '../../prose/nodes.ts';
import { section } from './section.ts';

export const DOWNLOADS_PAGE: Href = '/reference/downloads';

/** Every site had these files; the page says which programs make the same of the description. */
export const FORMER_DOWNLOADS: readonly Href[] = [
  `/${DOWNLOADS_FOLDER}bruno-collection.zip`,
  `/${DOWNLOADS_FOLDER}types.d.ts`,
];

/** The way to the page, by what is there: `OpenAPI, Postman, .http`. */
export const DOWNLOADS_LINK: PageLink = {
  label: [...new Set(DOWNLOADS.map(({ short }) => short))].join(', '),
  href: DOWNLOADS_PAGE,
};

/** Programs that make of the description what they need, and how. */
const TOOLS: readonly (readonly [tool: string, how: string])[] = [
  ['Bruno', `\`npx @usebruno/cli import openapi --source ${openapiYaml.file} --output . --collection-name API\``],
  ['openapi-typescript', `\`npx openapi-typescript ${openapiYaml.file} -o types.d.ts\``],
  ['Insomnia', `Import, then choose \`${openapiYaml.file}\`.`],
];

/** Sizes of the files that were made, in bytes, by name. */
export type DownloadSizes = ReadonlyMap<string, number>;

/** What readers can take away. Without sizes, as during development, all files are listed. */
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
      paragraph('Made from the same description as this site, with every build. Their URLs stay the same.'),
      ...table(
        sizes === undefined ? ['File', 'What it is'] : ['File', 'What it is', 'Size'],
        listed.map((download) => row(download, sizes?.get(download.file))),
      ),
      ...section(
        'Other tools',
        [
          paragraph(...marked(`They read \`${openapiYaml.file}\`.`)),
          ...table(
            ['Tool', 'How to use it'],
            TOOLS.map(([tool, how]) => [[element('strong', text(tool))], [...marked(how)]]),
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
                  ? 'Collections omit this operation: its path or method is not documented. Schemas and fixtures include it.'
                  : `Collections omit these ${uncallable.length} operations: their path or method is not documented. Schemas and fixtures include them.`,
              ),
              operationEntries(uncallable, context),
            ],
            page.anchors,
          )),
    ],
  };
}

function row({ file, title, about, use }: DownloadFile, size: number | undefined): readonly Content[] {
  return [
    [element('strong', text(title)), element('br'), link(file, `/${DOWNLOADS_FOLDER}${file}`)],
    [...marked(about), text(' '), ...marked(use)],
    ...(size === undefined ? [] : [[text(sizeText(size))]]),
  ];
}

/** Kilobytes of a thousand bytes, as hosts and browsers show them. */
function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}
