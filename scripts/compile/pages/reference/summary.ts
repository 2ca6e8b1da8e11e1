import { describe } from '../../prose/description.ts';
import { textOf } from '#src/shared/content/visitor.ts';

/** Longest description of a page that search engines show. */
const LONGEST = 160;

/**
 * The first sentence of a Markdown text as plain text, for lists and the description of a page; undefined where there
 * is none.
 */
export function firstSentence(markdown: string): string | undefined {
  const first = describe(markdown)[0];
  if (first === undefined) return undefined;
  const plain = textOf([first]).replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
  if (sentence === '') return undefined;
  return sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`;
}
