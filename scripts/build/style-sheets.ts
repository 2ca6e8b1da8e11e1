/** Which style sheets stand in pages. All others are one file that every page has. */

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
  tables: ['content/ContentTable.module.css'],
  guide: ['guide/OnThisPage.module.css', 'guide/Callout.module.css'],
  layout: ['guide/Cards.module.css', 'guide/Columns.module.css'],
  landing: ['guide/Landing.module.css'],
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
  lists: ['reference/Entries.module.css', 'schema/SchemaTable.module.css'],
  reference: [
    'reference/Method.module.css',
    'reference/ReferenceArticle.module.css',
    'reference/ReferenceSidebar.module.css',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Names of the groups, in the order of their styles: of each the server's build makes a file. */
export const GROUPS = Object.keys(FIRST_VIEW);

/** The group that a style sheet belongs to, by its absolute path; undefined for what every page links. */
export function groupOf(path: string): string | undefined {
  return Object.entries(FIRST_VIEW).find(([, sheets]) => sheets.some((sheet) => path.endsWith(`/src/${sheet}`)))?.[0];
}
