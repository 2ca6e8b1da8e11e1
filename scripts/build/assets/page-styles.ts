/** The styles of pages by when they are needed. */
import { parse } from 'postcss';
import type { StyleGroup } from '#src/model/render.ts';
import { classesIn, splitStyles } from './split-styles.ts';

/** Styles by when they are needed. */
export interface PageStyles {
  /** Groups that stand in pages; the first in all. */
  readonly groups: readonly StyleGroup[];
  /** What stands below the first view, pointers and paper. */
  readonly later: string;
}

/**
 * Sorts the style sheets of components.
 *
 * @param firstView of the groups of the first view, in their order.
 * @param others what every page links.
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
