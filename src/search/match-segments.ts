/** Part of a text, and whether it matches a word of the query. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** With the `u` flag only syntax characters may be escaped (ECMA-262, section 22.2.1). */
const SYNTAX = /[.*+?^${}()|[\]\\/]/g;

/** Splits a text at the words of the query, ignoring case. */
export function matchSegments(text: string, query: string): Segment[] {
  const words = query
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${words.map((word) => word.replace(SYNTAX, '\\$&')).join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((segment) => segment.text !== '');
}
