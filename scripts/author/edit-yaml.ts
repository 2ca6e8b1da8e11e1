/** Edits of YAML texts that change one place and preserve every other character. */
import {
  Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Node,
  type Pair,
  type Range,
  type YAMLMap,
} from 'yaml';
import { asRecord } from '#src/shared/schema/raw.ts';

export type Path = readonly (string | number)[];

/** A key to add to a YAML map, with its value. */
export interface Member {
  readonly key: string;
  readonly value: unknown;
  /**
   * An existing key of the map: the new key is inserted before it. If left out, the new key is added at the end of the
   * map.
   */
  readonly before?: string | undefined;
}

/**
 * A list of strings is written on one line if it has at most this number of items, of at most this number of characters
 * each.
 */
const IN_LINE = { items: 4, characters: 24 };

/** Formats a value as lines of YAML, in the style of this project. */
export function toYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Seq: (key, node) => {
      if (
        key !== null &&
        node.items.length <= IN_LINE.items &&
        node.items.every(
          (item) => isScalar(item) && typeof item.value === 'string' && item.value.length <= IN_LINE.characters,
        )
      )
        node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

/**
 * Returns the text with a key and its value (`member`) added to the map at `path`; missing maps along the path are
 * created. The text is unchanged if the path contains an alias, or a value that is not a map.
 */
export function addMember(text: string, path: Path, member: Member): string {
  const { node, missing } = deepest(text, path);
  const [first, ...rest] = missing;
  const inner: Member =
    first === undefined
      ? member
      : {
          key: String(first),
          value: rest.reduceRight<unknown>((value, key) => ({ [key]: value }), { [member.key]: member.value }),
        };
  return addTo(text, node, inner, path.slice(0, path.length - missing.length));
}

/** Returns the text with an item appended to the list at `path`. */
export function addItem(text: string, path: Path, value: unknown): string {
  const document = parseDocument(text);
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isSeq(node)) {
    if (path.length === 0) return `${text}${endOf(text)}${toYaml([value])}`;
    return addMember(text, path.slice(0, -1), { key: String(path.at(-1)), value: [value] });
  }
  const [start = 0, end = 0] = node.range ?? [];
  if (node.flow === true) return inFlow(text, end, node.items.length, flow(value));
  const item = indented(toYaml([value]), columnAt(text, start));
  return insertAfter(text, lastOf(node.items as Node[], end), item);
}

/**
 * Returns the text without the value at `path`. Maps and lists that become empty are removed, too. With `keepsLines`,
 * blank lines replace the removed lines, so that line numbers do not change.
 */
export function removeAt(text: string, path: Path, keepsLines = false): string {
  const parent: unknown = parseDocument(text).getIn(path.slice(0, -1), true);
  if (!isMap<Node, Node | null>(parent) && !isSeq<Node>(parent)) return text;
  const key = path.at(-1);
  const ranges = isSeq(parent)
    ? parent.items.map(({ range }) => [range?.[0] ?? 0, range?.[1] ?? 0] as const)
    : parent.items.map((pair) => [pair.key.range?.[0] ?? 0, endNode(pair).range?.[1] ?? 0] as const);
  const at = isSeq(parent)
    ? Number(key)
    : parent.items.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
  const [[start, end] = [0, 0], before, after] = [ranges[at], ranges[at - 1], ranges[at + 1]];
  if (ranges[at] === undefined) return text;
  if (ranges.length === 1 && path.length > 1) return removeAt(text, path.slice(0, -1), keepsLines);
  const without = (from: number, to: number, begin = from): string => {
    const lines = keepsLines ? text.slice(from, to).replaceAll(/[^\n]/g, '') : '';
    return text.slice(0, begin) + lines + text.slice(begin, from) + text.slice(to);
  };
  if (parent.flow === true) return before === undefined ? without(start, after?.[0] ?? end) : without(before[1], end);
  // The first key of a map in a list is on the line of the dash.
  const line = start - columnAt(text, start);
  if (isMap(parent) && after !== undefined && text.slice(line, start).trim() !== '')
    return without(start, after[0], line);
  const newline = text.indexOf('\n', text.slice(0, end).trimEnd().length);
  return without(beginOf(text, start), newline < 0 ? text.length : newline + 1);
}

/**
 * Returns the start and end offsets of the value at `path` or, with `onKey`, of its key. YAML aliases on the path are
 * followed. Undefined if there is no such value.
 */
