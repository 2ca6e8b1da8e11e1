import type { Nodes } from 'mdast';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import { groupBy } from '../../../text/group-by.ts';
import { schemasIn } from '../lookup/references.ts';
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
  /** What the column of its values may be called: the enum, a field that has it. */
  readonly heads: readonly string[];
  /** The value that a cell of the first column names. */
  key(cell: string): string;
  /** Which columns of a table repeat which texts. */
  columns(rows: Rows): readonly Column[];
}

interface Column {
  readonly column: number;
  /** Which of the texts it repeats. */
  readonly part: number;
  /** Whether it has words of its own, and is wrong only with the title of another value. */
  readonly isOwn: boolean;
}

interface ListEntry {
  readonly value: string;
  /** Title, meaning and remedy. */
  readonly texts: readonly (string | undefined)[];
  /** File and line of the description, in backticks. */
  readonly source: () => string;
}

type Rows = readonly (readonly string[])[];

/** The heading of a column for titles. */
const TITLE = /^(?:title|label|name|reason(?: phrase)?)$/i;

/** The enums of a description, and its error catalogue. */
export function tableLists({ api, document, locator }: CheckContext): readonly TableList[] {
  const fields = fieldsByEnum(document);
  const enums = namedEnums(document)
    .filter(({ members }) => members.length > 1)
    .map(({ name, members }) =>
      toList({
        name,
        heads: name === undefined ? [] : [name, ...(fields.get(name) ?? [])],
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
    heads: ['status', 'statusCode', 'code', 'errorCode', 'HTTP', 'httpStatus', 'error'],
    subject: 'the error catalogue',
    component: '<ErrorCatalogue />',
    entries,
    key: (cell) => cell.toUpperCase(),
  });
  return entries.length === 0 ? enums : [...enums, catalogue];
}

/** Fields by the name of the schema that they refer to. */
function fieldsByEnum(document: OpenApiDocument): ReadonlyMap<string, readonly string[]> {
  const properties = schemasIn(document).flatMap((schema) => Object.entries(asRecord(schema['properties'])));
  const refs = properties.flatMap(([field, schema]) => {
    const ref = asRecord(schema)['$ref'];
    return typeof ref === 'string' ? [{ field, name: ref.slice(ref.lastIndexOf('/') + 1) }] : [];
  });
  return new Map([...groupBy(refs, ({ name }) => name)].map(([name, all]) => [name, all.map(({ field }) => field)]));
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
 * A column repeats the texts that half of its cells or more equal, or titles where its heading says so. Any other column
 * has words of its own, unless it gives one value the title of another.
 */
function columnsOf({ entries, key }: Omit<TableList, 'columns'>, rows: Rows): readonly Column[] {
  const parts = [0, 1, 2].filter((part) => entries.some(({ texts }) => texts[part] !== undefined));
  const listed = entries.filter(({ value }) => rows.slice(1).some(([cell = '']) => key(cell) === value));
  return (rows[0] ?? []).flatMap((head, column) => {
    if (column === 0) return [];
    const cellOf = (value: string): string => rows.slice(1).find(([cell = '']) => key(cell) === value)?.[column] ?? '';
    const agreeing = (part: number): number =>
      listed.filter(({ value, texts }) => isSame(texts[part], cellOf(value))).length;
    const best = parts.toSorted((a, b) => agreeing(b) - agreeing(a))[0];
    if (best !== undefined && agreeing(best) > 0 && agreeing(best) * 2 >= listed.length)
      return [{ column, part: best, isOwn: false }];
    return parts.includes(0) ? [{ column, part: 0, isOwn: !TITLE.test(head.trim()) }] : [];
  });
}

function isSame(text: string | undefined, cell: string): boolean {
  return text !== undefined && plain(text) === plain(cell);
}

/** A text for comparison, without marks and the full stop at its end. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[`*_]/g, '').trim().replace(/\.$/, '');
}
