/** Decides which style sheets are inlined in pages. All others form one file, to which every page links. */

/**
 * Critical style sheets in groups, in cascade order; paths are below `src/`. The first group is inlined in every page.
 * Another group is inlined only in pages that use one of its classes (`page-styles.ts`). If a component's style sheet
 * is removed from this list, the component needs a `<DeferredStyles />` before it.
 */
const FIRST_VIEW = {
  frame: [
    'app/shell/styles.css',
    'views/content/Content.module.css',
    'views/content/Article.module.css',
    'views/content/Heading.module.css',
    'app/shell/Frame.module.css',
    'views/content/SidebarGroup.module.css',
    'app/shell/Sidebar.module.css',
    'app/shell/TopBar.module.css',
    'app/shell/Wordmark.module.css',
  ],
  // Parts that no page needs if authors write only a description: without guides, and with nothing marked as not
  // published.
  authored: [
    'views/content/Undocumented.module.css',
    'views/content/OpenQuestions.module.css',
    'app/shell/SectionSwitch.module.css',
  ],
  tables: ['views/content/ContentTable.module.css'],
  guide: ['views/guide/OnThisPage.module.css', 'views/guide/Callout.module.css'],
  layout: ['views/guide/Cards.module.css', 'views/guide/Columns.module.css'],
  landing: ['views/guide/Landing.module.css'],
  samples: [
    'views/content/TabGroup.module.css',
    'views/sample/CopyButton.module.css',
    'views/sample/highlight.css',
    'views/sample/CodeBlock.module.css',
    'views/sample/Samples.module.css',
    'views/sample/NamedExamples.module.css',
    'views/operation/Operation.module.css',
  ],
  enums: ['views/schema/EnumTable.module.css'],
  fields: [
    'views/schema/DetailsTools.module.css',
    'views/schema/CopyPath.css',
    'views/schema/FieldDetails.module.css',
    'views/schema/FieldTable.module.css',
  ],
  operation: ['views/operation/Section.module.css', 'views/operation/MethodPath.module.css'],
  lists: ['views/reference/Entries.module.css', 'views/schema/SchemaTable.module.css'],
  reference: [
    'views/reference/Method.module.css',
    'views/reference/ReferenceArticle.module.css',
    'views/reference/ReferenceSidebar.module.css',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Names of the groups, in cascade order. The server build writes a file for each group. */
export const GROUPS = Object.keys(FIRST_VIEW);

/**
 * Returns the group of a style sheet with this absolute path; undefined if its rules are in the file to which every
 * page links.
 */
export function groupOf(path: string): string | undefined {
  return Object.entries(FIRST_VIEW).find(([, sheets]) => sheets.some((sheet) => path.endsWith(`/src/${sheet}`)))?.[0];
}
