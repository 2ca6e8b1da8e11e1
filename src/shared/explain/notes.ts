import type { Pasted } from '../pasted/pasted.ts';
import type { Candidate } from './candidates.ts';

/** Says in a sentence what a text was recognised as. */
export function recognisedWords(pasted: Pasted): string {
  switch (pasted.kind) {
    case 'json':
      return 'This is a JSON body.';
    case 'log':
      return pasted.bodies.length === 1
        ? 'This is text with a JSON body in it.'
        : `This is text with ${pasted.bodies.length} JSON bodies in it.`;
    case 'broken':
      return 'This is JSON that is broken. What could be read of it is explained below.';
    case 'status':
      return `This is a status code, ${pasted.call.status}.`;
    case 'request':
      return pasted.call.method === undefined ? 'This is an address.' : 'This is a request line.';
    case 'curl':
      return pasted.response === undefined ? 'This is a cURL command.' : 'This is a cURL command with what it printed.';
    case 'words':
      return pasted.text === '' ? 'There is nothing to explain yet.' : 'These are words, no body and no status code.';
  }
}

interface Noted {
  readonly pasted: Pasted;
  readonly candidate: Candidate | undefined;
  /** Whether something was found that it is like. */
  readonly isLikely: boolean;
}

/** Says what else is worth knowing of a text, a sentence each. */
export function notesOf({ pasted, candidate, isLikely }: Noted): readonly string[] {
  if (candidate === undefined)
    return !isLikely && 'call' in pasted && pasted.call.path !== undefined
      ? ['No documented operation has this address.']
      : [];
  const { at, openAt } = candidate;
  return [
    ...(at.length > 0 ? [`The body stands inside it, in \`${at.join('.')}\`.`] : []),
    ...(openAt === undefined ? [] : ['The text is not whole: what may stand in the rest is not counted as missing.']),
    ...(isLikely
      ? []
      : ['No documented body has these fields: it may come from a proxy, from another API, or not be documented.']),
  ];
}
