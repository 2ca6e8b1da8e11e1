import { nearest } from '../../nearest.ts';
import { once } from '../../once.ts';
import type { ApiWords } from './api-words.ts';

/** The name that a word was meant to be. */
export interface Slip {
  readonly name: string;
  /** Whether it is the same name in another style: `checkoutId` for `checkout_id`. */
  readonly isStyle: boolean;
}

/**
 * The name of the API that an unknown word can only be a slip of: the same letters or parts, the same parts in another
 * order, one part in the middle more or less, or two letters apart (three behind the same first part). Undefined where the
 * word may as well belong to something else.
 */
export function slipOf(word: string, words: ApiWords): Slip | undefined {
  const { slips } = indexOf(words.names);
  if (!slips.has(word)) slips.set(word, findSlip(word, words));
  return slips.get(word);
}

function findSlip(word: string, words: ApiWords): Slip | undefined {
  if (isSpoken(word, words)) return undefined;
  const { all, bySquashed, byParts, byTurned, bySomeParts } = indexOf(words.names);
  const same = bySquashed.get(squashed(word)) ?? byParts.get(partsOf(word).join(' '));
  if (same !== undefined) return { name: same, isStyle: styleOf(same) !== styleOf(word) };
  const [style, parts] = [styleOf(word), partsOf(word)];
  const shorter = withoutOne(parts)
    .map((some) => byParts.get(`${style} ${some.join(' ')}`))
    .find((name) => name !== undefined);
  const name =
    (parts.length > 1 ? byTurned.get(`${style} ${[...parts].sort().join(' ')}`) : undefined) ??
    bySomeParts.get(`${style} ${parts.join(' ')}`) ??
    shorter ??
    nearby(word, all);
  return name === undefined ? undefined : { name, isStyle: false };
}

function nearby(word: string, names: readonly string[]): string | undefined {
  const near = nearest(word, names, word.length < 8 ? 1 : 3);
  const isNear =
    near !== undefined && (nearest(word, [near], 2) !== undefined || partsOf(near)[0] === partsOf(word)[0]);
  return isNear ? near : undefined;
}

/** Ways to speak of names without writing one: what several begin with (`address_line` of `address_line_1`), and more than one of a kind (`Orders`). */
function isSpoken(word: string, { names, known }: ApiWords): boolean {
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
  /** Those found so far. */
  readonly slips: Map<string, Slip | undefined>;
}

const indexOf = once((all: readonly string[]): Index => {
  const [bySquashed, byParts, byTurned, bySomeParts] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  // Of two names with one key the first counts.
  for (const name of [...all].reverse()) {
    const [style, parts] = [styleOf(name), partsOf(name)];
    const whole = parts.join(' ');
    bySquashed.set(squashed(name), name);
    byParts.set(whole, name).set(`${style} ${whole}`, name);
    byTurned.set(`${style} ${[...parts].sort().join(' ')}`, name);
    for (const some of withoutOne(parts)) bySomeParts.set(`${style} ${some.join(' ')}`, name);
  }
  return { all, bySquashed, byParts, byTurned, bySomeParts, slips: new Map() };
});

/** Parts of a name; what has more is none. */
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
