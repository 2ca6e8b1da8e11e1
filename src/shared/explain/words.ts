import type { CallEntry } from '../../model/call-data.ts';
import type { Calls, Comparison } from '../../model/explanation.ts';
import type { Pasted } from '../pasted/pasted.ts';
import { counted } from '../text/words.ts';

/** Says in a sentence what a text was recognised as. */
export function recognisedWords(pasted: Pasted): string {
  switch (pasted.kind) {
    case 'json':
      return 'Found a JSON body.';
    case 'log':
      return pasted.bodies.length === 1 ? 'Found a JSON body.' : `Found ${pasted.bodies.length} JSON bodies.`;
    case 'broken':
      return 'Found broken JSON. What could be read of it is explained.';
    case 'status':
      return `Found the status code ${pasted.call.status}.`;
    case 'request':
      return pasted.call.method === undefined ? 'Found a URL.' : 'Found a request line.';
    case 'curl':
      return pasted.response === undefined ? 'Found a cURL command.' : 'Found a cURL command and its output.';
    case 'words':
      return 'Found no JSON, status code or URL.';
  }
}

/** Calls that are listed; of more their number is said. */
const LISTED = 5;

const SINGULAR: Readonly<Record<string, string>> = { return: 'returns', take: 'takes', have: 'has' };

/** Says how many calls there are of a kind, and lists them where they are few. */
export function callsThat(verb: string, what: string, calls: readonly CallEntry[]): Calls {
  const kinds = [...new Set(calls.map(({ kind }) => kind))];
  const count = kinds.length > 1 ? `${calls.length} operations and webhooks` : counted(calls.length, kinds[0] ?? '');
  const words = `${count} ${calls.length === 1 ? (SINGULAR[verb] ?? verb) : verb} ${what}`;
  return calls.length > LISTED
    ? { words: `${words}: choose the one you called.`, listed: [] }
    : { words: `${words}:`, listed: calls };
}

/** Says how a text compares with a body, in a sentence. */
export function comparisonWords({ part = '', isOpen, problems }: Comparison): string {
  if (isOpen) return `The fields of ${part === '' ? 'this body' : `the ${part}`} are not documented.`;
  const assumed = problems.filter(({ isAssumed }) => isAssumed).length;
  const wrong = problems.length - assumed;
  return [
    wrong === 0 ? 'No field departs from the documentation.' : `${counted(wrong, 'problem')}.`,
    ...(assumed === 0 ? [] : [`${counted(assumed, 'difference')} from what the documentation assumes.`]),
  ].join(' ');
}