export function rangeAt(
  document: Document,
  path: Path,
  onKey = false,
): readonly [from: number, to: number] | undefined {
  let node: unknown = document.contents;
  let pair: Pair<Node, Node | null> | undefined;
  for (const step of path) {
    const parent = isAlias(node) ? node.resolve(document) : node;
    pair = isMap<Node, Node | null>(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined;
    node = isSeq(parent) ? parent.items[Number(step)] : pair?.value;
  }
  const { range } = asRecord(onKey ? pair?.key : node) as { range?: Range };
  return range == null ? undefined : [range[0], range[1]];
}

/** Returns the deepest existing node along `path`, and the keys of `path` that are missing below that node. */
function deepest(text: string, path: Path): { node: unknown; missing: Path } {
  const document = parseDocument(text);
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (node !== undefined) return { node, missing: path.slice(depth) };
  }
  return { node: document.contents, missing: path };
}

function addTo(text: string, node: unknown, member: Member, path: Path): string {
  if (isAlias(node) || isSeq(node) || (isScalar(node) && node.value !== null)) return text;
  const lines = toYaml({ [member.key]: member.value });
  if (!isMap(node)) return fillEmpty(text, node as Node | null, lines, path);
  const [start = 0, end = 0] = node.range ?? [];
  if (node.flow === true) {
    if (node.items.length === 0) return fillEmpty(text, node, lines, path);
    const pair = flow({ [member.key]: member.value }, !Array.isArray(member.value)).replace(/^\{ ?| ?\}$/g, '');
    return inFlow(text, end, node.items.length, pair);
  }
  const item = indented(lines, columnAt(text, start));
  const next = node.items.find(({ key }) => isScalar(key) && String(key.value) === member.before);
  if (next === undefined)
    return insertAfter(text, lastOf((node as YAMLMap<Node, Node | null>).items.map(endNode), end), item);
  const at = beginOf(text, (next.key as Node).range?.[0] ?? end);
  return text.slice(0, at) + item + text.slice(at);
}

const endNode = ({ key, value }: Pair<Node, Node | null>): Node => value ?? key;

/** Returns the end offset of the last node, or `fallback` if there are no nodes. */
function lastOf(nodes: readonly Node[], fallback: number): number {
  return nodes.at(-1)?.range?.[1] ?? fallback;
}

/** Replaces the empty value at `path` (nothing, `null` or `{}`) by a map with the given lines. */
function fillEmpty(text: string, node: Node | null, lines: string, path: Path): string {
  if (path.length === 0) return node === null ? `${text}${endOf(text)}${lines}` : lines;
  const parent = parseDocument(text).getIn(path.slice(0, -1), true);
  const key = isMap(parent)
    ? (parent.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))?.key as Node | undefined)
    : undefined;
  const column = key === undefined ? 2 * path.length : columnAt(text, key.range?.[0] ?? 0) + 2;
  const [start = text.length, end = text.length] = node?.range ?? [];
  return `${text.slice(0, start).trimEnd()}\n${indented(lines, column).trimEnd()}${text.slice(end)}`;
}

function inFlow(text: string, end: number, items: number, item: string): string {
  const close = end - 1;
  const before = text.slice(0, close).trimEnd();
  return `${before}${items === 0 || before.endsWith(',') ? '' : ','}${items === 0 ? '' : ' '}${item}${text.slice(before.length)}`;
}

/** Formats a value on one line. With `flowCollectionPadding`, there are spaces inside braces and brackets. */
function flow(value: unknown, flowCollectionPadding = true): string {
  const document = new Document(value);
  visit(document, { Collection: (_, node) => void (node.flow = true) });
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding }).trim();
}

/** Inserts an item below the last non-blank line before the offset `end`. */
function insertAfter(text: string, end: number, item: string): string {
  const content = text.slice(0, end).trimEnd().length;
  const newline = text.indexOf('\n', content);
  return newline < 0 ? `${text}\n${item}` : text.slice(0, newline + 1) + item + text.slice(newline + 1);
}

/** Returns the offset at which the line of a key begins. Comment lines directly above the key count as a part of it. */
function beginOf(text: string, offset: number): number {
  const column = columnAt(text, offset);
  let at = offset - column;
  for (;;) {
    const above = text.lastIndexOf('\n', at - 2) + 1;
    if (at === 0 || !text.slice(above, at).startsWith(`${' '.repeat(column)}#`)) return at;
    at = above;
  }
}

function columnAt(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

function indented(lines: string, column: number): string {
  return lines.replace(/^(?=.)/gm, ' '.repeat(column));
}

const endOf = (text: string): string => (text === '' || text.endsWith('\n') ? '' : '\n');
