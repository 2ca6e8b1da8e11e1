import type { Content, ContentNode } from '../../model/content.ts';
import type { ElementName } from '../../model/prose.ts';

type NodeOf<Kind extends ContentNode['kind']> = Extract<ContentNode, { readonly kind: Kind }>;

/** One function for each kind of content node. TypeScript rejects a visitor that lacks a kind. */
export type ContentVisitor<Result> = {
  readonly [Kind in ContentNode['kind']]: (node: NodeOf<Kind>) => Result;
};

/** Calls the visitor's function for the kind of a node, and returns its result. */
export function visit<Result>(node: ContentNode, visitor: ContentVisitor<Result>): Result {
  // TypeScript cannot infer that the function for `node.kind` accepts this node.
  const handle = visitor[node.kind] as (node: ContentNode) => Result;
  return handle(node);
}

/** Returns a part of a visitor: for each of the listed kinds, a function that returns `result`. */
export function always<Result, Kind extends ContentNode['kind']>(
  result: Result,
  ...kinds: readonly Kind[]
): Readonly<Record<Kind, () => Result>> {
  return Object.fromEntries(kinds.map((kind) => [kind, () => result])) as unknown as Readonly<
    Record<Kind, () => Result>
  >;
}

/** Collects a visitor's results for all nodes of content, nested nodes included. A parent comes before its children. */
export function collect<Found>(content: Content, visitor: ContentVisitor<readonly Found[]>): readonly Found[] {
  return content.flatMap((node) => [
    ...visit(node, visitor),
    ...visit(node, INSIDE).flatMap((inside) => collect(inside, visitor)),
  ]);
}

/** Inline elements; all others are blocks. */
export const INLINE_ELEMENTS: ReadonlySet<ElementName> = new Set(['em', 'strong', 'del', 'code', 'sub', 'sup', 'br']);

/** Returns the plain text of content, as a screen reader would speak it, with spaces between blocks. */
export function textOf(content: Content): string {
  return content
    .map((node, index) => {
      const isBlock = index > 0 && node.kind === 'element' && !INLINE_ELEMENTS.has(node.name);
      return (isBlock ? ' ' : '') + visit(node, TEXT);
    })
    .join('');
}

const children = (node: { readonly children: Content }): readonly Content[] => [node.children];

/**
 * A visitor that returns the content nested in a node. For content that is generated from the description, such as
 * operations and tables, it returns nothing.
 */
const INSIDE: ContentVisitor<readonly Content[]> = {
  ...always([], 'text', 'image', 'picture', 'codeBlock', 'term', 'menuPath', 'codePanel', 'entries'),
  ...always([], 'operation', 'request', 'response', 'webhook', 'schema', 'schemaTable', 'enumTable', 'errorCatalogue'),
  element: children,
  link: children,
  heading: children,
  callout: children,
  steps: ({ steps }) => steps,
  columns: ({ columns }) => columns,
  tabs: ({ tabs }) => tabs.flatMap(children),
  cards: ({ cards }) => cards.flatMap(children),
  sequence: ({ sequence }) => sequence.messages.map(({ label }) => label),
};

const textInside = (node: ContentNode): string => visit(node, INSIDE).map(textOf).join('');

const TEXT: ContentVisitor<string> = {
  ...always('', 'image', 'codeBlock', 'codePanel', 'entries'),
  ...always('', 'operation', 'request', 'response', 'webhook', 'schema', 'schemaTable', 'enumTable', 'errorCatalogue'),
  text: ({ value }) => value,
  picture: ({ alt }) => alt,
  term: ({ text, detail }) => (detail === undefined ? text : `${text} (${detail})`),
  menuPath: ({ labels }) => labels.join(', '),
  element: (node) => (node.name === 'br' ? ' ' : textInside(node)),
  link: textInside,
  heading: textInside,
  callout: textInside,
  steps: textInside,
  columns: textInside,
  tabs: textInside,
  cards: textInside,
  sequence: textInside,
};
