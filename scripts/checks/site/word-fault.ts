import { nearest } from '../../nearest.ts';
import { once } from '../../once.ts';
import { slipOf } from './slips.ts';
import type { ApiWords } from './api-words.ts';
import type { NameFault } from './path-mention.ts';

/** A name in camel, Pascal or snake case that is none, or a word one slip away from a name. `onEvidence`, only what is evidently a slip. */
export function wordFault(name: string, words: ApiWords, onEvidence = false): NameFault | undefined {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return undefined;
  const isShouted = name === name.toUpperCase();
  const isName = !isShouted && (/[a-z0-9][A-Z]/.test(name) || /[A-Za-z0-9]_[A-Za-z0-9]/.test(name));
  if (!isName) return nearValue(name, words, onEvidence);
  // `github_pat_` is what longer ones begin with.
  if (DATE_PATTERN.test(name) || RECORD_ID.test(name) || name.endsWith('_')) return undefined;
  if (onEvidence) {
    const slip = slipOf(name, words);
    return (
      slip && {
        ...whole(
          name,
          `\`${name}\` is no name of the API.`,
          `Did you mean \`${slip.name}\`? A word that is right is listed under \`allowed.names\` in \`checks.yaml\`.`,
        ),
        isStyle: slip.isStyle,
      }
    );
  }
  const near = nearest(name, words.names);
  return whole(
    name,
    `\`${name}\` is no name of the API.`,
    `${near === undefined ? 'Write it as the description does.' : `Did you mean \`${near}\`?`} A word that is right is listed under \`allowed.names\` in \`checks.yaml\`.`,
  );
}

/** `yyyyMMdd`, `ddMMyy`. */
const DATE_PATTERN = /^[yMdHhmsSZT]+$/;
/** The id of one record: `SPL_98WF13Eb3w`. */
const RECORD_ID = /^[A-Za-z]{2,6}_(?=[A-Za-z]*\d)[A-Za-z0-9]{8,}$/;

/** A value or field in other letters, or mistyped by one letter. A plain word may be just that: `onEvidence`, only a slip inside a long one counts. */
export function nearValue(word: string, words: ApiWords, onEvidence = false): NameFault | undefined {
  if (words.known.has(word) || !/^[A-Za-z][\w-]*$/.test(word)) return undefined;
  const isShouted = word === word.toUpperCase();
  const candidates = isShouted ? candidatesOf(words).values : candidatesOf(words).all;
  const shortest = isShouted || onEvidence ? 7 : 5;
  const sameLetters =
    word.length < 3 || onEvidence
      ? undefined
      : candidates.find((name) => name.length === word.length && name.toLowerCase() === word.toLowerCase());
  const slip =
    word.length < shortest
      ? undefined
      : candidates.find(
          (name) =>
            name.length >= shortest &&
            isSlip(word, name) &&
            (!onEvidence || (word[0] === name[0] && word.slice(-2) === name.slice(-2))),
        );
  const meant = sameLetters ?? slip;
  return meant === undefined
    ? undefined
    : whole(
        word,
        `\`${word}\` is no ${words.values.includes(meant) ? 'value' : 'name'} of the API.`,
        `Did you mean \`${meant}\`?`,
      );
}

const candidatesOf = once(({ values, fields }: ApiWords) => ({ values, all: [...values, ...fields] }));

/** One letter more, less or other, or two swapped; a plural or a past is no slip. */
export function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  if (/^[sd]$/.test(a.startsWith(b) ? a.slice(b.length) : b.startsWith(a) ? b.slice(a.length) : '')) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [x, y] = [a.slice(start), b.slice(start)];
  return (
    x.slice(1) === y.slice(1) ||
    x.slice(1) === y ||
    x === y.slice(1) ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  );
}

/** A fault of a name as a whole. */
export function whole(name: string, message: string, hint: string): NameFault {
  return { offset: 0, length: name.length, message, hint };
}
