import type { Nodes } from 'mdast';

/** Characters of one text: more than any description that people keep, fewer than hold up the parser. */
const LONGEST = 200_000;
/** Characters between blank lines: at every word the parser looks back over those before it. */
const LONGEST_PARAGRAPH = 50_000;
/** Characters that open or close emphasis and links: for each, the parser looks at those before it. */
const MOST_MARKS = 10_000;
/** Comments and their like: the parser looks for the end of each as far as the paragraph goes. */
const MOST_COMMENTS = 300;
/** Quotes, lists, links and emphasis inside one another. */
const DEEPEST = 50;

const NESTED = new RegExp(`^(?:[ \\t]*(?:>|[-+*]|\\d{1,9}[.)])){${DEEPEST + 1}}`, 'm');

/** Why a text is not read as Markdown but shown as it is written; undefined for what people write. */
export function beyondBounds(text: string): string | undefined {
  if (text.length > LONGEST) return `The text has more than ${LONGEST.toLocaleString('en-GB')} characters.`;
  if (text.length > LONGEST_PARAGRAPH && text.split(/\n\s*\n/).some(({ length }) => length > LONGEST_PARAGRAPH))
    return `A paragraph has more than ${LONGEST_PARAGRAPH.toLocaleString('en-GB')} characters.`;
  if (text.length > MOST_MARKS && (text.match(/[*_~[\]]/g)?.length ?? 0) > MOST_MARKS)
    return `The text has more than ${MOST_MARKS.toLocaleString('en-GB')} asterisks, underscores, tildes and brackets.`;
  if ((text.match(/<[!?]/g)?.length ?? 0) > MOST_COMMENTS) return `The text has more than ${MOST_COMMENTS} comments.`;
  return NESTED.test(text) || bracketDepth(text) > DEEPEST ? TOO_DEEP : undefined;
}

export const TOO_DEEP = `Quotes, lists, brackets or emphasis stand inside one another more than ${DEEPEST} deep.`;

/** Most brackets that are open at one time; a paragraph closes all of its own. */
function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === ']') depth = Math.max(0, depth - 1);
    else if (character === '\n' && text[index + 1] === '\n') depth = 0;
  }
  return deepest;
}

/** Whether a tree is deeper than what those who walk it by recursion can take. */
export function isTooDeep(tree: Nodes): boolean {
  let level: readonly Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((node): readonly Nodes[] => ('children' in node ? node.children : []));
  }
  return false;
}
