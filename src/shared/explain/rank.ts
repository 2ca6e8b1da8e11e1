import type { BodyPrint, DataIndex } from '../../model/call-data.ts';
import { isRecord } from '../schema/raw.ts';
import { memoize } from '../text/memoize.ts';
import { namesIn } from './names-in.ts';

/** A body of the index with how well it fits a value, about 0 to 1. */
export interface RankedBody {
  readonly body: BodyPrint;
  readonly score: number;
}

/** Prepares an index for ranking, once. */
const lookup = memoize((index: DataIndex) => {
  const counts = index.names.map(() => 0);
  for (const { names } of index.bodies) for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  const all = index.bodies.length;
  const texts = new Map<string, Set<number>>();
  for (const [text, , body] of index.messages) texts.set(text, (texts.get(text) ?? new Set()).add(body));
  return {
    numbers: new Map(index.names.map((name, number) => [name, number])),
    // What few bodies have tells most, and what stands outside more than what stands inside.
    weights: counts.map((count, name) => Math.log(1 + all / Math.max(1, count)) / levelOf(index.names[name] ?? '')),
    sets: index.bodies.map(({ names }) => new Set(names)),
    texts,
  };
});

/** Weights of an unknown name, of a name in a body of any names, and of the parts of a score. */
const [UNKNOWN, UNKNOWN_INSIDE, ANY_NAME] = [0.7, 0.1, 0.15];
const SHARES = { told: 0.73, complete: 0.2, spare: 0.05, received: 0.02 } as const;
/** Weights of a text that an example has, and of a flag that all examples have, or do not have. */
const [SAME_TEXT, SAME_FLAG, OTHER_FLAG] = [0.15, 0.03, -0.06];

/** Ranks the bodies of an index by the names they share with a value, the best first. */
export function rankBodies(value: unknown, index: DataIndex): readonly RankedBody[] {
  const { numbers, weights, sets, texts } = lookup(index);
  const known = [...namesIn(value)].map((name) => [name, numbers.get(name)] as const);
  // What lies inside something unknown is not counted once more.
  const names = known.filter(
    ([name, number]) => number !== undefined || numbers.has(parentOf(name)) || levelOf(name) === 1,
  );
  const weightOf = ([name, number]: (typeof names)[number]): number =>
    number === undefined ? (levelOf(name) === 1 ? UNKNOWN : UNKNOWN_INSIDE) : (weights[number] ?? UNKNOWN);
  const whole = names.reduce((sum, name) => sum + weightOf(name), 0);
  const given = new Set(names.map(([, number]) => number));
  const type = Array.isArray(value) ? 'array' : isRecord(value) ? 'object' : 'value';
  const same = new Set(textsIn(value).flatMap((text) => [...(texts.get(text) ?? [])]));
  return index.bodies
    .map((body, at): RankedBody => {
      const has = sets[at] ?? new Set();
      const share = (name: (typeof names)[number]): number =>
        name[1] !== undefined && has.has(name[1]) ? 1 : body.isOpen === true ? ANY_NAME : 0;
      // A value without names, such as `{}`, has none that the body does not tell of.
      const told = whole === 0 ? 1 : names.reduce((sum, name) => sum + share(name) * weightOf(name), 0) / whole;
      const present = body.required.filter((name) => given.has(name)).length;
      const complete = body.required.length === 0 ? 1 : present / body.required.length;
      // Of bodies that hold all names, the one with fewest others is meant; of these, one that is received.
      const spare = has.size === 0 ? 0 : names.length / Math.max(names.length, has.size);
      const named =
        SHARES.told * told +
        SHARES.complete * complete * told +
        SHARES.spare * spare +
        (body.side === 'request' ? 0 : SHARES.received);
      const fits = body.type === type || body.type === 'any' ? 1 : 0.5;
      const hints = (same.has(at) ? SAME_TEXT : 0) + flagScore(body, value, index);
      return { body, score: named * fits + hints };
    })
    .sort((a, b) => b.score - a.score);
}

function flagScore({ flags = [] }: BodyPrint, value: unknown, { names }: DataIndex): number {
  if (!isRecord(value)) return 0;
  return flags.reduce((sum, [name, flag]) => {
    const given = value[names[name] ?? ''];
    return sum + (typeof given !== 'boolean' ? 0 : given === (flag === 1) ? SAME_FLAG : OTHER_FLAG);
  }, 0);
}

/** Texts of the outer fields of a value. */
function textsIn(value: unknown): readonly string[] {
  return isRecord(value) ? Object.values(value).filter((field) => typeof field === 'string') : [];
}

function levelOf(name: string): number {
  return name.split('.').length;
}

function parentOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}
