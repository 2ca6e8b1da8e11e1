import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { PageLink } from '#src/model/page.ts';
import { DOWNLOADS_FOLDER, type DownloadFile } from '../../downloads/download.ts';
import { ALL_DOWNLOADS, DOWNLOADS } from '../../downloads/index.ts';
import type { ReferenceContext, UnlinkedPage } from './context.ts';
import { operationEntries } from './entries.ts';
import { pageHead } from './page-head.ts';
import { element, link, marked, paragraph, table, text } from '../../prose/nodes.ts';
import { section } from './section.ts';

export const DOWNLOADS_PAGE: Href = '/reference/downloads';

/** The way to the page, by what is there: `OpenAPI, Postman, types`. */
export const DOWNLOADS_LINK: PageLink = {
  label: [...new Set(DOWNLOADS.map(({ short }) => short))].join(', '),
  href: DOWNLOADS_PAGE,
};

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
    description: `${context.api.info.title} for Postman, Bruno, editors, code and tests.`,
    content: [
      paragraph('Made from the same description as this site, with every build. Their URLs stay the same.'),
      ...table(
        sizes === undefined ? ['File', 'What it is'] : ['File', 'What it is', 'Size'],
        listed.map((download) => row(download, sizes?.get(download.file))),
      ),
      ...(uncallable.length === 0
        ? []
        : section(
            'Left out of the requests',
            [
              paragraph(
                uncallable.length === 1
                  ? 'Collections omit this operation: its path or method is not documented. Types, schemas and fixtures include it.'
                  : `Collections omit these ${uncallable.length} operations: their path or method is not documented. Types, schemas and fixtures include them.`,
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
