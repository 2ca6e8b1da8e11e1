/** The styles of pages by when they are needed. */
import { parse } from 'postcss';
import type { StyleGroup } from '#src/model/render.ts';
import { classesIn, splitStyles, withClasses } from './split-styles.ts';

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
 * @param uncommon classes in them whose rules are groups of their own, after these.
 * @param others what every page links.
 */
export function pageStyles(
  firstView: readonly string[],
  uncommon: readonly (readonly string[])[],
  others: string,
): PageStyles {
  const parts = firstView.map(splitStyles);
  let sheets = parts.map(({ first }) => first);
  const apart = uncommon.map((classes) => {
    const divided = sheets.map((css) => withClasses(css, new Set(classes)));
    sheets = divided.map(({ rest }) => rest);
    return { css: divided.map(({ chosen }) => chosen).join(''), classes };
  });
  return {
    groups: [...groupsOf(sheets), ...apart],
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
