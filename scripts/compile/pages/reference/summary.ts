import { toProse } from '../../prose/description.ts';
import { textOf } from '#src/shared/content/visitor.ts';

/** Longest description of a page that search engines show. */
const LONGEST = 160;

/**
 * The first sentence of a Markdown text as plain text, for lists and the description of a page; undefined where there
 * is none.
 */
export function firstSentence(markdown: string): string | undefined {
  const first = toProse(markdown)[0];
  const sentence = first === undefined ? '' : plainSummary(textOf([first]));
  return sentence === '' ? undefined : sentence;
}

/** The first sentence of a plain text on one line, cut where it is long; empty where there is none. */
function plainSummary(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
  return sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`;
}
