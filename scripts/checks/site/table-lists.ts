import type { Nodes } from 'mdast';
import { asList, asRecord, type Raw } from '../../model/raw.ts';
import { resolveRef } from '../../model/resolve-ref.ts';
import type { CheckContext } from '../check.ts';
import { namedEnums, writtenAt } from './named-enums.ts';

/** A list of the description that a table may repeat: an enum, or the error catalogue. */
export interface TableList {
  readonly name: string | undefined;
  readonly isCatalogue: boolean;
  /** In words: `the enum Channel`. */
  readonly subject: string;
  /** Each value with its texts: title, meaning, remedy. */
  readonly entries: readonly ListEntry[];
  /** A cell of the first column as a value. */
  key(cell: string): string;
  /** Which columns of a table repeat which texts. */
  columns(rows: Rows): readonly { readonly column: number; readonly part: number }[];
}

export interface ListEntry {
  readonly value: string;
  readonly texts: readonly (string | undefined)[];
  /** Where the description says so: file and line, in backticks. */
  readonly source: () => string;
}

type Rows = readonly (readonly string[])[];

/** What heads a column of titles, meanings and remedies. */
const HEADS = [
  /title|label|name|reason|status/i,
  /meaning|description|cause|when|what it/i,
  /remedy|action|fix|what to do|solution/i,
];

export function tableLists({ api, document, locator, policy }: CheckContext): readonly TableList[] {
  const enums = namedEnums(document)
    .filter(({ members }) => members.length > 1)
    .map(({ name, members }) =>
      toList({
        name,
        isCatalogue: false,
        subject: name === undefined ? 'this enum' : `the enum \`${name}\``,
        entries: members.map(({ text, meaning, description, place }) => ({
          value: text,
          texts: [meaning, description],
          source: () => writtenAt(locator, place),
        })),
        key: (cell) => cell,
      }),
    );
  const entries = api.catalogue.map(({ code, title, meaning, remedy, component }, index): ListEntry => ({
    value: code.toUpperCase(),
    texts: [title || undefined, meaning || undefined, remedy],
    source: () =>
      writtenAt(locator, {
        holder: catalogueNode(document, component, policy.layout.catalogue, index),
        key: component === '' ? 'title' : 'x-catalogue',
      }),
  }));
  return [
    ...enums,
    ...(entries.length === 0
      ? []
      : [
          toList({
            name: undefined,
            isCatalogue: true,
            subject: 'the error catalogue',
            entries,
            key: (cell) => cell.toUpperCase(),
          }),
        ]),
  ];
}

/** The object of the description that an entry of the catalogue was read from. */
function catalogueNode(
  document: CheckContext['document'],
  component: string,
  extension: string | undefined,
  index: number,
): object {
  if (extension === undefined)
    return asRecord(resolveRef(document, asRecord(asRecord(document.components?.responses)[component])));
  return asRecord(asList(resolveRef(document, (document as unknown as Raw)[extension] as object))[index]);
}

function toList(list: Omit<TableList, 'columns'>): TableList {
  return { ...list, columns: (rows) => columnsOf(list, rows) };
}

/** The list that a table repeats: two values or more are in its first column, or one of an enum shown beside it; and numbers are not just a count. */
export function meantList(lists: readonly TableList[], rows: Rows, section: readonly Nodes[]): TableList | undefined {
  const named = section.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'EnumTable'
      ? node.attributes.flatMap((attribute) =>
          'name' in attribute && attribute.name === 'name' ? [attribute.value] : [],
        )
      : [],
  );
  const head = rows[0]?.[0] ?? '';
  const scored = lists.flatMap((list) => {
    const hits = list.entries.filter(({ value }) => rows.slice(1).some(([cell = '']) => list.key(cell) === value));
    const agreeing = hits.filter(({ value, texts }) =>
      rows.some(
        ([cell = '', ...others]) =>
          list.key(cell) === value &&
          others.some((other) => texts.some((text) => text !== undefined && plain(text) === plain(other))),
      ),
    );
    const isNamed =
      list.name !== undefined &&
      (named.includes(list.name) || plain(head).replaceAll(' ', '').toLowerCase() === list.name.toLowerCase());
    const isCount =
      hits.every(({ value }) => /^\d{1,2}$/.test(value)) &&
      agreeing.length === 0 &&
      !isNamed &&
      !/value|code|enum/i.test(head);
    const score = (isNamed ? 1000 : 0) + hits.length + 2 * agreeing.length - (list.entries.length - hits.length) / 100;
    return hits.length < (isNamed ? 1 : 2) || isCount ? [] : [{ list, score }];
  });
  return scored.reduce<{ list: TableList; score: number } | undefined>(
    (best, one) => (best === undefined || one.score > best.score ? one : best),
    undefined,
  )?.list;
}

/** A column repeats the texts that most of its cells equal; without any, what its head says; the second column always one. */
function columnsOf({ entries, key }: Omit<TableList, 'columns'>, rows: Rows): { column: number; part: number }[] {
  const parts = [0, 1, 2].filter((part) => entries.some(({ texts }) => texts[part] !== undefined));
  return (rows[0] ?? []).flatMap((head, column) => {
    if (column === 0) return [];
    const agreeing = (part: number): number =>
      rows
        .slice(1)
        .filter((row) =>
          entries.some(
            ({ value, texts }) =>
              key(row[0] ?? '') === value &&
              plain(texts[part] ?? '') === plain(row[column] ?? '') &&
              texts[part] !== undefined,
          ),
        ).length;
    const best = parts.reduce<number | undefined>(
      (most, part) => (agreeing(part) > (most === undefined ? 0 : agreeing(most)) ? part : most),
      undefined,
    );
    const headed = parts.find((part) => HEADS[part]?.test(head));
    const part = best ?? headed ?? (column === 1 ? parts[0] : undefined);
    return part === undefined ? [] : [{ column, part }];
  });
}

/** A text for comparison: a full stop at the end says nothing. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[`*_]/g, '').trim().replace(/\.$/, '');
}
