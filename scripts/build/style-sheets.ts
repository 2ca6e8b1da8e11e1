/** Which style sheets stand in every page, and which few pages need. All others are one file that every page has. */

/**
 * Of whatever a first screen may show: these stand in every page. Below `src/`; moved from here, a component gets a
 * `<LaterStyles />` before it.
 */
const FIRST_VIEW: readonly string[] = [
  'shell/styles.css',
  'shell/Frame.module.css',
  'shell/TopBar.module.css',
  'shell/Wordmark.module.css',
  'shell/Sidebar.module.css',
  'shell/SectionSwitch.module.css',
  'content/SidebarGroup.module.css',
  'content/Article.module.css',
  'content/Content.module.css',
  'content/GapBox.module.css',
  'content/Heading.module.css',
  'content/TabGroup.module.css',
  'content/Unconfirmed.module.css',
  'content/VisuallyHidden.module.css',
  'guide/Callout.module.css',
  'guide/OnThisPage.module.css',
  'reference/Entries.module.css',
  'reference/Method.module.css',
  'reference/ReferenceArticle.module.css',
  'reference/ReferenceSidebar.module.css',
  'operation/BuildLink.module.css',
  'operation/InReference.module.css',
  'operation/MethodPath.module.css',
  'operation/Operation.module.css',
  'operation/Part.module.css',
  'operation/Parts.module.css',
  'sample/CodeBlock.module.css',
  'sample/CopyButton.module.css',
  'sample/NamedExamples.module.css',
  'sample/Samples.module.css',
  'schema/CopyPath.css',
  'schema/DetailsTools.module.css',
  'schema/EnumTable.module.css',
  'schema/FieldDetails.module.css',
  'schema/FieldTable.module.css',
  'schema/SchemaTable.module.css',
];

/** Of what few pages show: their components get a `<RareStyles />` before them. */
const RARE: readonly string[] = [
  'explain/form.css',
  'guide/SequencePicture.module.css',
  'schema/ErrorCatalogue.module.css',
  'shell/NotFound.module.css',
];

/** Whether a style sheet, by its absolute path, belongs to the first view. */
export const isFirstView = isOneOf(FIRST_VIEW);

/** Whether a style sheet, by its absolute path, is of what few pages show. */
export const isRare = isOneOf(RARE);

function isOneOf(sheets: readonly string[]): (path: string) => boolean {
  const ends = sheets.map((sheet) => `/src/${sheet}`);
  return (path) => ends.some((end) => path.endsWith(end));
}
