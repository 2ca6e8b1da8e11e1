import { toString } from 'mdast-util-to-string';
import type { Nodes } from 'mdast';
import type { TableList } from './table-lists.ts';

type Rows = readonly (readonly string[])[];

/** Words with which a table is the whole list. */
const ALL = /\b(?:every|all|each|complete list|full list|whole|entire|possible values|the following values)\b/i;
/** Words with which it is some of it. */
const SOME =
  /\b(?:some|most|few|common(?:ly)?|frequent(?:ly)?|often|usual(?:ly)?|typical(?:ly)?|matters?|important|main|only|here|on this page|for this|of this|these|those|for example|such as|e\.g\.|not all|selected|new|added|relevant|worth|interesting)\b/i;
/** Of a list of so many values, a table that leaves two out may have forgotten them. */
const LONG = 7;

/** Whether a table is meant to have every value of a list. */
export function claimsAll(list: TableList, rows: Rows, section: readonly Nodes[]): boolean {
  const values = list.entries.map(({ value }) => value);
  const given = new Set(rows.slice(1).map(([cell = '']) => list.key(cell)));
  const missing = values.filter((value) => !given.has(value)).length;
  const told = [...introOf(section), ...(rows[0] ?? [])].join('. ');
  if (missing === 0 || ALL.test(told)) return true;
  const isRenamed = given.size === values.length && missing === 1;
  return (
    isRenamed || (!SOME.test(told) && (missing === 1 || (missing === 2 && values.length >= LONG)) && values.length > 2)
  );
}

/** The heading above a table, and the paragraph before it. */
function introOf(section: readonly Nodes[]): readonly string[] {
  const heading = section.find(({ type }) => type === 'heading');
  const paragraph = section.findLast(({ type }) => type === 'paragraph');
  return [heading, paragraph].flatMap((node) => (node === undefined ? [] : toString(node)));
}

/** Whether the head of the first column says that its cells are values of the list. */
export function isHeadOf(list: TableList, head: string): boolean {
  const wanted = head.replace(/[^A-Za-z]/g, '').toLowerCase();
  return wanted !== '' && list.heads.some((one) => one.toLowerCase() === wanted);
}
