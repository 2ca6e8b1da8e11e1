import type { NotPublished } from '#src/model/gap.ts';

/** Plain sentences about what the source does not publish. */
export interface Notices {
  /** One sentence for each mark; those that hold for a whole page are said once on it. */
  for(subject: NoticeSubject, parts: readonly NotPublished[]): readonly string[];
}

/** `partial` is an object of which some fields are known. */
type NoticeSubject = 'operation' | 'webhook' | 'object' | 'partial' | 'field' | 'values' | 'response';

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
        if (parts.filter((each) => ONCE.includes(each)).every((each) => said.has(each))) return [];
        for (const each of parts) said.add(each);
        return [`${text}${ask}`];
      });
    },
  };
}

function sentences(subject: NoticeSubject, parts: readonly NotPublished[]): { part: NotPublished; text: string }[] {
  // A word that is no part is a check's to report.
  return parts
    .filter((part) => Object.hasOwn(SENTENCES, part))
    .flatMap((part) => {
      const pair = PAIRS.find(
        ({ first, second }) => (part === first || part === second) && parts.includes(first) && parts.includes(second),
      );
      if (pair === undefined) return [{ part, text: SENTENCES[part](subject) }];
      return part === pair.first ? [{ part, text: pair.text }] : [];
    });
}

/** Marks that often stand together and read better as one sentence. */
const PAIRS: readonly { readonly first: NotPublished; readonly second: NotPublished; readonly text: string }[] = [
  { first: 'path', second: 'method', text: 'Path and method of this operation are not published.' },
  {
    first: 'required',
    second: 'types',
    text: 'Which fields are required is not published, nor are types; those shown follow the sample values.',
  },
];

const SENTENCES: Readonly<Record<NotPublished, (subject: NoticeSubject) => string>> = {
  path: () => 'The path of this operation is not published.',
  method: () => 'The method of this operation is not published.',
  parameters: (subject) =>
    subject === 'field'
      ? 'The parameters of this function are not published.'
      : 'The query parameters are not published.',
  fields: (subject) =>
    subject === 'partial' ? 'Further fields are not published.' : 'The fields of this object are not published.',
  types: (subject) =>
    subject === 'field'
      ? 'The type is not published; it follows the sample value.'
      : 'Types are not published; those shown follow the sample values.',
  required: (subject) =>
    subject === 'field' ? 'Whether it is required is not published.' : 'Which fields are required is not published.',
  values: () => 'The full set of values is not published.',
  meaning: (subject) =>
    subject === 'field' ? 'The meaning is not published.' : 'The meaning of the values is not published.',
  operations: () => 'Which operations answer with this code is not published.',
};
