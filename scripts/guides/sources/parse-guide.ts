import type { Root } from 'mdast';
import { VFileMessage } from 'vfile-message';
import { parseMdx } from '../../description/markdown/markdown.ts';

/** Maximum number of HTML comments that are replaced with spaces. The guide is parsed again for each. */
const MOST = 50;

/** The syntax tree of a guide, and the offsets of HTML comments in the guide, which MDX does not allow. */
export interface ParsedGuide {
  readonly tree: Root;
  readonly htmlComments: readonly number[];
}

/**
 * Parses a guide. HTML comments are replaced with spaces, so that the parser finds further problems and all positions
 * stay the same.
 *
 * @throws {VFileMessage} with the position of the error, when the MDX cannot be parsed.
 */
export function parseGuide(text: string): ParsedGuide {
  const htmlComments: number[] = [];
  let left = withoutCommentsInRows(text);
  for (let round = 0; ; round += 1) {
    try {
      return { tree: parseMdx(left), htmlComments };
    } catch (error) {
      const comment = error instanceof VFileMessage && round < MOST ? commentAt(left, error) : undefined;
      if (comment === undefined) throw error;
      htmlComments.push(comment.start);
      left = left.slice(0, comment.start) + blank(left.slice(comment.start, comment.end)) + left.slice(comment.end);
    }
  }
}

/**
 * Returns the start and end of the HTML comment at which the parser stopped; undefined if it stopped at something else.
 */
function commentAt(text: string, { line, column }: VFileMessage): { start: number; end: number } | undefined {
  if (line === undefined || column === undefined) return undefined;
  const lineStart =
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  // The parser reports the character after the `<`.
  const start = lineStart + column - 2;
  if (!text.startsWith('<!--', start)) return undefined;
  const end = text.indexOf('-->', start);
  return { start, end: end < 0 ? text.length : end + '-->'.length };
}

/** Replaces MDX comments in table rows with spaces: a `|` inside a comment would divide the row. */
function withoutCommentsInRows(text: string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      if (mark !== undefined) fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence;
      return fence === undefined && /^\s*\|/.test(line) ? line.replace(COMMENT_OR_CODE, blankComment) : line;
    })
    .join('\n');
}

const COMMENT_OR_CODE = /`[^`]*`|\{\s*\/\*(?:(?!\*\/).)*\*\/\s*\}/g;

function blankComment(found: string): string {
  return found.startsWith('`') ? found : blank(found);
}

function blank(text: string): string {
  return text.replace(/[^\n\r]/g, ' ');
}
