import { toString } from 'mdast-util-to-string';
import type { Nodes, Table } from 'mdast';
import type { GuideSource } from '../../guides/guide-source.ts';
import type { Layout } from '../../guides/layout.ts';
import { didYouMean } from '../../nearest.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { nodesIn, placeOf } from './guide-nodes.ts';
import { meantList, plain, tableLists, type TableList } from './table-lists.ts';

/** A table written by hand that repeats an enum or the error catalogue says the same as the description. */
export const guideTable: Check = {
  id: 'guide-table',
  *run(context) {
    const lists = tableLists(context);
    for (const guide of context.guides.guides) {
      let section: Nodes[] = [];
      for (const node of nodesIn(guide.tree)) {
        if (node.type === 'heading') section = [];
        section.push(node);
        if (node.type === 'table') yield* tableFindings(context, guide, node, meantList(lists, rowsOf(node), section));
      }
    }
  },
};

/** A table as texts: the head first. */
function rowsOf(table: Table): readonly (readonly string[])[] {
  return table.children.map((row) => row.children.map((cell) => toString(cell).replace(/\s+/g, ' ').trim()));
}

function* tableFindings(
  { policy }: CheckContext,
  guide: GuideSource,
  table: Table,
  list: TableList | undefined,
): Iterable<Finding> {
  if (list === undefined) return;
  const instead = `or let \`${componentFor(policy.layout, list)}\` stand for the table`;
  const rows = rowsOf(table);
  const values = list.entries.map(({ value }) => value);
  const rowOf = new Map<string, number>();
  for (const [index, [value = '']] of rows.entries()) {
    if (index === 0) continue;
    const place = placeOfCell(guide, table, index, 0);
    if (!values.includes(list.key(value)))
      yield {
        message: `\`${value}\` is no value of ${list.subject}.`,
        hint: `${didYouMean(value, values)} Or take the row out, ${instead}.`,
        location: place,
      };
    else if (rowOf.has(list.key(value)))
      yield { message: `\`${value}\` has two rows.`, hint: `Take one of the two out, ${instead}.`, location: place };
    else rowOf.set(list.key(value), index);
  }
  for (const [index, { value, texts, source }] of list.entries.entries()) {
    const row = rowOf.get(value);
    const before =
      list.entries
        .slice(0, index)
        .map((entry) => rowOf.get(entry.value))
        .findLast((found) => found !== undefined) ?? 0;
    if (row === undefined)
      yield {
        message: `The table lacks \`${value}\`, which ${list.subject} has.`,
        hint: `Add its row${texts[0] === undefined ? '' : `, \`${texts[0]}\``} as ${source()} says, ${instead}.`,
        location: placeOfCell(guide, table, before, 0),
      };
  }
  for (const { column, part } of list.columns(rows)) {
    for (const { value, texts, source } of list.entries) {
      const row = rowOf.get(value);
      const [given, wanted] = [rows[row ?? -1]?.[column], texts[part]];
      if (row === undefined || given === undefined || wanted === undefined || plain(given) === plain(wanted)) continue;
      yield {
        message: `\`${given}\` is not what the description says of \`${value}\`.`,
        hint: `Write \`${wanted}\` as ${source()} says, ${instead}.`,
        location: placeOfCell(guide, table, row, column),
      };
    }
  }
}

/** Where what stands in a cell begins. */
function placeOfCell(guide: GuideSource, table: Table, row: number, column: number): Finding['location'] {
  const cell = table.children[row]?.children[column];
  const first = cell?.children[0];
  const place = placeOf(guide, first ?? cell ?? table);
  return first?.type === 'inlineCode' ? { ...place, column: place.column + 1 } : place;
}

/** The component that shows a list, by the name it has in this tree. */
function componentFor({ components }: Layout, { name, isCatalogue }: TableList): string {
  const ours = isCatalogue ? 'ErrorCatalogue' : name === undefined ? 'SchemaTable' : 'EnumTable';
  const [theirs, alias] = Object.entries(components).find(([, { component }]) => component === ours) ?? [ours];
  const attribute = Object.entries(alias?.attributes ?? {}).find(([, own]) => own === 'name')?.[0] ?? 'name';
  return isCatalogue ? `<${theirs} />` : `<${theirs} ${attribute}="${name ?? '…'}" />`;
}
