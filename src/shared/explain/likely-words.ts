import type { LikelyBody } from '../../model/explanation.ts';
import { listWords } from '../text/words.ts';

/** Calls that are named in a sentence; more are counted. */
const NAMED = 5;

/** Names what a text is likely to be, in a phrase: `response 200 of Get an order or List orders`. */
export function likelyWords(body: LikelyBody): string {
  const { calls, part, sharedBy } = body;
  if (sharedBy !== undefined)
    return `the error body that ${sharedBy === 'all' ? 'all' : sharedBy} operations share, ${part}`;
  const of = part === '' ? '' : `${part} of `;
  if (!isNamed(body)) return `${of}one of ${countOf(body)}, which the text does not tell apart`;
  const titles = calls.map(({ title }) => title);
  return `${of}${listWords(titles, 'or')}`;
}

/** Whether the calls of a body are few enough to stand in a sentence. */
export function isNamed({ calls }: LikelyBody): boolean {
  return calls.length <= NAMED;
}

/** Counts the calls of a body: `45 operations`, `12 operations and webhooks`. */
export function countOf({ calls }: LikelyBody): string {
  const [first, second] = [...new Set(calls.map(({ kind }) => `${kind}s`))].sort();
  return `${calls.length} ${first}${second === undefined ? '' : ` and ${second}`}`;
}
