/** Which style sheets stand in pages, and which few pages need. All others are one file that every page has. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { className } from './short-names.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/**
 * Of whatever a first screen may show, in groups: the first stands in every page, each other in those that have one of
 * its classes (`page-styles.ts`), in this order. Below `src/`; moved from here, a component gets a `<DeferredStyles />`
 * before it.
 */
const FIRST_VIEW = {
  frame: [
    'shell/styles.css',
    'content/Content.module.css',
    'content/Article.module.css',
    'content/Heading.module.css',
    'shell/Frame.module.css',
    'content/SidebarGroup.module.css',
    'shell/Sidebar.module.css',
    'shell/TopBar.module.css',
    'shell/Wordmark.module.css',
  ],
  // What a description alone has none of: guides beside it, gaps that its author knows.
  authored: ['content/Undocumented.module.css', 'content/OpenQuestions.module.css', 'shell/SectionSwitch.module.css'],
  guide: ['guide/OnThisPage.module.css', 'guide/Callout.module.css'],
  layout: ['guide/Cards.module.css', 'guide/Columns.module.css'],
  samples: [
    'content/TabGroup.module.css',
    'sample/CopyButton.module.css',
    'sample/highlight.css',
    'sample/CodeBlock.module.css',
    'sample/Samples.module.css',
    'sample/NamedExamples.module.css',
    'operation/Operation.module.css',
  ],
  enums: ['schema/EnumTable.module.css'],
  fields: [
    'schema/DetailsTools.module.css',
    'schema/CopyPath.css',
    'schema/FieldDetails.module.css',
    'schema/FieldTable.module.css',
  ],
  operation: ['operation/Section.module.css', 'operation/MethodPath.module.css'],
  reference: [
    'reference/Entries.module.css',
    'reference/Method.module.css',
    'reference/ReferenceArticle.module.css',
    'reference/ReferenceSidebar.module.css',
    'schema/SchemaTable.module.css',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Classes in these sheets that few pages have: their rules are groups of their own, after all others. Each group costs
 * every page its hash in the policy.
 */
const UNCOMMON: readonly Readonly<Record<string, readonly string[]>>[] = [
  {
    'content/TabGroup.module.css': ['plain'],
    'operation/Section.module.css': ['label'],
    'schema/EnumTable.module.css': ['fold'],
    'schema/FieldDetails.module.css': ['more', 'title'],
    'schema/FieldTable.module.css': ['variants'],
  },
  {
    'content/Content.module.css': ['scroll', 'center', 'right', 'picture'],
    'content/Heading.module.css': ['h1'],
    'operation/Operation.module.css': ['fold', 'mark', 'event'],
    'operation/Section.module.css': ['bare', 'links', 'variable', 'remedy', 'more'],
    'reference/Entries.module.css': ['more', 'deprecated'],
    'reference/ReferenceArticle.module.css': ['badges'],
    'sample/NamedExamples.module.css': ['examples'],
  },
];

/** Names the style sheets that few pages need: their components get a `<DeferredStyles sheet="fewPagesStyles" />` before them. */
const FEW_PAGES_SHEETS: readonly string[] = [
  'explain/form.css',
  'guide/SequencePicture.module.css',
  'schema/ErrorCatalogue.module.css',
  'shell/NotFound.module.css',
];

/** Names of the groups of the first view, in the order of their styles. */
export const GROUPS = Object.keys(FIRST_VIEW);

/** The uncommon classes of each group, by their names in a build. */
export function uncommonClasses(): readonly (readonly string[])[] {
  return UNCOMMON.map((sheets) =>
    Object.entries(sheets).flatMap(([sheet, names]) => names.map((name) => className(name, join(SRC, sheet)))),
  );
}

/** Name of the sheets that few pages need. */
export const FEW_PAGES = 'rare';

/** The part that a style sheet belongs to, by its absolute path; undefined for what every page links. */
export function partOf(path: string): string | undefined {
  return Object.entries(SHEETS).find(([, sheets]) => sheets.some((sheet) => path.endsWith(`/src/${sheet}`)))?.[0];
}

const SHEETS: Readonly<Record<string, readonly string[]>> = { ...FIRST_VIEW, [FEW_PAGES]: FEW_PAGES_SHEETS };

/** Names of all parts: of each the server's build makes a file. */
export const PARTS = Object.keys(SHEETS);
