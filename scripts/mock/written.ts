/** Reads parameters as they are written: the mirror of `scripts/samples/parameter-style.ts`. */
import type { ParameterStyle } from '../../src/model/api.ts';
import type { RawPair } from './target.ts';
import type { Written } from './typed.ts';

/** How a value was written. */
export interface Notation {
  readonly style: ParameterStyle;
  readonly explode: boolean;
  /** What is done to each text: percent-decoding in an address, nothing in a header. */
  readonly decode: (text: string) => string;
  /** What may stand between entries; by default as in an address. */
  readonly delimiters?: Delimiters;
}

export type Delimiters = Readonly<Record<'spaceDelimited' | 'pipeDelimited', RegExp>>;

/** In an address, where reserved characters are encoded. */
const ENCODED: Delimiters = { spaceDelimited: /%20|\+/, pipeDelimited: /%7C|\|/i };

/** In a text that is decoded already. */
export const PLAIN: Delimiters = { spaceDelimited: / /, pipeDelimited: /\|/ };

/** Types that the schema of the value speaks of; any where empty. */
export type Types = ReadonlySet<string>;

/** What a text of a path or a header may mean (OpenAPI 3.1, section 4.8.12.4; RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7); nothing where it is not of that style. */
export function readText(name: string, text: string, notation: Notation, types: Types): readonly Written[] {
  const { style, explode, decode } = notation;
  if (style !== 'matrix') {
    const body = style === 'label' ? afterwards(text, '.') : text;
    if (body === undefined) return [];
    const separator = style === 'label' && explode ? '.' : ',';
    return readings(types, {
      whole: () => decode(body),
      list: () => split(body, separator).map(decode),
      object: () => (explode ? named(split(body, separator), decode) : flat(split(body, ','), decode)),
    });
  }
  const body = afterwards(text, ';');
  if (body === undefined) return [];
  const pieces = body.split(';');
  const own = pieces.map((piece) => valueAfter(piece, name, decode));
  const values = own.every((value) => value !== undefined) ? own : undefined;
  const single = values?.length === 1 ? values[0] : undefined;
  return readings(types, {
    whole: () => (single === undefined ? undefined : decode(single)),
    list: () => (explode ? values?.map(decode) : single === undefined ? undefined : split(single, ',').map(decode)),
    object: () =>
      explode ? named(pieces, decode) : single === undefined ? undefined : flat(split(single, ','), decode),
  });
}

/** What pairs of one name in a query, a cookie or a form may mean (section 4.8.12.4; RFC 6570, section 3.2.8); nothing where they are not of that style. */
export function readValues(
  values: readonly string[],
  { style, explode, decode, delimiters = ENCODED }: Notation,
  types: Types,
): readonly Written[] {
  const [first] = values;
  const single = values.length === 1 ? first : undefined;
  const delimiter = style === 'spaceDelimited' || style === 'pipeDelimited' ? delimiters[style] : /,/;
  const repeated = explode || style === 'deepObject';
  return readings(types, {
    whole: () => (single === undefined ? undefined : decode(single)),
    list: () =>
      repeated
        ? single === ''
          ? []
          : values.map(decode)
        : single === undefined
          ? undefined
          : split(single, delimiter).map(decode),
    // Exploded, an object's fields have pairs of their own.
    object: () => (single === undefined || repeated ? undefined : flat(split(single, delimiter), decode)),
    ...(first === '' && single === '' ? { empty: () => [''] } : {}),
  });
}

/** An object whose fields are pairs: the pairs that belong to it, already chosen. */
export function readFields(pairs: readonly RawPair[], decode: (text: string) => string): Written {
  const fields = new Map<string, Written>();
  for (const { name, value } of pairs) {
    const known = fields.get(name);
    fields.set(
      name,
      known === undefined
        ? decode(value)
        : ([...(Array.isArray(known) ? known : [known]), decode(value)] as readonly Written[]),
    );
  }
  return fields;
}

