import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { parse } from 'yaml';
import { isRecord } from '#src/shared/schema/raw.ts';
import { yamlText } from '../yaml-text.ts';
import type { Files } from './descriptions.ts';

type Container = Record<string, unknown> | unknown[];

/** A node: the object or array that holds it, and its key there. */
interface Place {
  readonly parent: Container;
  readonly key: string | number;
}

/** Ways in which an edit goes wrong: a node is changed where it stands, or another one is put there. */
const MUTATIONS = {
  removed: ({ parent, key }: Place) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  },
  'of another type': (place: Place, value: unknown) => put(place, value),
  duplicated: ({ parent, key }: Place, _value: unknown, other: Place) => {
    const copy = structuredClone(at({ parent, key }));
    if (Array.isArray(parent)) parent.push(copy);
    else parent[`${key}Copy`] = copy;
    put(other, copy);
  },
  'inside itself': (place: Place) => put(place, { [place.key]: at(place) }),
  'in a list': (place: Place) => put(place, [at(place), at(place)]),
  elsewhere: (place: Place, _value: unknown, other: Place) => {
    const [one, two] = [structuredClone(at(place)), structuredClone(at(other))];
    put(place, two);
    put(other, one);
  },
  'one level up': (place: Place) => {
    const node = at(place);
    if (isRecord(node) && isRecord(place.parent)) Object.assign(place.parent, structuredClone(node));
  },
  'a reference': (place: Place, _value: unknown, other: Place) => put(place, { $ref: pointerOf(other) }),
} as const;

/** Values of each type of JSON. */
const VALUES = [null, true, 0, -1.5, '', 'text', [], ['text', null], {}, { name: 'text' }];

const pointers = new WeakMap<Container, string>();

/** Forms of a description with one to three nodes removed, replaced, duplicated, nested or moved. */
export function mutations(text: string): Arbitrary<Files> {
  const mutation = fc.record({
    how: fc.constantFrom(...Object.values(MUTATIONS)),
    value: fc.constantFrom<unknown>(...VALUES),
    place: fc.nat(),
    other: fc.nat(),
  });
  return fc.array(mutation, { minLength: 1, maxLength: 3 }).map((each) => {
    const document: unknown = parse(text);
    for (const { how, value, place, other } of each) {
      const places = placesIn(document);
      const [one, two] = [places[place % places.length], places[other % places.length]];
      if (one !== undefined && two !== undefined) how(one, structuredClone(value), two);
    }
    return { 'openapi.yaml': yamlText(document) };
  });
}

function placesIn(node: unknown, pointer = '#'): readonly Place[] {
  if (typeof node !== 'object' || node === null) return [];
  const parent = node as Container;
  pointers.set(parent, pointer);
  return Object.entries(parent).flatMap(([key, child]) => [
    { parent, key },
    ...placesIn(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  ]);
}

function pointerOf({ parent, key }: Place): string {
  return `${pointers.get(parent) ?? '#'}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function at({ parent, key }: Place): unknown {
  return (parent as Record<string, unknown>)[key];
}

function put({ parent, key }: Place, value: unknown): void {
  (parent as Record<string, unknown>)[key] = value;
}
