/** Separates the styles for what readers see first from the styles that pages load later. */
import { parse, type ChildNode, type Container } from 'postcss';
import type { StyleGroup } from '#src/model/render.ts';

/** Matches selectors for states that only an action of the reader causes, such as hovering. */
const TOUCHED = /:hover|:focus-visible|::backdrop|\[data-reported\]/;
/** Matches media queries for print, and for narrow windows, where the sidebar is closed at first. */
const LATER_MEDIA = /^(?:print|\(width ?< ?768px\))$/;

/**
 * Splits the rules of a style sheet: `later` has those for hovering, focus, print and narrow windows, and `first` has
 * all others. As the rules in `later` are loaded last, they override equally specific rules in `first` (CSS Cascade 4,
 * 6.1). A rule for `:hover` therefore has to exclude elements that should not change.
 */
export function splitStyles(css: string): { readonly first: string; readonly later: string } {
  const root = parse(css);
  return { first: part(root.clone(), false).toString(), later: part(root, true).toString() };
}

/**
 * Reduces a style sheet or at-rule to the rules that pages load later or, if `later` is false, to all others. At-rules
 * that become empty are removed.
 */
function part<Kind extends Container>(container: Kind, later: boolean): Kind {
  container.each((node) => {
    if (comesLater(node)) {
      if (!later) node.remove();
    } else if (isContainer(node)) {
      if (part(node, later).nodes?.length === 0) node.remove();
    } else if (later) node.remove();
  });
  return container;
}

function comesLater(node: ChildNode): boolean {
  if (node.type === 'rule') return node.selectors.every((selector) => TOUCHED.test(selector));
  return node.type === 'atrule' && node.name === 'media' && LATER_MEDIA.test(node.params);
}

const isContainer = (node: ChildNode): node is ChildNode & Container => 'nodes' in node;

/** The styles of pages: those that are inlined, and those that are loaded later. */
export interface PageStyles {
  /** Groups of styles that are inlined in pages. The first group is in every page. */
  readonly groups: readonly StyleGroup[];
  /** Styles for what readers do not see at first: parts further down, hovering, print. */
  readonly later: string;
}

/**
 * Separates the style sheets of components into groups to inline and one text to load later.
 *
 * @param firstView text of the critical style sheets, one for each group, in order.
 * @param others text of the style sheets that every page links.
 */
export function pageStyles(firstView: readonly string[], others: string): PageStyles {
  const parts = firstView.map(splitStyles);
  return {
    groups: groupsOf(parts.map(({ first }) => first)),
    later: parts.map(({ later }) => later).join('') + others,
  };
}

function groupsOf(sheets: readonly string[]): readonly StyleGroup[] {
  const named = new Set<string>();
  return sheets.map((css, index) => {
    const classes = [...classesOf(css)].filter((name) => !named.has(name));
    for (const name of classes) named.add(name);
    return index === 0 ? { css } : { css, classes };
  });
}

/** Returns the class names in the selectors of a style sheet (Selectors 4, 6.6). */
function classesOf(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([A-Za-z_][\w-]*)/g)) names.add(name);
  });
  return names;
}
