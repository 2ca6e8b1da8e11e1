import { toString } from 'mdast-util-to-string';
import type { GuideSource } from '../../source/guides/guide-source.ts';
import type { Terms } from '../../source/guides/terms.ts';
import type { Check, CheckProblem } from '../lookup/check.ts';
import { nodesIn, placeOf } from '../lookup/guides/nodes.ts';
import { describedMentions, mentionsIn, type Mention } from './names/mentions.ts';

/** Prose follows `terms.yaml`: phrases, length of sentences, abbreviations. Warnings: style is no untruth. */
export const proseTerms: Check = {
  id: 'prose-terms',
  *run(context) {
    const { terms, guides } = context.guides;
    if (terms === undefined) return;
    for (const guide of guides) {
      yield* phrasesIn(terms, mentionsIn(guide));
      yield* longSentences(terms, guide);
      yield* unknownAbbreviations(terms, guide);
    }
    yield* phrasesIn(terms, describedMentions(context));
  },
};

function* phrasesIn({ phrases }: Terms, mentions: readonly Mention[]): Iterable<CheckProblem> {
  for (const mention of mentions) {
    if (mention.isCode) continue;
    for (const { pattern, instead, reason } of phrases)
      for (const { 0: words, index } of mention.text.matchAll(pattern))
        yield {
          severity: 'warning',
          message: `This site does not write “${words}”: ${reason}`,
          hint: `Write “${instead}”.`,
          location: mention.at(index, words.length),
        };
  }
}

function* longSentences({ mostWords }: Terms, guide: GuideSource): Iterable<CheckProblem> {
  for (const node of nodesIn(guide.tree)) {
    if (node.type !== 'paragraph') continue;
    const counts = toString(node)
      .split(/(?<=[.!?:])\s+/)
      .map((sentence) => sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length);
    const longest = Math.max(...counts);
    if (longest > mostWords)
      yield {
        severity: 'warning',
        message: `A sentence of this paragraph has ${longest} words.`,
        hint: `Make two of it: a hurried reader takes in ${mostWords}.`,
        location: placeOf(guide, node),
      };
  }
}

/** Abbreviations that the page neither explains, as in `OTP (one-time password)`, nor may take for known. */
function* unknownAbbreviations({ abbreviations }: Terms, guide: GuideSource): Iterable<CheckProblem> {
  if (abbreviations.size === 0) return;
  const told = new Set<string>();
  for (const mention of mentionsIn(guide)) {
    if (mention.isCode) continue;
    for (const { 0: word, index } of mention.text.matchAll(/(?<![\w-])[A-Z]{2,6}(?![\w-])/g)) {
      const isExplained = new RegExp(`\\b${word}\\b[^.]{0,4}\\([a-z]|\\([^)]*\\b${word}\\)|\\*\\*${word}\\*\\*`);
      if (abbreviations.has(word) || told.has(word) || isExplained.test(guide.text)) continue;
      told.add(word);
      yield {
        severity: 'warning',
        message: `The page does not explain \`${word}\`.`,
        hint: 'Write it out where it is first used, or list it under `abbreviations` in `terms.yaml`.',
        location: mention.at(index, word.length),
      };
    }
  }
}
