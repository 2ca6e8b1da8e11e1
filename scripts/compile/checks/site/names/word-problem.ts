import { type Suggestion, advice, more, nearest, suggestion } from '#src/shared/text/nearest.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { intendedName } from './intended-name.ts';
import type { ApiWords } from './api-words.ts';
import { isTypo } from '../../lookup/names.ts';
import type { Certainty, NameProblem } from './path-problem.ts';

/**
 * A word in camel, Pascal or snake case that is not a name of the API, or a word one typo away from one. `onEvidence`,
 * only evident typos are reported.
 */
export function wordProblem(name: string, words: ApiWords, onEvidence = false): NameProblem | undefined {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return undefined;
  const isShouted = name === name.toUpperCase();
  const isName = !isShouted && (/[a-z0-9][A-Z]/.test(name) || /[A-Za-z0-9]_[A-Za-z0-9]/.test(name));
  if (!isName) return nearValue(name, words, onEvidence);
  // `github_pat_` is a prefix.
  if (DATE_PATTERN.test(name) || RECORD_ID.test(name) || name.endsWith('_')) return undefined;
  const intended = intendedName(name, words);
  if (intended !== undefined)
    return {
      ...whole(
        name,
        `\`${name}\` is not a name of the API.`,
        more(suggestion(intended.name), IF_RIGHT),
        !intended.isStyle && isTypo(name, intended.name) ? 'slip' : intended.isPlain ? 'contradiction' : 'guess',
      ),
      isStyle: intended.isStyle,
    };
  if (onEvidence) return undefined;
  const near = nearest(name, words.names);
  return whole(
    name,
    `\`${name}\` is not a name of the API.`,
    more(near === undefined ? { hint: 'Spell it as in the description.' } : suggestion(near), IF_RIGHT),
    'doubt',
  );
}

const IF_RIGHT =
  'If it is right, list it under `foreign` in the frontmatter of the guide, or under `allowed.names` in `checks.yaml`.';

/** `yyyyMMdd`, `ddMMyy`. */
const DATE_PATTERN = /^[yMdHhmsSZT]+$/;
/** The id of one record: `SPL_98WF13Eb3w`. */
const RECORD_ID = /^[A-Za-z]{2,6}_(?=[A-Za-z]*\d)[A-Za-z0-9]{8,}$/;

/**
 * A value or field in other capitals, or with a typo. `onEvidence`, only a typo inside a long word is reported, since
 * others may be plain words.
 */
export function nearValue(word: string, words: ApiWords, onEvidence = false): NameProblem | undefined {
  if (words.known.has(word) || !/^[A-Za-z][\w-]*$/.test(word)) return undefined;
  const isShouted = word === word.toUpperCase();
  const candidates = isShouted ? candidatesOf(words).values : candidatesOf(words).all;
  const shortest = isShouted || onEvidence ? 7 : 5;
  const otherCapitals =
    word.length < 3 || onEvidence
      ? undefined
      : candidates.find((name) => name.length === word.length && name.toLowerCase() === word.toLowerCase());
  const typo =
    word.length < shortest
      ? undefined
      : candidates.find(
          (name) =>
            name.length >= shortest &&
            isTypo(word, name) &&
            (!onEvidence || (word[0] === name[0] && word.slice(-2) === name.slice(-2))),
        );
  const meant = otherCapitals ?? typo;
  return meant === undefined
    ? undefined
    : whole(
        word,
        `\`${word}\` is not a ${words.values.includes(meant) ? 'value' : 'name'} of the API.`,
        suggestion(meant),
        otherCapitals === undefined ? 'slip' : 'contradiction',
      );
}

const candidatesOf = memoize(({ values, fields }: ApiWords) => ({ values, all: [...values, ...fields] }));

/** A problem with a whole name. */
export function whole(name: string, message: string, hint: string | Suggestion, certainty: Certainty): NameProblem {
  return { offset: 0, length: name.length, message, ...advice(hint), certainty };
}
