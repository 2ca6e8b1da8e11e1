import { toString } from 'mdast-util-to-string';
import type { GuideSource } from '../../guides/sources/guide-source.ts';
import type { Terms } from '../../guides/sources/terms.ts';
import { locationOf } from '../../pages/guide/location.ts';
import type { Check, CheckProblem } from '../lookup/check.ts';
import { nodesIn, describedPassages, passagesIn, type Passage, type Piece } from '../lookup/guides/passages.ts';

/**
 * Prose follows `terms.yaml`: it avoids the listed phrases, keeps sentences short and explains unlisted abbreviations.
 * All problems are warnings.
 */
export const proseTerms: Check = {
  id: 'prose-terms',
  *run(context) {
    const { terms, guides } = context.guides;
    if (terms === undefined) return;
    for (const guide of guides) {
      yield* phrasesIn(terms, passagesIn(guide));
      yield* longSentences(terms, guide);
      yield* unknownAbbreviations(terms, guide);
    }
    yield* phrasesIn(terms, describedPassages(context));
  },
};

function* phrasesIn({ phrases }: Terms, passages: readonly Passage[]): Iterable<CheckProblem> {
  for (const piece of textsOf(passages)) {
    for (const { pattern, instead, reason } of phrases)
      for (const { 0: words, index } of piece.text.matchAll(pattern))
        yield {
          severity: 'warning',
          message: `This site does not write “${words}”: ${reason}`,
          hint: `Write “${instead}”.`,
          location: piece.at(index, words.length),
        };
  }
}

function textsOf(passages: readonly Passage[]): readonly Piece[] {
  return passages.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'text'));
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
        hint: `Split it in two: the limit is ${mostWords} words.`,
        location: locationOf(guide.file, node),
      };
  }
}

/**
 * Reports abbreviations that are not in `terms.yaml` and not explained on the page, as in `OTP (one-time password)`.
 */
function* unknownAbbreviations({ abbreviations }: Terms, guide: GuideSource): Iterable<CheckProblem> {
  if (abbreviations.size === 0) return;
  const reported = new Set<string>();
  for (const piece of textsOf(passagesIn(guide))) {
    for (const { 0: word, index } of piece.text.matchAll(/(?<![\w-])[A-Z]{2,6}(?![\w-])/g)) {
      const isExplained = new RegExp(`\\b${word}\\b[^.]{0,4}\\([a-z]|\\([^)]*\\b${word}\\)|\\*\\*${word}\\*\\*`);
      if (abbreviations.has(word) || reported.has(word) || isExplained.test(guide.text)) continue;
      reported.add(word);
      yield {
        severity: 'warning',
        message: `The page does not explain \`${word}\`.`,
        hint: 'Write the abbreviation out where it is first used, or list it under `abbreviations` in `terms.yaml`.',
        location: piece.at(index, word.length),
      };
    }
  }
}
