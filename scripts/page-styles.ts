import { parse, type Container, type Root } from 'postcss';
import { hashedFile } from './hashed-file.ts';
import type { OutputFile } from './output-file.ts';

/** The style sheet of one page, below the site's root. */
export type PageStyles = (html: string) => OutputFile;

/**
 * Leaves out of a style sheet what a page cannot need: rules for classes that its HTML does not have, in the order of the
 * rest. Pages of the same classes share a file. Classes are those of CSS modules, so a name stands for one component.
 */
export function createPageStyles(sheet: string): PageStyles {
  const root = parse(sheet);
  const known = new Map<string, OutputFile>();
  const used = new Set<string>();
  root.walkRules(({ selector }) => classesOf(selector).forEach((name) => used.add(name)));
  return (html) => {
    const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')).filter((name) => used.has(name)));
    const key = [...classes].sort().join(' ');
    const file = known.get(key) ?? hashedFile('view', 'css', pruned(root, classes));
    known.set(key, file);
    return file;
  };
}

function pruned(root: Root, classes: ReadonlySet<string>): string {
  const sheet = root.clone();
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  sheet.walkAtRules((rule) => {
    if (isEmpty(rule)) rule.remove();
  });
  return sheet.toString();
}

/** Classes an element must have for a selector (Selectors 4); what stands in `:is()` and its like may be one of several. */
function classesOf(selector: string): readonly string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '').replace(/\[[^\]]*\]/g, '');
  }
  return [...plain.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

function isEmpty({ nodes }: Container): boolean {
  return nodes?.length === 0;
}
