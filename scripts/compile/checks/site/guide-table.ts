import type { Nodes, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { more, suggest } from '#src/shared/text/nearest.ts';
import type { GuideSource } from '../../source/guides/guide-source.ts';
import type { Check, CheckProblem } from '../lookup/check.ts';
import { nodesIn, placeOf } from '../lookup/guides/nodes.ts';
import { isOfOthers } from './names/ownership.ts';
import { ownWords } from './names/own-words.ts';
import { claimsAll, isHeadOf } from './table-claims.ts';
import { intendedList, plain, tableLists, type TableList } from './table-lists.ts';

/**
 * A table that repeats an enum or the error catalogue says the same as the description. One that lists some of its values
 * may do so; one that lists all of them lacks none.
 */
export const guideTable: Check = {
  id: 'guide-table',
  *run(context) {
    const lists = tableLists(context);
    for (const guide of context.guides.guides) {
      const own = ownWords(context, guide);
      let section: Nodes[] = [];
      for (const node of nodesIn(guide.tree)) {
        if (node.type === 'heading') section = [];
        section.push(node);
        if (node.type !== 'table') continue;
        const rows = rowsOf(node);
        const list = isOfOthers(rows[0]?.[0] ?? '', own) ? undefined : intendedList(lists, rows, section);
        if (list !== undefined) yield* tableProblems({ guide, table: node, rows, section, list });
      }
    }
  },
};

interface ListTable {
  readonly guide: GuideSource;
  readonly table: Table;
  readonly rows: readonly (readonly string[])[];
  readonly section: readonly Nodes[];
  readonly list: TableList;
}

/** The texts of a table, its head first. */
function rowsOf(table: Table): readonly (readonly string[])[] {
  return table.children.map((row) => row.children.map((cell) => toString(cell).replace(/\s+/g, ' ').trim()));
}

function* tableProblems(use: ListTable): Iterable<CheckProblem> {
  const { guide, table, rows, section, list } = use;
  const isWhole = claimsAll(list, rows, section);
  const instead = `or replace the table by \`${list.component}\``;
  const values = list.entries.map(({ value }) => value);
  const rowByValue = new Map<string, number>();
  for (const [index, [cell = '']] of rows.entries()) {
    if (index === 0) continue;
    const location = placeOfCell(guide, table, index, 0);
    const value = list.key(cell);
    const isValue = values.includes(value);
    if (!isValue && (isWhole || isHeadOf(list, rows[0]?.[0] ?? '')))
      yield {
        message: `\`${cell}\` is not a value of ${list.subject}.`,
        ...more(suggest(cell, values), `Or remove the row, ${instead}.`),
        location,
      };
    else if (rowByValue.has(value) && isWhole)
      yield { message: `\`${cell}\` has two rows.`, hint: `Remove one of the two, ${instead}.`, location };
    if (isValue && !rowByValue.has(value)) rowByValue.set(value, index);
  }
  if (isWhole) yield* missingRows(use, rowByValue, instead);
  for (const { column, part, isOwn } of list.columns(rows)) {
    for (const { value, texts, source } of list.entries) {
      const row = rowByValue.get(value);
      const [given, wanted] = [rows[row ?? -1]?.[column], texts[part]];
      if (row === undefined || given === undefined || wanted === undefined || plain(given) === plain(wanted)) continue;
      if (isOwn && !list.entries.some(({ texts: [title] }) => title !== undefined && plain(title) === plain(given)))
        continue;
      yield {
        message: `\`${given}\` is not what the description says of \`${value}\`.`,
        hint: `Write \`${wanted}\`, as in ${source()}, ${instead}.`,
        location: placeOfCell(guide, table, row, column),
      };
    }
  }
}

function* missingRows(
  { guide, table, list }: ListTable,
  rowByValue: ReadonlyMap<string, number>,
  instead: string,
): Iterable<CheckProblem> {
  let before = 0;
  for (const { value, texts, source } of list.entries) {
    const row = rowByValue.get(value);
    before = row ?? before;
    if (row === undefined)
      yield {
        message: `The table lacks \`${value}\`, which is in ${list.subject}.`,
        hint: `Add its row${texts[0] === undefined ? '' : `, \`${texts[0]}\``}, as in ${source()}, ${instead}.`,
        location: placeOfCell(guide, table, before, 0),
      };
  }
}

/** Where the content of a cell begins. */
function placeOfCell(guide: GuideSource, table: Table, row: number, column: number): CheckProblem['location'] {
  const cell = table.children[row]?.children[column];
  const first = cell?.children[0];
  const place = placeOf(guide, first ?? cell ?? table);
  return first?.type === 'inlineCode' ? { ...place, column: place.column + 1 } : place;
}
