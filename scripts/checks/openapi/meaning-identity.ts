import { shown } from '../../schema/violation.ts';
import type { Check, Finding } from '../check.ts';
import { sampleObjects, type SampleObject } from '../sample-objects.ts';

type Path = readonly string[];

/** One sample of an object, and what says in which state, version and revision it shows the object. */
interface Showing {
  readonly object: SampleObject;
  readonly leaves: ReadonlyMap<string, { readonly path: Path; readonly value: unknown }>;
  readonly state: string;
  readonly version: string;
  readonly revision: string;
}

const STATE = /^(?:status|state)$/i;
const VERSION = /^(?:version|type)$/i;
const REVISION = /^(?:last_?)?(?:updated|modified)(?:_?at|_?on|_?date)?$/i;
/** Fields that tell how an object stands; they differ between its states. */
const MOVING = /status|state$|reason|message|comment|updated|modified|changed|settle|paid|complet|cancel|expir|fail|otp|attempt|(?<!created_?)(?:at|date)$/i;
/** Fields that no update changes. */
const LASTING = /id$|^created|^orderid$|currency$/i;
/** Fields that a reader expects to change from one call to the next. */
const GAUGE = /balance|points|(?<!ac)count|ordinal|remaining/i;

/** Samples of one object, known by its id, tell the same of it: in answers, lists, webhooks and callbacks alike. */
export const meaningIdentity: Check = {
  id: 'meaning-identity',
  *run(context) {
    for (const [id, showings] of byId(sampleObjects(context))) {
      const names = new Set(showings.flatMap(({ leaves }) => [...leaves.keys()]));
      for (const name of showings.length < 2 ? [] : names) {
        for (const group of comparable(showings, name)) yield* contradictions(id, name, group);
      }
    }
  },
};

function byId(objects: readonly SampleObject[]): ReadonlyMap<string, readonly Showing[]> {
  const groups = new Map<string, Showing[]>();
  for (const object of objects) {
    const id = idOf(object.value);
    // A short id, or a number, may be anybody's.
    if (typeof id !== 'string' || id.length < 8 || !/\d/.test(id)) continue;
    const all = leavesOf(object.value, []);
    const of = (name: RegExp): string => JSON.stringify(all.filter(({ path }) => name.test(path.at(-1) ?? '')).map(({ value }) => value));
    // Capitalised copies of a field are the same field.
    const leaves = new Map(all.map((leaf) => [leaf.path.map((key) => key.charAt(0).toLowerCase() + key.slice(1)).join('.'), leaf]));
    groups.set(id, [...(groups.get(id) ?? []), { object, leaves, state: of(STATE), version: of(VERSION), revision: of(REVISION) }]);
  }
  return groups;
}

/** Single values of an object; an object inside that has an id of its own is told apart. */
function leavesOf(value: unknown, path: Path): readonly { path: Path; value: unknown }[] {
  if (Array.isArray(value) || path.length > 4) return [];
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  if (path.length > 0 && idOf(value) !== undefined) return [{ path: [...path, Object.keys(value).find(isId) ?? 'id'], value: idOf(value) }];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]));
}

/** Samples that have to agree on a field, in groups. */
function comparable(showings: readonly Showing[], name: string): readonly (readonly Showing[])[] {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const given = showings.filter(({ leaves }) => leaves.has(name));
  const parts = name.split('.');
  if (parts.some((part) => GAUGE.test(part))) return [];
  const evolves = showings.some((one) => showings.some((other) => one.version === other.version && one.state === other.state && one.revision !== other.revision));
  if (REVISION.test(last)) return grouped(given, ({ version, state, leaves }) => JSON.stringify([version, state, [...leaves].filter(([key]) => key !== name).map(([key, { value }]) => (GAUGE.test(key) ? [] : [key, value]))]));
  if (parts.some((part) => MOVING.test(part))) return grouped(given, ({ version, state, revision }) => `${version} ${state} ${revision}`);
  return grouped(given.filter(({ leaves }) => !isEmpty(leaves.get(name)?.value)), ({ version, revision }) => (evolves && !LASTING.test(last) ? `${version} ${revision}` : version));
}

function* contradictions(id: string, name: string, showings: readonly Showing[]): Iterable<Finding> {
  const valueOf = ({ leaves }: Showing): unknown => leaves.get(name)?.value;
  const [usual = [], ...odd] = [...grouped(showings, (showing) => JSON.stringify(valueOf(showing)))].sort((a, b) => b.length - a.length);
  const [first] = usual;
  if (first === undefined) return;
  const { file, line } = first.object.at(first.leaves.get(name)?.path ?? []);
  for (const showing of odd.flat()) {
    const path = showing.leaves.get(name)?.path ?? [];
    yield {
      message: `\`${path.join('.')}\` is ${shown(valueOf(showing))}, but ${shown(valueOf(first))} in \`${file}:${line}\`.`,
      hint: `Both are samples of \`${id}\`: tell the same, or give one another id.`,
      location: showing.object.at(path),
    };
  }
}

function idOf(value: object): unknown {
  return Object.entries(value).find(([key]) => isId(key))?.[1];
}

function isId(key: string): boolean {
  return /^id$/i.test(key);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '';
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}
