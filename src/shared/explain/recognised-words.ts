import type { Pasted } from '../pasted/pasted.ts';

/** What a text was recognised as, a sentence. */
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
