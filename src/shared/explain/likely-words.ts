import type { LikelyBody } from '../../model/explanation.ts';
import { listWords } from '../text/list-words.ts';

/** Calls that are named in a sentence; more are counted. */
const NAMED = 5;

/** Names what a text is likely to be, in a phrase: `response 200 of Get an order or List orders`. */
export function likelyWords(body: LikelyBody): string {
  const { calls, part } = body;
  if (body.sharedBy !== undefined) return `${sharedWords(body)}, ${part}`;
  const of = part === '' ? '' : `${part} of `;
  if (!isNamed(body)) return `${of}one of ${countOf(body)}, which the text does not tell apart`;
  return `${of}${listWords(
    calls.map(({ title }) => title),
    'or',
  )}`;
}

/** Names the body of an error that several operations share: `the error body that 21 operations share`. */
export function sharedWords({ sharedBy }: LikelyBody): string {
  return `the error body that ${sharedBy === 'all' ? 'all operations' : `${sharedBy} operations`} share`;
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
