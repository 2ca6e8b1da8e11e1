import { asRecord } from '../../model/raw.ts';
import { resolveRef } from '../../model/resolve-ref.ts';
import { shown } from '../../schema/violation.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { sampleObjects, type SampleObject } from '../sample-objects.ts';
import { mediaIn } from '../walk.ts';

type Path = readonly string[];

/** One sample of an object, and what says in which state, version and revision it shows the object. */
interface Showing {
  readonly object: SampleObject;
  /** Single values by the names of their fields. */
  readonly leaves: ReadonlyMap<string, { readonly path: Path; readonly value: unknown }>;
  readonly state: string;
  readonly version: string;
}

const STATE = /^(?:status|state|enabled|disabled|active|closed|deleted|archived|is_?[a-z]+)$/i;
const VERSION = /^(?:version(?:_?token)?|sequence(?:_?(?:number|no))?|type)$/i;
const REVISION = /(?:^|\.)(?:last_?)?(?:updated|modified)(?:_?at|_?on|_?date)?$/i;
/** Fields that tell how an object stands; they differ between its states. */
const MOVING =
  /status|state$|reason|message|comment|updated|modified|changed|settle|paid|complet|cancel|expir|fail|otp|attempt|(?<!created_?)(?:at|date)$/i;
/** Fields that a reader expects to change from one call to the next. */
const GAUGE = /balance|points|(?<!ac)count|ordinal|remaining|(?:^|\.)_links\./i;
/** Ids that are written for anybody's: a word to fill in, or one digit over and over. */
const DUMMY = /^(?:your|my|the|some)[_-]|example|(.)\1{7}/i;
/** Samples that differ in more than this, or in more than one field that stays, show different stories of one object. */
const MAX_SLIPS = 2;

/** Samples of one object, known by its id, tell the same of it: in answers, lists, webhooks and callbacks alike. */
export const meaningIdentity: Check = {
  id: 'meaning-identity',
  *run(context) {
    const updates = updateSamples(context);
    for (const [id, all] of byId(sampleObjects(context))) {
      const showings = all.filter(({ object }) => !updates.has(object.parents[0]?.value ?? object.value));
      for (const showing of showings) {
        const match = nearestTo(showing, showings);
        for (const name of match?.slips ?? []) yield contradiction(id, name, showing, match?.other ?? showing);
      }
    }
  },
};

/** What an operation takes or answers that changes an object: there it may differ from all others. */
function updateSamples({ document }: CheckContext): ReadonlySet<unknown> {
  const media = mediaIn(document)
    .filter(({ operation }) => ['put', 'patch', 'delete'].includes(operation.method))
    .map((use) => use.media);
  return new Set(
    media.flatMap((one) => [
      one['example'],
      asRecord(resolveRef(document, asRecord(one['schema'])))['example'],
      ...Object.values(asRecord(one['examples'])).map(
        (example) => asRecord(resolveRef(document, asRecord(example)))['value'],
      ),
    ]),
  );
}

interface Match {
  readonly other: Showing;
  readonly slips: readonly string[];
}

/** The sample that is most like another, with their differences, when these look like slips; not when it agrees with any. */
function nearestTo(showing: Showing, showings: readonly Showing[]): Match | undefined {
  const others = showings.filter((other) => other !== showing && other.version === showing.version);
  const matches = others
    .map((other) => ({ other, slips: slipsBetween(showing, other) }))
    .sort((a, b) => a.slips.length - b.slips.length);
  // Where others of the same state agree among themselves, one slip from them counts for more than samples of another state, which tell less.
  const peers = matches.filter(({ other }) => other.state === showing.state);
  const isSettled =
    peers.length > 1 &&
    peers[0]?.slips.length === 1 &&
    peers.every(({ other }) =>
      peers.every(({ other: third }) => third === other || slipsBetween(other, third).length === 0),
    );
  const [match] = isSettled ? peers : matches;
  if (
    match === undefined ||
    match.slips.length === 0 ||
    match.slips.length > (match.other.state === showing.state ? MAX_SLIPS : 1)
  )
    return undefined;
  if (match.slips.length > 1 && match.slips.some((name) => REVISION.test(name))) return undefined;
  // Where no other two agree, either may be wrong: the later one is told.
  const isOutvoted = others.some((other) =>
    others.some((third) => third !== other && slipsBetween(other, third).length === 0),
  );
  return isOutvoted || showings.indexOf(match.other) < showings.indexOf(showing) ? match : undefined;
}

function byId(objects: readonly SampleObject[]): ReadonlyMap<string, readonly Showing[]> {
  const groups = new Map<string, Showing[]>();
  for (const object of objects) {
    const id = idOf(object.value);
    // A short id, or a number, may be anybody's.
    if (typeof id !== 'string' || id.length < 8 || !/\d/.test(id) || DUMMY.test(id)) continue;
    const all = leavesOf(object.value, []);
    const of = (name: RegExp): string =>
      JSON.stringify(all.filter(({ path }) => name.test(path.at(-1) ?? '')).map(({ value }) => value));
    // Capitalised copies of a field are the same field.
    const leaves = new Map(
      all.map((leaf) => [leaf.path.map((key) => key.charAt(0).toLowerCase() + key.slice(1)).join('.'), leaf]),
    );
    groups.set(id, [...(groups.get(id) ?? []), { object, leaves, state: of(STATE), version: of(VERSION) }]);
  }
  return groups;
}

/** Single values of an object; an object inside that has an id of its own is told apart. */
function leavesOf(value: unknown, path: Path): readonly { path: Path; value: unknown }[] {
  if (Array.isArray(value) || path.length > 4) return [];
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  if (path.length > 0 && idOf(value) !== undefined)
    return [{ path: [...path, Object.keys(value).find(isId) ?? 'id'], value: idOf(value) }];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]));
}

/** Names of the fields that two samples tell differently: in one state of all, else of those that stay. */
function slipsBetween(one: Showing, other: Showing): readonly string[] {
  const isSameState = one.state === other.state;
  return [...one.leaves].flatMap(([name, { value }]) => {
    const there = other.leaves.get(name);
    if (there === undefined || there.value === value || GAUGE.test(name) || isBlank(value) || isBlank(there.value))
      return [];
    if (
      !isSameState &&
      (MOVING.test(name) || STATE.test(name.slice(name.lastIndexOf('.') + 1)) || value === null || there.value === null)
    )
      return [];
    return [name];
  });
}

/** A text that is still to come, or to be filled in. */
function isBlank(value: unknown): boolean {
  return typeof value === 'string' && /^(?:\s*$|YOUR_)/.test(value);
}

function contradiction(id: string, name: string, { object, leaves }: Showing, other: Showing): Finding {
  const [own, there] = [leaves.get(name), other.leaves.get(name)];
  const { file, line } = other.object.at(there?.path ?? []);
  return {
    message: `\`${(own?.path ?? []).join('.')}\` is ${shown(own?.value)}, but ${shown(there?.value)} in \`${file}:${line}\`.`,
    hint: `Both are samples of \`${id}\`: tell the same, or give one another id.`,
    location: object.at(own?.path ?? []),
  };
}

function idOf(value: object): unknown {
  return Object.entries(value).find(([key]) => isId(key))?.[1];
}

function isId(key: string): boolean {
  return /^id$/i.test(key);
}
