import { shown } from '#src/shared/schema/violation.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { sampleObjects, type SampleObject } from '../lookup/samples/sample-objects.ts';
import { mediaIn } from '../lookup/media.ts';
import { follow } from '../lookup/operations.ts';
import { valueOf, valuesOf } from '../lookup/samples/examples.ts';

type Path = readonly string[];

/** One sample of an object, and the state and version in which it shows the object. */
interface Sample {
  readonly object: SampleObject;
  /** Values that are neither objects nor arrays, by the path of their field. */
  readonly leaves: ReadonlyMap<string, { readonly path: Path; readonly value: unknown }>;
  readonly state: string;
  readonly version: string;
}

const STATE = /^(?:status|state|enabled|disabled|active|closed|deleted|archived|is_?[a-z]+)$/i;
const VERSION = /^(?:version(?:_?token)?|sequence(?:_?(?:number|no))?|type)$/i;
const REVISION = /(?:^|\.)(?:last_?)?(?:updated|modified)(?:_?at|_?on|_?date)?$/i;
/** Fields that differ between the states of an object. */
const CHANGING =
  /status|state$|reason|message|comment|updated|modified|changed|settle|paid|complet|cancel|expir|fail|otp|attempt|(?<!created_?)(?:at|date)$/i;
/** Fields that may differ from one call to the next. */
const GAUGE = /balance|points|(?<!ac)count|ordinal|remaining|(?:^|\.)_links\./i;
/** Ids that are placeholders: a word to fill in, or one digit repeated. */
const DUMMY = /^(?:your|my|the|some)[_-]|example|(.)\1{7}/i;
/** Samples that differ in more fields than this show an object at different times. */
const MOST_DIFFERENCES = 2;

/** Samples of one object, by its id, agree with each other: in responses, lists, webhooks and callbacks. */
export const meaningIdentity: Check = {
  id: 'meaning-identity',
  *run(context) {
    const updates = updateSamples(context);
    for (const [id, all] of byId(sampleObjects(context))) {
      const samples = all.filter(({ object }) => !updates.has(object.parents[0]?.value ?? object.value));
      for (const sample of samples) {
        const match = nearestTo(sample, samples);
        const names = match?.differences ?? [];
        for (const name of names) yield contradiction(id, name, sample, match?.other ?? sample);
        const other = names.length > 0 ? undefined : otherStory(sample, samples);
        if (other !== undefined) yield secondStory(id, sample, other);
      }
    }
  },
};

/** Bodies of operations that change an object, which may differ from all others there. */
function updateSamples({ document }: CheckContext): ReadonlySet<unknown> {
  const media = mediaIn(document)
    .filter(({ operation }) => ['put', 'patch', 'delete'].includes(operation.method))
    .map((use) => use.media);
  return new Set(
    media.flatMap((one) => [...valuesOf(document, one).map(valueOf), follow(document, one['schema'])['example']]),
  );
}

interface Match {
  readonly other: Sample;
  readonly differences: readonly string[];
}

/** The sample most like this one and their differences, where these are so few that they look like mistakes. */
function nearestTo(sample: Sample, samples: readonly Sample[]): Match | undefined {
  const others = samples.filter((other) => other !== sample && other.version === sample.version);
  const matches = others
    .map((other) => ({ other, differences: differencesBetween(sample, other) }))
    .sort((a, b) => a.differences.length - b.differences.length);
  // Samples of the same state that agree with each other count more than those of another state.
  const peers = matches.filter(({ other }) => other.state === sample.state);
  const isSettled =
    peers.length > 1 &&
    peers[0]?.differences.length === 1 &&
    peers.every(({ other }) =>
      peers.every(({ other: third }) => third === other || differencesBetween(other, third).length === 0),
    );
  const [match] = isSettled ? peers : matches;
  if (
    match === undefined ||
    match.differences.length === 0 ||
    match.differences.length > (match.other.state === sample.state ? MOST_DIFFERENCES : 1)
  )
    return undefined;
  if (match.differences.length > 1 && match.differences.some((name) => REVISION.test(name))) return undefined;
  // Where no other two agree, either may be wrong, and the later one is reported.
  const isOutvoted = others.some((other) =>
    others.some((third) => third !== other && differencesBetween(other, third).length === 0),
  );
  return isOutvoted || samples.indexOf(match.other) < samples.indexOf(sample) ? match : undefined;
}

