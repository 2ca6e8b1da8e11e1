import type { Content } from '../model/content.ts';

/** A character that is read from right to left, by the blocks that Unicode keeps for them (UAX #9, DerivedBidiClass). */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The `dir` of an author's words: their first letter decides where some of them are read from right to left. */
export function directionOf(words: Content | string): 'auto' | undefined {
  return hasRightToLeft(words) ? 'auto' : undefined;
}

function hasRightToLeft(words: Content | string): boolean {
  if (typeof words === 'string') return RIGHT_TO_LEFT.test(words);
  return words.some((node) =>
    node.kind === 'text' ? hasRightToLeft(node.value) : 'children' in node && hasRightToLeft(node.children),
  );
}
