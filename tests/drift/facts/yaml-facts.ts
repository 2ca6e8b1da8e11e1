import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Pair,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Fact, Range, Role } from './fact.ts';
import { GRAMMAR, keyRole, PROSE, type Shape } from './grammar.ts';

/** Where a YAML text lies: its file, how many characters precede it there, and what its places begin with. */
interface Origin {
  readonly file: string;
  readonly text: string;
  readonly offset: number;
}

type Place = readonly string[];

/**
 * Every fact of a YAML text, in its order. `offset` is where the text begins in its file, as frontmatter does not begin
 * there; `place` leads to the text.
 */
export function yamlFacts(file: string, text: string, shape: Shape, offset = 0, place: Place = []): readonly Fact[] {
  const { contents } = parseDocument(text, { keepSourceTokens: true });
  return contents === null ? [] : [...nodeFacts({ file, text, offset }, contents, shape, place)];
}

function* nodeFacts(origin: Origin, node: unknown, shape: Shape, place: Place): Iterable<Fact> {
  if (isMap(node)) yield* mapFacts(origin, node, shape, place);
  else if (isSeq(node)) yield* listFacts(origin, node, shape, place);
  else if (isScalar(node) && ('scalar' in shape || 'data' in shape))
    yield* scalarFact(origin, node as Scalar.Parsed, 'scalar' in shape ? shape.scalar : 'datum', place);
}

function* mapFacts(origin: Origin, node: YAMLMap, shape: Shape, place: Place): Iterable<Fact> {
  const pairs = node.items as Pair<Scalar.Parsed, ParsedNode | null>[];
  const kind = 'object' in shape ? shape.object : '';
  for (const [index, { key, value }] of pairs.entries()) {
    const name = String(key.value);
    const below = [...place, escape(name)];
    const role = 'data' in shape ? 'data-key' : 'map' in shape ? shape.keys : keyRole(kind, name);
    const isProse = role === 'keyword' && PROSE.has(name);
    if (!isProse) yield { ...keyFact(origin, key, role, below), ...wholePair(origin, pairs, index) };
    if (value === null) continue;
    if (PROSE.has(name) && !('data' in shape)) {
      yield* quotes(origin.file, origin.text, value.range, below.join('/'), origin.offset);
      continue;
    }
    const inside: Shape | undefined = 'data' in shape ? shape : 'map' in shape ? shape.map : GRAMMAR[kind]?.[name];
    if (name === '$ref' && isScalar(value)) yield* scalarFact(origin, value as Scalar.Parsed, 'reference', below);
    else if (inside !== undefined) yield* nodeFacts(origin, value, inside, below);
  }
}

function* listFacts(origin: Origin, node: YAMLSeq, shape: Shape, place: Place): Iterable<Fact> {
  const items = node.items as ParsedNode[];
  const inside: Shape = 'list' in shape ? shape.list : shape;
  for (const [index, item] of items.entries()) {
    const below = [...place, String(index)];
    const whole = wholeEntry(origin, node, index);
    if (isScalar(item)) for (const fact of nodeFacts(origin, item, inside, below)) yield { ...fact, ...whole };
    else {
      yield {
        role: 'entry',
        file: origin.file,
        place: below.join('/'),
        text: place.at(-1) ?? '',
        value: item.toJSON(),
        range: moved(origin, trimmed(origin, item.range)),
        ...whole,
        group: groupOf(origin, place),
      };
      yield* nodeFacts(origin, item, inside, below);
    }
  }
}

function* scalarFact(origin: Origin, node: Scalar.Parsed, role: Role, place: Place): Iterable<Fact> {
  yield {
    role,
    file: origin.file,
    place: place.join('/'),
    text: String(node.value),
    value: node.value,
    range: moved(origin, trimmed(origin, node.range)),
    group: groupOf(origin, place.slice(0, -1)),
  };
}

/** Names and values that prose sets as code. One that is broken over two lines is left alone. */
export function* quotes(
  file: string,
  text: string,
  [start, end]: readonly [number, number, ...number[]],
  place: string,
  offset = 0,
): Iterable<Fact> {
  for (const { 1: quoted = '', index } of text.slice(start, end).matchAll(/`([^`\n]+)`/g)) {
    const from = offset + start + index + 1;
    yield {
      role: 'quote',
      file,
      place,
      text: quoted,
      value: quoted,
      range: [from, from + quoted.length],
      group: `${file}#${place}`,
    };
  }
}

function keyFact(origin: Origin, key: Scalar.Parsed, role: Role, place: Place): Fact {
  return {
    role,
    file: origin.file,
    place: place.join('/'),
    text: String(key.value),
    value: key.value,
    range: moved(origin, [key.range[0], key.range[1]]),
    group: groupOf(origin, place.slice(0, -1)),
  };
}

/**
 * A pair with what separates it from its neighbours; the only pair of an object leaves `{}`, which is nobody's slip.
 */
function wholePair(
  origin: Origin,
  pairs: readonly Pair<Scalar.Parsed, ParsedNode | null>[],
  index: number,
): { whole?: Range } {
  const [before, pair, after] = [pairs[index - 1], pairs[index], pairs[index + 1]];
  if (after !== undefined && pair !== undefined)
    return { whole: moved(origin, [pair.key.range[0], after.key.range[0]]) };
  return before === undefined || pair === undefined
    ? {}
    : { whole: moved(origin, [endOf(origin, before), endOf(origin, pair)]) };
}

function wholeEntry(origin: Origin, { items, flow }: YAMLSeq, index: number): { whole?: Range } {
  const [before, item, after] = [items[index - 1], items[index], items[index + 1]] as (ParsedNode | undefined)[];
  if (item === undefined) return {};
  if (after !== undefined) return { whole: moved(origin, [item.range[0], after.range[0]]) };
  if (before !== undefined)
    return { whole: moved(origin, [trimmed(origin, before.range)[1], trimmed(origin, item.range)[1]]) };
  return flow === true ? { whole: moved(origin, trimmed(origin, item.range)) } : {};
}

function endOf(origin: Origin, { key, value }: Pair<Scalar.Parsed, ParsedNode | null>): number {
  return trimmed(origin, (value ?? key).range)[1];
}

/** A node without the line break behind it, which block values count as theirs. */
function trimmed({ text }: Origin, [start, end]: readonly [number, number, ...number[]]): Range {
  return [start, start + text.slice(start, end).trimEnd().length];
}

function moved({ offset }: Origin, [start, end]: Range): Range {
  return [start + offset, end + offset];
}

function groupOf({ file }: Origin, place: Place): string {
  return `${file}#${place.join('/')}`;
}

function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
