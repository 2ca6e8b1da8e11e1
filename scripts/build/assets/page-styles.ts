/** Sorts the styles of pages by whether the first screen needs them. */
import { parse, type ChildNode, type Container } from 'postcss';
import type { StyleGroup } from '#src/model/render.ts';

/** Matches selectors for states that only an action of the reader causes. */
const TOUCHED = /:hover|:focus-visible|::backdrop|\[data-reported\]/;
/** Matches media queries for print, and for narrow windows, where the drawer is closed at first. */
const LATER_MEDIA = /^(?:print|\(width ?< ?768px\))$/;

/**
 * Splits style rules into initial and deferred ones, which are for pointers, focus, print and the drawer. Of two
 * equally specific rules, the later applies (CSS Cascade 4, 6.1), so a rule for pointers has to exclude what it must
 * not affect.
 */
export function splitStyles(css: string): { readonly first: string; readonly later: string } {
  const root = parse(css);
  return { first: part(root.clone(), false).toString(), later: part(root, true).toString() };
}

/** Returns the names of the classes in a selector (Selectors 4, 6.6). */
function classesIn(selector: string): readonly string[] {
  return [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
}

/** Reduces a container to its deferred rules, or to all others; empty containers are removed. */
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

/** Styles by whether the first screen needs them. */
export interface PageStyles {
  /** Groups of styles that are inlined in pages; the first is in every page. */
  readonly groups: readonly StyleGroup[];
  /** Styles that the first screen does not need: parts further down, pointers, print. */
  readonly later: string;
}

/**
 * Sorts the style sheets of components.
 *
 * @param firstView style sheets of the critical groups, in order.
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

function classesOf(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    for (const name of classesIn(selector)) names.add(name);
  });
  return names;
}
