/** Part of a text, and whether it matches a word of the query. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** With the `u` flag only syntax characters may be escaped (ECMA-262, section 22.2.1). */
const SYNTAX = /[.*+?^${}()|[\]\\/]/g;

/** Splits a text at the words of the query, ignoring case. */
export function matchSegments(text: string, query: string): Segment[] {
  const pattern = patternOf(query);
  if (pattern === undefined) return [{ text, isMatch: false }];
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((segment) => segment.text !== '');
}

/** All texts of a list are held against one query. */
let last: { readonly query: string; readonly pattern: RegExp | undefined } | undefined;

function patternOf(query: string): RegExp | undefined {
  if (last?.query === query) return last.pattern;
  const words = query
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
  const pattern =
    words.length === 0
      ? undefined
      : new RegExp(`(${words.map((word) => word.replace(SYNTAX, '\\$&')).join('|')})`, 'giu');
  last = { query, pattern };
  return pattern;
}
