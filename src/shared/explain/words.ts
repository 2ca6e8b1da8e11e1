import type { CallEntry } from '../../model/call-data.ts';
import type { BodyProblem, Calls } from '../../model/explanation.ts';
import type { Pasted } from '../pasted/pasted.ts';
import { counted } from '../text/words.ts';

/** Sentences that tell readers what their text was recognised as, by kind of text. */
export const RECOGNISED: Readonly<Record<Pasted['kind'], string>> = {
  json: 'Found a JSON body.',
  log: 'Found JSON in other text.',
  broken: 'Found broken JSON. What could be read of it is explained.',
  status: 'Found a status code.',
  request: 'Found a URL or path.',
  curl: 'Found a cURL command.',
  words: 'Found no JSON, status code or URL.',
};

/** Maximum number of listed operations, webhooks and callbacks; if there are more, only their number is given. */
const LISTED = 5;

const SINGULAR: Readonly<Record<string, string>> = { return: 'returns', take: 'takes', have: 'has' };

/**
 * Returns a sentence such as `3 operations return these fields:`, in which `verb` is `return` and `what` is `these
 * fields`. If there are few operations, webhooks and callbacks, the result also lists them.
 */
export function callsThat(verb: string, what: string, calls: readonly CallEntry[]): Calls {
  const kinds = [...new Set(calls.map(({ kind }) => kind))];
  const count = kinds.length > 1 ? `${calls.length} operations and webhooks` : counted(calls.length, kinds[0] ?? '');
  const words = `${count} ${calls.length === 1 ? (SINGULAR[verb] ?? verb) : verb} ${what}`;
  return calls.length > LISTED
    ? { words: `${words}: choose the one you called.`, listed: [] }
    : { words: `${words}:`, listed: calls };
}

/**
 * Returns the result of a comparison in one or two sentences. The first gives the number of problems. If a value
 * differs from what the documentation only assumes, the second gives the number of such differences.
 */
export function comparisonWords(problems: readonly BodyProblem[]): string {
  const assumed = problems.filter(({ isAssumed }) => isAssumed).length;
  const wrong = problems.length - assumed;
  return [
    wrong === 0 ? 'No field departs from the documentation.' : `${counted(wrong, 'problem')}.`,
    ...(assumed === 0 ? [] : [`${counted(assumed, 'difference')} from what the documentation assumes.`]),
  ].join(' ');
}
