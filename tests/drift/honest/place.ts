import { posix } from 'node:path';
import { Document, isMap, isPair, isScalar, isSeq, visit, type Node, type YAMLMap, type YAMLSeq } from 'yaml';

/** A node of a YAML file. */
export interface Place<T extends Node = Node> {
  readonly file: string;
  readonly node: T;
}

type Key = string | number;

/** A member of a map or list, references not followed. */
export function member({ file, node }: Place, key: Key): Place | undefined {
  const found: unknown = isMap(node)
    ? node.items.find((pair) => String(isScalar(pair.key) ? pair.key.value : pair.key) === String(key))?.value
    : isSeq(node)
      ? node.items[Number(key)]
      : undefined;
  return found === undefined || found === null ? undefined : { file, node: found as Node };
}

/** The keys of a map, in order. */
export function keysOf({ node }: Place): readonly string[] {
  return isMap(node) ? node.items.map(({ key }) => String(isScalar(key) ? key.value : key)) : [];
}

/** The members of a list, as far as they are nodes. */
export function itemsOf({ file, node }: Place): readonly Place[] {
  return isSeq(node) ? node.items.map((item) => ({ file, node: item as Node })) : [];
}

/** The file and keys that a `$ref` written in a file leads to. */
export function targetOf(file: string, ref: string): { readonly file: string; readonly keys: readonly string[] } {
  const [path = '', pointer = ''] = ref.split('#');
  return {
    file: path === '' ? file : posix.join(posix.dirname(file), path),
    keys: pointer
      .split('/')
      .slice(1)
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')),
  };
}

/** The path from one file to another, as references of the description are written. */
export function pathFrom(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.includes('/') ? path : `./${path}`;
}

/** Calls back with every string below a node; what is returned takes its place. */
export function rewriteScalars(node: Node, rewrite: (value: unknown, key: string) => unknown): void {
  visit(node, {
    Scalar(key, scalar, parents) {
      if (key === 'key') return;
      const pair = parents.findLast((parent) => isPair(parent));
      const name = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
      const value = rewrite(scalar.value, name);
      if (value === scalar.value) return;
      scalar.value = value;
      delete scalar.source;
    },
  });
}

/** A value as an author writes it: long texts folded, lists of words in one line. */
export function nodeOf(value: unknown): Node {
  const node = new Document().createNode(value, { aliasDuplicateObjects: false }) as Node;
  visit(node, {
    Scalar(_, scalar) {
      if (typeof scalar.value !== 'string') return;
      if (/^\d{4}-\d\d-\d\d/.test(scalar.value)) scalar.type = 'QUOTE_SINGLE';
      else if (scalar.value.includes('\n')) scalar.type = 'BLOCK_LITERAL';
      else if (scalar.value.length > 70 && scalar.value.includes(' ')) scalar.type = 'BLOCK_FOLDED';
    },
    Pair(_, { key, value: list }) {
      const name = isScalar(key) ? String(key.value) : '';
      if (isSeq(list) && ['tags', 'type', 'x-not-published'].includes(name)) list.flow = true;
    },
  });
  return node;
}

/** Sets a member of a map, behind another one where that is named and the member is new. */
export function setMember(map: YAMLMap, key: string, node: Node, after?: string): void {
  const index = (name: string | undefined): number =>
    map.items.findIndex((pair) => String(isScalar(pair.key) ? pair.key.value : pair.key) === name);
  const known = map.items[index(key)];
  if (known !== undefined) known.value = node;
  else
    map.items.splice(index(after) < 0 ? map.items.length : index(after) + 1, 0, new Document().createPair(key, node));
}

/** The place, as a map. @throws {Error} when it is none. */
export function asMap(place: Place): Place<YAMLMap> {
  if (isMap(place.node)) return { file: place.file, node: place.node as YAMLMap };
  throw new Error(`There is no map here in ${place.file}.`);
}

/** The place, as a list. @throws {Error} when it is none. */
export function asSeq(place: Place): Place<YAMLSeq> {
  if (isSeq(place.node)) return { file: place.file, node: place.node as YAMLSeq };
  throw new Error(`There is no list here in ${place.file}.`);
}
