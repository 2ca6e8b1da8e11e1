import { nearest } from '#src/shared/text/nearest.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import type { ApiWords } from './api-words.ts';

/** The name that a word was meant to be. */
export interface IntendedName {
  readonly name: string;
  /** Whether it is the same in another style: `checkoutId` for `checkout_id`. */
  readonly isStyle: boolean;
  /** Whether hardly another can be meant: it has the same letters or parts, or one letter (of a long name two) is wrong. */
  readonly isPlain: boolean;
}

/**
 * The name of the API that an unknown word can only be a typo of: the same letters or parts, the same parts in another
 * order, one inner part more or fewer, more parts at its end, or two letters different (three after the same first part).
 * Undefined where the word may belong to something else.
 */
export function intendedName(word: string, words: ApiWords): IntendedName | undefined {
  const { found } = indexOf(words.names);
  if (!found.has(word)) found.set(word, findIntended(word, words));
  return found.get(word);
}

function findIntended(word: string, words: ApiWords): IntendedName | undefined {
  if (isCollective(word, words)) return undefined;
  const { all, bySquashed, byParts, byTurned, bySomeParts } = indexOf(words.names);
  const same = bySquashed.get(squashed(word)) ?? byParts.get(partsOf(word).join(' '));
  if (same !== undefined) return { name: same, isStyle: styleOf(same) !== styleOf(word), isPlain: true };
  const [style, parts] = [styleOf(word), partsOf(word)];
  const shorter = withoutOne(parts)
    .map((some) => byParts.get(`${style} ${some.join(' ')}`))
    .find((name) => name !== undefined);
  const longer = parts
    .map((_, index) => byParts.get(`${style} ${parts.slice(0, index).join(' ')}`))
    .find((one) => one !== undefined && partsOf(one).length > 1);
  const name =
    (parts.length > 1 ? byTurned.get(`${style} ${[...parts].sort().join(' ')}`) : undefined) ??
    bySomeParts.get(`${style} ${parts.join(' ')}`) ??
    shorter ??
    nearby(word, all) ??
    longer;
  if (name === undefined) return undefined;
  const most = word.length < 10 ? 1 : 2;
  return { name, isStyle: false, isPlain: name === longer || nearest(word, [name], most) !== undefined };
}

function nearby(word: string, names: readonly string[]): string | undefined {
  const near = nearest(word, names, word.length < 8 ? 1 : 3);
  const isNear =
    near !== undefined && (nearest(word, [near], 2) !== undefined || partsOf(near)[0] === partsOf(word)[0]);
  return isNear ? near : undefined;
}

/**
 * Whether a word refers to several names: to their beginning (`address_line` for `address_line_1`), or in the plural
 * (`Orders`).
 */
function isCollective(word: string, { names, known }: ApiWords): boolean {
  return (
    names.some((name) => name.startsWith(word) && /^_?\d+$/.test(name.slice(word.length))) ||
    (/^[A-Z].*s$/.test(word) && known.has(word.slice(0, -1)))
  );
}

interface Index {
  readonly all: readonly string[];
  /** By their letters and digits alone. */
  readonly bySquashed: ReadonlyMap<string, string>;
  /** By their parts, and by these behind their style. */
  readonly byParts: ReadonlyMap<string, string>;
  /** By their style and their parts, sorted. */
  readonly byTurned: ReadonlyMap<string, string>;
  /** By their style and their parts but one in the middle. */
  readonly bySomeParts: ReadonlyMap<string, string>;
  /** Results so far. */
  readonly found: Map<string, IntendedName | undefined>;
}

const indexOf = memoize((all: readonly string[]): Index => {
  const [bySquashed, byParts, byTurned, bySomeParts] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  // Of two names with one key, the first counts.
  for (const name of [...all].reverse()) {
    const [style, parts] = [styleOf(name), partsOf(name)];
    const whole = parts.join(' ');
    bySquashed.set(squashed(name), name);
    byParts.set(whole, name).set(`${style} ${whole}`, name);
    byTurned.set(`${style} ${[...parts].sort().join(' ')}`, name);
    for (const some of withoutOne(parts)) bySomeParts.set(`${style} ${some.join(' ')}`, name);
  }
  return { all, bySquashed, byParts, byTurned, bySomeParts, found: new Map() };
});

/** What has more parts is not a name. */
const MOST_PARTS = 20;

function withoutOne(parts: readonly string[]): readonly (readonly string[])[] {
  return parts.length < 3 || parts.length > MOST_PARTS
    ? []
    : parts.slice(1, -1).map((_, index) => parts.filter((__, at) => at !== index + 1));
}

function squashed(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** `OrderLines`, `orderLine` and `order_lines` are `order line`. */
function partsOf(name: string): readonly string[] {
  return name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase().replace(/(?<=..)s$/, ''));
}

function styleOf(name: string): string {
  const isShouted = name === name.toUpperCase();
  if (/[^A-Za-z0-9]/.test(name)) return isShouted ? 'A_B' : 'a_b';
  return isShouted ? 'AB' : /^[A-Z]/.test(name) ? 'Ab' : 'aB';
}
