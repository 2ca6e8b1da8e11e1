import type { Pasted } from '../pasted/pasted.ts';
import type { Candidate } from './candidates.ts';

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
      return pasted.text === ''
        ? 'Paste a response to explain it.'
        : 'Nothing recognised. Paste JSON, a log line or a status code.';
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
      ? ['No documented operation has this path.']
      : [];
  const { at, openAt } = candidate;
  return [
    ...(at.length > 0 ? [`The body is inside \`${at.join('.')}\`.`] : []),
    ...(openAt === undefined ? [] : ['The text is cut off: fields that may follow do not count as missing.']),
    ...(isLikely ? [] : ['No documented body has these fields: it may come from a proxy or from another API.']),
  ];
}
