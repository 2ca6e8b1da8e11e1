/** Parses serialised parameters: the inverse of `../samples/parameter-style.ts`. */
import type { ParameterStyle } from '../../model/media-type.ts';
import type { Pair } from '../../model/sample.ts';
import { DEEPEST } from '../schema/nesting.ts';
import { splitPair } from '../text/split-pair.ts';
import type { TextValue } from './coerce.ts';

/** How a value is serialised. */
export interface ParameterSyntax {
  readonly style: ParameterStyle;
  readonly explode: boolean;
  /** Decodes a string: percent-decoding for URLs, no change for headers. The names of pairs are already decoded. */
  readonly decode: (text: string) => string;
  /** Delimiters between items; those in URLs by default. */
  readonly delimiters?: Delimiters;
}

/** The delimiters of the styles `spaceDelimited` and `pipeDelimited`. */
export type Delimiters = Readonly<Record<'spaceDelimited' | 'pipeDelimited', RegExp>>;

/** The delimiters in URLs, where reserved characters are encoded. */
const ENCODED: Delimiters = { spaceDelimited: /%20|\+/, pipeDelimited: /%7C|\|/i };

/** The delimiters in strings that are already decoded. */
export const PLAIN: Delimiters = { spaceDelimited: / /, pipeDelimited: /\|/ };

/** JSON Schema types that the schema of a value allows; empty if any type is allowed. */
export type Types = ReadonlySet<string>;

/**
 * Parses a path or header parameter (OpenAPI 3.1, section 4.8.12.4; RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7). Returns
 * all values that the text may represent, the most likely first; none if the text does not follow the style.
 */
export function parseText(name: string, text: string, syntax: ParameterSyntax, types: Types): readonly TextValue[] {
  const { style, explode, decode } = syntax;
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

/**
 * Parses the values of all pairs with one name in a query, a cookie or a form (OpenAPI 3.1, section 4.8.12.4; RFC 6570,
 * section 3.2.8). Returns everything that the values together may represent, the most likely first; an empty list if
 * the values do not follow the style.
 */
export function parseValues(
  values: readonly string[],
  { style, explode, decode, delimiters = ENCODED }: ParameterSyntax,
  types: Types,
): readonly TextValue[] {
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
    // The fields of an exploded object have pairs with other names, which `parseFields` reads.
    object: () => (single === undefined || repeated ? undefined : flat(split(single, delimiter), decode)),
    ...(first === '' && single === '' ? { empty: () => [''] } : {}),
  });
}

/** Builds an object from pairs that are its fields. A repeated name becomes a list. */
export function parseFields(pairs: readonly Pair[], decode: (text: string) => string): ReadonlyMap<string, TextValue> {
  const fields = new Map<string, TextValue>();
  for (const { name, value } of pairs) {
    const existing = fields.get(name);
    fields.set(
      name,
      existing === undefined
        ? decode(value)
        : ([...(Array.isArray(existing) ? existing : [existing]), decode(value)] as readonly TextValue[]),
    );
  }
  return fields;
}

/**
 * Parses pairs of the form `name[field]=value` (style `deepObject`). Nested brackets are accepted, as is common.
 * Undefined if the brackets are malformed.
 */
export function parseDeepObject(
  name: string,
  pairs: readonly Pair[],
  decode: (text: string) => string,
): TextValue | undefined {
  const root: Tree = new Map();
  for (const pair of pairs) {
    const way = pair.name.slice(name.length);
    if (!/^(\[[^[\]]*\])+$/.test(way)) return undefined;
    const steps = [...way.matchAll(/\[([^[\]]*)\]/g)].map(([, step = '']) => step);
    if (steps.length > DEEPEST || !plant(root, steps, decode(pair.value))) return undefined;
  }
  return harvested(root);
}

/**
 * The fields of an object by name, or the items of a list by `0`, `1`, …. `isList` is true if a pair had empty
 * brackets: `name[]`.
 */
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

/**
 * Whether a pair such as `name[][id]=1` continues `entry`, the last item of the list. If this item already has the
 * field `id`, the pair begins a new item.
 */
function takes(entry: Tree | string[] | undefined, [step = '']: readonly string[]): boolean {
  return entry !== undefined && !Array.isArray(entry) && !entry.has(step);
}

function harvested(tree: Tree): TextValue {
  const inside = (part: Tree | string[]): TextValue =>
    Array.isArray(part) ? (part.length === 1 ? (part[0] ?? '') : part) : harvested(part);
  if (tree.isList === true) return [...tree.values()].map(inside);
  return new Map([...tree].map(([key, part]) => [key, inside(part)]));
}

interface Readers {
  readonly whole: () => TextValue | undefined;
  readonly list: () => TextValue | undefined;
  readonly object: () => TextValue | undefined;
  readonly empty?: () => TextValue;
}

/**
 * Reads a value as each of the types that are allowed: as a whole, as a list, as an object. Returns all results, the
 * most likely first.
 */
function readings(types: Types, { whole, list, object, empty }: Readers): readonly TextValue[] {
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
  const pair = splitPair(piece);
  return decode(pair.name) === name ? pair.value : undefined;
}

/** Reads an exploded object from pieces such as `R=100` and `G=200`; undefined if a piece has no equals sign. */
function named(pieces: readonly string[], decode: (text: string) => string): TextValue | undefined {
  if (!pieces.every((piece) => piece.includes('='))) return undefined;
  return new Map(pieces.map(splitPair).map(({ name, value }) => [decode(name), decode(value)]));
}

/** Reads an object from names and values in turn, as in `R,100,G,200`; undefined if a value is missing. */
function flat(pieces: readonly string[], decode: (text: string) => string): TextValue | undefined {
  if (pieces.length % 2 === 1) return undefined;
  return new Map(
    pieces.flatMap((piece, index) =>
      index % 2 === 0 ? [[decode(piece), decode(pieces[index + 1] ?? '')] as const] : [],
    ),
  );
}
