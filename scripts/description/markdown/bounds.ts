/**
 * Maximum length of a Markdown text, in characters: longer than any real description, too short to stall the parser.
 */
const LONGEST = 200_000;
/**
 * Maximum length of a paragraph, in characters. For every word, the parser scans all words before it, so long
 * paragraphs are slow.
 */
const LONGEST_PARAGRAPH = 50_000;
/**
 * Maximum number of characters such as `*` and `[`, which delimit emphasis and links. For each of them, the parser
 * scans all that precede it.
 */
const MOST_MARKS = 10_000;
/**
 * Maximum number of HTML comments and declarations. To find the end of each, the parser scans the rest of the
 * paragraph.
 */
const MOST_COMMENTS = 300;
/** Maximum nesting of quotes, lists, links and emphasis, in levels. */
const DEEPEST = 50;

const NESTED = new RegExp(`^(?:[ \\t]*(?:>|[-+*]|\\d{1,9}[.)])){${DEEPEST + 1}}`, 'm');

/**
 * Says in a sentence why a text cannot be parsed as Markdown: it is too long, or nested too deeply. Undefined if the
 * text is within the limits.
 */
export function beyondBounds(text: string): string | undefined {
  if (text.length > LONGEST) return `The text has more than ${LONGEST.toLocaleString('en-GB')} characters.`;
  if (text.length > LONGEST_PARAGRAPH && text.split(/\n\s*\n/).some(({ length }) => length > LONGEST_PARAGRAPH))
    return `A paragraph has more than ${LONGEST_PARAGRAPH.toLocaleString('en-GB')} characters.`;
  if (text.length > MOST_MARKS && (text.match(/[*_~[\]]/g)?.length ?? 0) > MOST_MARKS)
    return `The text has more than ${MOST_MARKS.toLocaleString('en-GB')} asterisks, underscores, tildes and brackets.`;
  if ((text.match(/<[!?]/g)?.length ?? 0) > MOST_COMMENTS) return `The text has more than ${MOST_COMMENTS} comments.`;
  return NESTED.test(text) || bracketDepth(text) > DEEPEST ? TOO_DEEP : undefined;
}

export const TOO_DEEP = `Quotes, lists, brackets or emphasis are nested more than ${DEEPEST} levels deep.`;

/**
 * Returns the maximum nesting of square brackets. A bracket that is not closed counts as closed at the end of its
 * paragraph.
 */
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

/** A node of any kind of syntax tree. */
interface Nested {
  readonly children?: readonly object[];
}

/** Whether a tree is nested too deeply for recursive functions. */
export function isTooDeep(tree: Nested): boolean {
  let level: readonly Nested[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((node): readonly Nested[] => node.children ?? []);
  }
  return false;
}
