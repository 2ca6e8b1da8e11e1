import type { NotPublished } from '../../src/model/gap.ts';

/** Plain sentences about what the source does not publish. */
export interface Notices {
  /** One sentence for each mark; those that hold for a whole page are said once on it. */
  for(subject: NoticeSubject, parts: readonly NotPublished[]): readonly string[];
}

export type NoticeSubject = 'operation' | 'webhook' | 'object' | 'field' | 'values' | 'response';

/** Marks that nearly every object carries: said at the first object of a page. */
const ONCE: readonly NotPublished[] = ['required', 'types'];

/** Notices of one page. `contact` is whom to ask; without one the sentence ends before it. */
export function createNotices(contact: string): Notices {
  const said = new Set<string>();
  const ask = contact === '' ? '' : ` Ask ${contact}.`;
  return {
    for(subject, parts) {
      return sentences(subject, parts).flatMap(({ part, text }) => {
        if (!ONCE.includes(part) || subject === 'field') return [`${text}${ask}`];
        if (said.has(part)) return [];
        said.add(part);
        return [`${text}${ask}`];
      });
    },
  };
}

function sentences(subject: NoticeSubject, parts: readonly NotPublished[]): { part: NotPublished; text: string }[] {
  const address = parts.includes('path') && parts.includes('method');
  return parts.flatMap((part) => {
    if (address && part === 'method') return [];
    const text = address && part === 'path' ? 'Path and method of this operation are not published.' : SENTENCES[part](subject);
    return text === '' ? [] : [{ part, text }];
  });
}

const SENTENCES: Readonly<Record<NotPublished, (subject: NoticeSubject) => string>> = {
  path: () => 'The path of this operation is not published.',
  method: () => 'The method of this operation is not published.',
  parameters: (subject) => (subject === 'field' ? 'The parameters of this function are not published.' : 'The query parameters are not published.'),
  fields: (subject) => (subject === 'response' ? 'The fields of this response are not published.' : 'The fields of this object are not published.'),
  types: (subject) => (subject === 'field' ? 'The type is not published; it follows the sample value.' : 'Types are not published; those shown follow the sample values.'),
  required: (subject) => (subject === 'field' ? 'Whether it is required is not published.' : 'Which fields are required is not published.'),
  values: () => 'The full set of values is not published.',
  meaning: (subject) => (subject === 'field' ? 'The meaning is not published.' : 'The meaning of the values is not published.'),
  operations: () => 'Which operations answer with this code is not published.',
};
