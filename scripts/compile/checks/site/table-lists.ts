import type { Nodes } from 'mdast';
import { follow } from '../lookup/operations.ts';
import type { CheckContext } from '../lookup/check.ts';
import { attributesOf } from '../lookup/guides/nodes.ts';
import { namedEnums, writtenAt } from './named-enums.ts';

/** A list of the description that a table may repeat: an enum, or the error catalogue. */
export interface TableList {
  readonly name: string | undefined;
  /** In words: `` the enum `Channel` ``. */
  readonly subject: string;
  /** The component that shows it. */
  readonly component: string;
  readonly entries: readonly ListEntry[];
  /** The value that a cell of the first column names. */
  key(cell: string): string;
  /** Which columns of a table repeat which texts. */
  columns(rows: Rows): readonly { readonly column: number; readonly part: number }[];
}

interface ListEntry {
  readonly value: string;
  /** Title, meaning and remedy. */
  readonly texts: readonly (string | undefined)[];
  /** File and line of the description, in backticks. */
  readonly source: () => string;
}

type Rows = readonly (readonly string[])[];

/** Headings of columns for titles, meanings and remedies. */
const HEADINGS = [
  /title|label|name|reason|status/i,
  /meaning|description|cause|when|what it/i,
  /remedy|action|fix|what to do|solution/i,
];

/** The enums of a description, and its error catalogue. */
export function tableLists({ api, document, locator }: CheckContext): readonly TableList[] {
  const enums = namedEnums(document)
    .filter(({ members }) => members.length > 1)
    .map(({ name, members }) =>
      toList({
        name,
        subject: name === undefined ? 'this enum' : `the enum \`${name}\``,
        component: name === undefined ? '<SchemaTable name="…" />' : `<EnumTable name="${name}" />`,
        entries: members.map(({ text, meaning, description, place }) => ({
          value: text,
          texts: [meaning, description],
          source: () => writtenAt(locator, place),
        })),
        key: (cell) => cell,
      }),
    );
  const entries = api.catalogue.map(({ code, title, meaning, remedy, component }) => ({
    value: code.toUpperCase(),
    texts: [title || undefined, meaning || undefined, remedy],
    source: () =>
      writtenAt(locator, { holder: follow(document, document.components?.responses?.[component]), key: 'x-catalogue' }),
  }));
  const catalogue = toList({
    name: undefined,
    subject: 'the error catalogue',
    component: '<ErrorCatalogue />',
    entries,
    key: (cell) => cell.toUpperCase(),
  });
  return entries.length === 0 ? enums : [...enums, catalogue];
}

function toList(list: Omit<TableList, 'columns'>): TableList {
  return { ...list, columns: (rows) => columnsOf(list, rows) };
}

/**
 * The list that a table repeats: its first column has two values or more, or one of an enum that is shown beside the
 * table; and its numbers are not just a count.
 */
export function intendedList(
  lists: readonly TableList[],
  rows: Rows,
  section: readonly Nodes[],
): TableList | undefined {
  const shown = section.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'EnumTable' ? (attributesOf(node).get('name') ?? []) : [],
  );
  const head = rows[0]?.[0] ?? '';
  const scored = lists.flatMap((list) => {
    const hits = list.entries.filter(({ value }) => rows.slice(1).some(([cell = '']) => list.key(cell) === value));
    const agreeing = hits.filter(({ value, texts }) =>
      rows.some(
        ([cell = '', ...others]) =>
          list.key(cell) === value && others.some((other) => texts.some((text) => isSame(text, other))),
      ),
    );
    const isNamed =
      list.name !== undefined &&
      (shown.includes(list.name) || plain(head).replaceAll(' ', '').toLowerCase() === list.name.toLowerCase());
    const isCount =
      hits.every(({ value }) => /^\d{1,2}$/.test(value)) &&
      agreeing.length === 0 &&
      !isNamed &&
      !/value|code|enum/i.test(head);
    const score = (isNamed ? 1000 : 0) + hits.length + 2 * agreeing.length - (list.entries.length - hits.length) / 100;
    return hits.length < (isNamed ? 1 : 2) || isCount ? [] : [{ list, score }];
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.list;
}

/**
 * A column repeats the texts that most of its cells equal; without any, those that its heading names; the second column
 * always repeats some.
 */
function columnsOf({ entries, key }: Omit<TableList, 'columns'>, rows: Rows): { column: number; part: number }[] {
  const parts = [0, 1, 2].filter((part) => entries.some(({ texts }) => texts[part] !== undefined));
  return (rows[0] ?? []).flatMap((head, column) => {
    if (column === 0) return [];
    const agreeing = (part: number): number =>
      rows
        .slice(1)
        .filter((row) =>
          entries.some(({ value, texts }) => key(row[0] ?? '') === value && isSame(texts[part], row[column] ?? '')),
        ).length;
    const best = parts.toSorted((a, b) => agreeing(b) - agreeing(a))[0];
    const part =
      best !== undefined && agreeing(best) > 0
        ? best
        : (parts.find((one) => HEADINGS[one]?.test(head)) ?? (column === 1 ? parts[0] : undefined));
    return part === undefined ? [] : [{ column, part }];
  });
}

function isSame(text: string | undefined, cell: string): boolean {
  return text !== undefined && plain(text) === plain(cell);
}

/** A text for comparison, without marks and the full stop at its end. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[`*_]/g, '').trim().replace(/\.$/, '');
}
