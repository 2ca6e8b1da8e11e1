import type { BodyPrint, DataIndex } from '../../model/call-data.ts';
import { isRecord } from '../schema/raw.ts';
import { memoize } from '../text/memoize.ts';
import { nearest } from '../text/nearest.ts';
import { namesIn } from './names-in.ts';

/** A body of the index with how well it fits a value, about 0 to 1. */
export interface RankedBody {
  readonly body: BodyPrint;
  /** 0 where it has nothing but names that any API has. */
  readonly score: number;
  /** How rare the rarest name is that both have at the same place. */
  readonly rarest: number;
}

/** Prepares an index for ranking, once. */
const lookup = memoize((index: DataIndex) => {
  const leaves = index.bodies.map(({ names }) => new Set(names.map((name) => leafOf(index.names[name] ?? ''))));
  const counts = new Map<string, number>();
  for (const body of leaves) for (const leaf of body) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  const texts = new Map<string, Set<number>>();
  for (const [text, , body] of index.messages) texts.set(text, (texts.get(text) ?? new Set()).add(body));
  return {
    numbers: new Map(index.names.map((name, number) => [name, number])),
    leaves,
    /** What the last part of a path tells: 1 is enough to know a body by. */
    peculiar: new Map([...counts].map(([leaf, count]) => [leaf, peculiarity(leaf, count, index.bodies.length)])),
    /** Rarity by the last part of a path. */
    rarities: new Map([...counts].map(([leaf, count]) => [leaf, Math.log(1 + index.bodies.length / count)])),
    sets: index.bodies.map(({ names }) => new Set(names)),
    texts,
  };
});

/** Weights of an unknown name, of one that the body has at another place, and of one in a body of any names. */
const [UNKNOWN, UNKNOWN_INSIDE, ELSEWHERE, ANY_NAME] = [0.7, 0.3, 0.5, 0.15];
/** Names that bodies of any API have: without others, only a whole body of them tells something. */
const GENERIC =
  /^(?:data|description|details?|errors?|message|msg|meta|path|reason|results?|status|success|timestamp|title|type)$/i;

/** Names of few bodies tell each, those of some together with another. */
function peculiarity(leaf: string, count: number, bodies: number): number {
  if (GENERIC.test(leaf)) return 0;
  return count <= Math.max(2, bodies / 10) ? 1 : count <= bodies / 5 ? 0.5 : 0;
}

/** Weights of the parts of a score. */
const SHARES = { told: 0.73, complete: 0.2, spare: 0.05, received: 0.02 } as const;
/** Weights of a text that an example has, and of a flag that all examples have, or do not have. */
const [SAME_TEXT, SAME_FLAG, OTHER_FLAG] = [0.15, 0.03, -0.06];

/** Ranks the bodies of an index by the names they share with a value, the best first. */
export function rankBodies(value: unknown, index: DataIndex): readonly RankedBody[] {
  const { numbers, rarities, leaves, peculiar, sets, texts } = lookup(index);
  const known = [...namesIn(value)].map((name) => [name, numbers.get(name)] as const);
  // What lies inside something unknown is not counted once more.
  const names = known.filter(
    ([name, number]) => number !== undefined || numbers.has(parentOf(name)) || levelOf(name) === 1,
  );
  // What few bodies have tells most, and what stands outside more than what stands inside.
  const weightOf = ([name]: (typeof names)[number]): number =>
    rarityOf(name) === undefined
      ? levelOf(name) === 1
        ? UNKNOWN
        : UNKNOWN_INSIDE
      : (rarityOf(name) ?? 0) / levelOf(name);
  const rarityOf = (name: string): number | undefined => rarities.get(leafOf(name));
  const whole = names.reduce((sum, name) => sum + weightOf(name), 0);
  const given = new Set(names.map(([, number]) => number));
  const type = Array.isArray(value) ? 'array' : isRecord(value) ? 'object' : 'value';
  const same = new Set(textsIn(value).flatMap((text) => [...(texts.get(text) ?? [])]));
  return index.bodies
    .map((body, at): RankedBody => {
      const has = sets[at] ?? new Set();
      const share = ([name, number]: (typeof names)[number]): number => {
        if (number !== undefined && has.has(number)) return 1;
        if (!GENERIC.test(leafOf(name)) && leaves[at]?.has(leafOf(name)) === true) return ELSEWHERE;
        return body.isOpen === true ? ANY_NAME : 0;
      };
      // A value without names, such as `{}`, tells nothing.
      const told = whole === 0 ? 0 : names.reduce((sum, name) => sum + share(name) * weightOf(name), 0) / whole;
      const shared = names.filter((name) => share(name) >= ELSEWHERE).map(([name]) => name);
      const present = body.required.filter((name) => given.has(name)).length;
      const there = shared.filter((name) => has.has(numbers.get(name) ?? -1)).length;
      const evidence = [...new Set(shared.map(leafOf))].reduce((sum, leaf) => sum + (peculiar.get(leaf) ?? 0), 0);
      // Other plain names may stand beside them, but no envelope around something else.
      const isOther = (name: string): boolean =>
        levelOf(name) === 1
          ? !GENERIC.test(name)
          : body.names.some((place) => parentOf(index.names[place] ?? '') === parentOf(name));
      const rest = names.filter((name) => share(name) === 0 && isOther(name[0]));
      const isMisspelt = ([name, number]: (typeof names)[number]): boolean =>
        number === undefined && nearest(leafOf(name), leaves[at] ?? []) !== undefined;
      const tells =
        evidence >= 1 ||
        same.has(at) ||
        // One plain name tells something only where it is all there is, or half of what is required.
        ((there + rest.length > 1 || there === has.size || (present > 0 && present * 2 >= body.required.length)) &&
          there > 0 &&
          rest.every(isMisspelt));
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
      return {
        body,
        score: tells ? named * fits + hints : 0,
        rarest: Math.max(0, ...names.filter((name) => share(name) === 1).map(([name]) => rarityOf(name) ?? 0)),
      };
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

function leafOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function parentOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}
