import type { Content } from '../../model/content.ts';
import { textOf } from '../../shared/content/visitor.ts';

/** Matches right-to-left characters: the blocks that Unicode reserves for them (UAX #9, DerivedBidiClass). */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns the `dir` of a line: `auto` if the line has right-to-left characters, so that the first letter decides. */
export function lineDirection(words: Content | string): 'auto' | undefined {
  return hasRightToLeft(words) ? 'auto' : undefined;
}

/**
 * Returns the `dir` of an element with several lines: `rtl` if the first letter is right-to-left. `auto` would ignore
 * lines that have a `dir` of their own (HTML, section 3.2.6.4).
 */
export function blockDirection(words: Content): 'rtl' | undefined {
  const [first = ''] = (hasRightToLeft(words) && /\p{L}/u.exec(textOf(words))) || [];
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : undefined;
}

function hasRightToLeft(words: Content | string): boolean {
  if (typeof words === 'string') return RIGHT_TO_LEFT.test(words);
  return words.some((node) =>
    node.kind === 'text' ? hasRightToLeft(node.value) : 'children' in node && hasRightToLeft(node.children),
  );
}