/** A sample that has the id of this one and, in the same state, other values that never change: of another object. */
function otherStory(sample: Sample, samples: readonly Sample[]): Sample | undefined {
  const others = samples.filter((other) => other !== sample && other.version === sample.version);
  const against = others.filter(
    (other) =>
      sample.state === other.state &&
      differencesBetween(sample, other).filter((name) => !isChanging(name)).length > MOST_DIFFERENCES,
  );
  // The story that more samples tell is the right one; of two, the first.
  const isLater = against.some((one) => samples.indexOf(one) < samples.indexOf(sample));
  const isOutvoted = against.length * 2 > others.length || (isLater && against.length * 2 === others.length);
  return isOutvoted && (isLater || others.length > 1) ? against[0] : undefined;
}

function isChanging(name: string): boolean {
  return CHANGING.test(name) || REVISION.test(name);
}

function secondStory(id: string, { object }: Sample, other: Sample): CheckProblem {
  const [key] = Object.keys(object.value).filter(isId);
  const { file, line } = other.object.at([]);
  return {
    message: `This sample has the id of the one in \`${file}:${line}\`, but is of another object.`,
    hint: `Both are samples of \`${id}\`: give this one another id, or the same values.`,
    location: object.at(key === undefined ? [] : [key]),
  };
}

function byId(objects: readonly SampleObject[]): ReadonlyMap<string, readonly Sample[]> {
  const groups = new Map<string, Sample[]>();
  for (const object of objects) {
    const id = idOf(object.value);
    // A short id, or a number, may occur twice by chance.
    if (typeof id !== 'string' || id.length < 8 || !/\d/.test(id) || DUMMY.test(id)) continue;
    const all = leavesOf(object.value, []);
    const of = (name: RegExp): string =>
      JSON.stringify(all.filter(({ path }) => name.test(path.at(-1) ?? '')).map(({ value }) => value));
    // Some webhooks write the names of fields with capitals.
    const leaves = new Map(
      all.map((leaf) => [leaf.path.map((key) => key.charAt(0).toLowerCase() + key.slice(1)).join('.'), leaf]),
    );
    groups.set(id, [...(groups.get(id) ?? []), { object, leaves, state: of(STATE), version: of(VERSION) }]);
  }
  return groups;
}

/** The values inside an object; of an inner object with an id, that id alone. */
function leavesOf(value: unknown, path: Path): readonly { path: Path; value: unknown }[] {
  if (Array.isArray(value) || path.length > 4) return [];
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  if (path.length > 0 && idOf(value) !== undefined)
    return [{ path: [...path, Object.keys(value).find(isId) ?? 'id'], value: idOf(value) }];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]));
}

/** Fields in which two samples differ; between two states, only those that do not change. */
function differencesBetween(one: Sample, other: Sample): readonly string[] {
  const isSameState = one.state === other.state;
  return [...one.leaves].flatMap(([name, { value }]) => {
    const there = other.leaves.get(name);
    if (there === undefined || there.value === value || GAUGE.test(name) || isBlank(value) || isBlank(there.value))
      return [];
    if (
      !isSameState &&
      (CHANGING.test(name) ||
        STATE.test(name.slice(name.lastIndexOf('.') + 1)) ||
        value === null ||
        there.value === null)
    )
      return [];
    return [name];
  });
}

/** An empty string, or one to fill in. */
function isBlank(value: unknown): boolean {
  return typeof value === 'string' && /^(?:\s*$|YOUR_)/.test(value);
}

function contradiction(id: string, name: string, { object, leaves }: Sample, other: Sample): CheckProblem {
  const [own, there] = [leaves.get(name), other.leaves.get(name)];
  const { file, line } = other.object.at(there?.path ?? []);
  return {
    message: `\`${(own?.path ?? []).join('.')}\` is ${shown(own?.value)}, but ${shown(there?.value)} in \`${file}:${line}\`.`,
    hint: `Both are samples of \`${id}\`: use the same value, or another id.`,
    location: object.at(own?.path ?? []),
  };
}

function idOf(value: object): unknown {
  return Object.entries(value).find(([key]) => isId(key))?.[1];
}

function isId(key: string): boolean {
  return /^id$/i.test(key);
}
