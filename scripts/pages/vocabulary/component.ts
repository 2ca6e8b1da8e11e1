import type { Nodes, RootContent } from 'mdast';
import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { Suggestion } from '#src/shared/text/nearest.ts';
import type { Problem } from '../../cli/problem.ts';
import type { MdxElement } from '../../guides/prose/content.ts';
import { suggestName } from '../context/former-names.ts';
import type { PageContext } from '../context/page-context.ts';

/** A component of the MDX vocabulary: its syntax in a guide, and how it is converted to content. */
export interface Component {
  /** Names of the attributes; true for required ones. A flag is an attribute without a value. */
  readonly attributes: Readonly<Record<string, boolean | 'flag'>>;
  /**
   * Whether the component shows a part of the API. Such components are built before all prose, in the order of the
   * page, so that prose can link to their fields. Other components are built with the surrounding prose.
   */
  readonly early?: true;
  /**
   * Adds to `addresses` the URLs of what the component will show, such as an operation. Called before any component is
   * built.
   */
  readonly announce?: (attributes: Attributes, context: PageContext) => void;
  readonly render: (use: ComponentUse) => Content;
}

export type Attributes = Readonly<Record<string, string>>;

/** One use of a component in a guide. */
export interface ComponentUse {
  readonly attributes: Attributes;
  readonly node: MdxElement;
  readonly context: GuideContext;
}

/** What a component of a guide can use while its page is made. */
export interface GuideContext extends PageContext {
  /** Reports a mistake at a node of the guide, or at an attribute of the node. */
  report(problem: GuideProblem, node: Nodes, attribute?: string): void;
  /** Converts Markdown inside the component to page content. */
  content(nodes: readonly RootContent[]): Content;
  /** Returns the URL of the current section: the page, and the anchor of the heading above. */
  section(): Href;
  /**
   * Resolves a link target in a guide: `/route`, `https:`, `site:key`, `operation:id`. Reports an invalid target and
   * returns undefined.
   */
  link(url: string, node: Nodes, attribute?: string): { readonly href: string; readonly external: boolean } | undefined;
}

export type GuideProblem = Pick<Problem, 'check' | 'message' | 'unknown'> & Suggestion;

/** Returns the attributes of an element that have a string value. Other attributes are reported elsewhere. */
export function attributesOf({ attributes }: MdxElement): Attributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      'name' in attribute && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
    ),
  );
}

/** Whether an element has the given flag: an attribute without a value. */
export function hasFlag({ node }: ComponentUse, name: string): boolean {
  return node.attributes.some((attribute) => 'name' in attribute && attribute.name === name);
}

export function childrenOf({ node }: ComponentUse): readonly RootContent[] {
  return node.children as readonly RootContent[];
}

/**
 * Returns the item of `known` that the value of an attribute names. If there is no such item, reports a problem and
 * suggests the nearest name. A missing attribute is reported elsewhere.
 *
 * @param kind words for the problem: `operation` for `There is no operation …`, or a pair such as `site.yaml` and `key`
 * for `site.yaml has no key …`
 */
export function lookUp<T>(
  { attributes, node, context }: ComponentUse,
  attribute: string,
  kind: string | readonly [owner: string, kind: string],
  known: Readonly<Record<string, T>>,
): T | undefined {
  const name = attributes[attribute];
  if (name === undefined) return undefined;
  if (Object.hasOwn(known, name)) return known[name];
  context.report(
    {
      check: 'guide-ids',
      unknown: name,
      message: `${typeof kind === 'string' ? `There is no ${kind}` : `${kind[0]} has no ${kind[1]}`} \`${name}\`.`,
      ...suggestName(context.api, String(kind), name, Object.keys(known)),
    },
    node,
    attribute,
  );
  return undefined;
}

/** Returns a record of the items, by key. */
export function keyed<T>(items: readonly T[], key: (item: T) => string): Readonly<Record<string, T>> {
  return Object.fromEntries(items.map((item) => [key(item), item]));
}

/** Reports a misuse of a component, of one of its attributes, or of a node inside it. */
export function misuse(
  { context, node }: ComponentUse,
  [message, hint]: readonly [message: string, hint: string],
  at: string | Nodes = node,
): void {
  const [place, attribute] = typeof at === 'string' ? [node, at] : [at, undefined];
  context.report({ check: 'guide-vocabulary', message, hint }, place, attribute);
}

/** Lists all components in a guide or in a part of it, in the order of the text, outer before inner. */
export function walkElements(tree: Nodes): readonly MdxElement[] {
  const inside = 'children' in tree ? tree.children.flatMap(walkElements) : [];
  return isElement(tree) ? [tree, ...inside] : inside;
}

function isElement(node: Nodes): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * Creates a component that only the component `parent` can contain, such as `<Option>` in `<Readiness>`. The parent
 * renders it. Anywhere else, a problem is reported.
 */
export function partOf(parent: string, attributes: Component['attributes']): Component {
  return {
    attributes,
    render: (use) => {
      misuse(use, [
        `\`<${use.node.name}>\` is outside \`<${parent}>\`.`,
        `Put it between \`<${parent}>\` and \`</${parent}>\`.`,
      ]);
      return [];
    },
  };
}

/**
 * Returns the components with a given name directly inside a component. They may be on lines of their own or within a
 * line.
 */
export function partsOf(use: ComponentUse, name: string, nodes = childrenOf(use)): readonly ComponentUse[] {
  return nodes
    .flatMap((child) => (child.type === 'paragraph' ? (child.children as RootContent[]) : [child]))
    .filter(isElement)
    .filter((node) => node.name === name)
    .map((node) => ({ node, attributes: attributesOf(node), context: use.context }));
}
