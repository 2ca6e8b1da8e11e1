import type { Nodes, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { didYouMean } from '#src/shared/text/nearest.ts';
import type { GuideSource } from '../../source/guides/guide-source.ts';
import type { Check, CheckProblem } from '../lookup/check.ts';
import { nodesIn, placeOf } from '../lookup/guides/nodes.ts';
import { intendedList, plain, tableLists, type TableList } from './table-lists.ts';

/** A table that repeats an enum or the error catalogue says the same as the description. */
export const guideTable: Check = {
  id: 'guide-table',
  *run(context) {
    const lists = tableLists(context);
    for (const guide of context.guides.guides) {
      let section: Nodes[] = [];
      for (const node of nodesIn(guide.tree)) {
        if (node.type === 'heading') section = [];
        section.push(node);
        const list = node.type === 'table' ? intendedList(lists, rowsOf(node), section) : undefined;
        if (node.type === 'table' && list !== undefined) yield* tableProblems(guide, node, list);
      }
    }
  },
};

/** The texts of a table, its head first. */
function rowsOf(table: Table): readonly (readonly string[])[] {
  return table.children.map((row) => row.children.map((cell) => toString(cell).replace(/\s+/g, ' ').trim()));
}

function* tableProblems(guide: GuideSource, table: Table, list: TableList): Iterable<CheckProblem> {
  const instead = `or replace the table by \`${list.component}\``;
  const rows = rowsOf(table);
  const values = list.entries.map(({ value }) => value);
  const rowByValue = new Map<string, number>();
  for (const [index, [cell = '']] of rows.entries()) {
    if (index === 0) continue;
    const location = placeOfCell(guide, table, index, 0);
    const value = list.key(cell);
    if (!values.includes(value))
      yield {
        message: `\`${cell}\` is not a value of ${list.subject}.`,
        hint: `${didYouMean(cell, values)} Or remove the row, ${instead}.`,
        location,
      };
    else if (rowByValue.has(value))
      yield { message: `\`${cell}\` has two rows.`, hint: `Remove one of the two, ${instead}.`, location };
    else rowByValue.set(value, index);
  }
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
  for (const { column, part } of list.columns(rows)) {
    for (const { value, texts, source } of list.entries) {
      const row = rowByValue.get(value);
      const [given, wanted] = [rows[row ?? -1]?.[column], texts[part]];
      if (row === undefined || given === undefined || wanted === undefined || plain(given) === plain(wanted)) continue;
      yield {
        message: `\`${given}\` is not what the description says of \`${value}\`.`,
        hint: `Write \`${wanted}\`, as in ${source()}, ${instead}.`,
        location: placeOfCell(guide, table, row, column),
      };
    }
  }
}

/** Where the content of a cell begins. */
function placeOfCell(guide: GuideSource, table: Table, row: number, column: number): CheckProblem['location'] {
  const cell = table.children[row]?.children[column];
  const first = cell?.children[0];
  const place = placeOf(guide, first ?? cell ?? table);
  return first?.type === 'inlineCode' ? { ...place, column: place.column + 1 } : place;
}