/** `name[field]=value` (style `deepObject`), nested in brackets as is common; undefined where brackets do not pair. */
export function readDeep(
  name: string,
  pairs: readonly RawPair[],
  decode: (text: string) => string,
): Written | undefined {
  const root: Tree = new Map();
  for (const pair of pairs) {
    const way = pair.name.slice(name.length);
    if (!/^(\[[^[\]]*\])+$/.test(way)) return undefined;
    const steps = [...way.matchAll(/\[([^[\]]*)\]/g)].map(([, step = '']) => step);
    if (steps.length > DEEPEST || !plant(root, steps, decode(pair.value))) return undefined;
  }
  return harvested(root);
}

/** Deeper than any description nests. */
const DEEPEST = 100;

/** Fields, or entries under the names `0`, `1`, …; `isList` tells that brackets were empty. */
type Tree = Map<string, Tree | string[]> & { isList?: boolean };

function plant(tree: Tree, [step = '', ...rest]: readonly string[], value: string): boolean {
  if (step === '') tree.isList = true;
  const last = String(tree.size - 1);
  const key = step !== '' ? step : rest.length > 0 && takes(tree.get(last), rest) ? last : String(tree.size);
  const there = tree.get(key);
  if (rest.length > 0) {
    if (Array.isArray(there)) return false;
    const inside: Tree = there ?? new Map();
    tree.set(key, inside);
    return plant(inside, rest, value);
  }
  if (there !== undefined && !Array.isArray(there)) return false;
  tree.set(key, [...(there ?? []), value]);
  return true;
}

/** Whether the last entry of a list still lacks a field: one that comes again begins the next entry. */
function takes(entry: Tree | string[] | undefined, [step = '']: readonly string[]): boolean {
  return entry !== undefined && !Array.isArray(entry) && !entry.has(step);
}

function harvested(tree: Tree): Written {
  const inside = (part: Tree | string[]): Written =>
    Array.isArray(part) ? (part.length === 1 ? (part[0] ?? '') : part) : harvested(part);
  if (tree.isList === true) return [...tree.values()].map(inside);
  return new Map([...tree].map(([key, part]) => [key, inside(part)]));
}

interface Readers {
  readonly whole: () => Written | undefined;
  readonly list: () => Written | undefined;
  readonly object: () => Written | undefined;
  readonly empty?: () => Written;
}

/** The readings that the types allow, in the order in which they are likely. */
function readings(types: Types, { whole, list, object, empty }: Readers): readonly Written[] {
  const scalar = types.size === 0 || [...types].some((type) => type !== 'array' && type !== 'object');
  const all = [
    ...(types.has('array') ? [list(), empty?.()] : []),
    ...(types.has('object') ? [object()] : []),
    ...(scalar ? [whole()] : []),
    ...(types.size === 0 ? [list(), object()] : []),
  ].filter((reading) => reading !== undefined);
  if (all.length > 0) return all;
  const text = whole();
  return text === undefined ? [] : [text];
}

function split(text: string, separator: string | RegExp): readonly string[] {
  return text === '' ? [] : text.split(separator);
}

function afterwards(text: string, prefix: string): string | undefined {
  return text.startsWith(prefix) ? text.slice(prefix.length) : undefined;
}

function valueAfter(piece: string, name: string, decode: (text: string) => string): string | undefined {
  const equals = piece.indexOf('=');
  if (decode(equals < 0 ? piece : piece.slice(0, equals)) !== name) return undefined;
  return equals < 0 ? '' : piece.slice(equals + 1);
}

/** `R=100`, `G=200`. */
function named(pieces: readonly string[], decode: (text: string) => string): Written | undefined {
  if (!pieces.every((piece) => piece.includes('='))) return undefined;
  return new Map(
    pieces.map((piece) => [decode(piece.slice(0, piece.indexOf('='))), decode(piece.slice(piece.indexOf('=') + 1))]),
  );
}

/** `R,100,G,200`: names and values in turn. */
function flat(pieces: readonly string[], decode: (text: string) => string): Written | undefined {
  if (pieces.length % 2 === 1) return undefined;
  return new Map(
    pieces.flatMap((piece, index) =>
      index % 2 === 0 ? [[decode(piece), decode(pieces[index + 1] ?? '')] as const] : [],
    ),
  );
}
