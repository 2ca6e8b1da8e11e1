/** The groups of styles that pages hold. */
import { parse } from 'postcss';
import type { StyleGroup } from '#src/model/render.ts';

/**
 * Makes a group of each style sheet: every page holds the first, others are held where one of their own classes is.
 *
 * @param sheets in the order of their rules.
 */
export function styleGroups(sheets: readonly string[]): readonly StyleGroup[] {
  const named = new Set<string>();
  return sheets.map((css, index) => {
    const classes = [...classesOf(css)].filter((name) => !named.has(name));
    for (const name of classes) named.add(name);
    return index === 0 ? { css } : { css, classes };
  });
}

/** Returns the names of the classes in selectors (Selectors 4, 6.6). */
function classesOf(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([A-Za-z_][\w-]*)/g)) names.add(name);
  });
  return names;
}
