import type { Root } from 'mdast';
import { VFileMessage } from 'vfile-message';
import { parseMdx } from '../../description/markdown/markdown.ts';

/** Limit of the number of HTML comments to blank out: each needs another parse. */
const MOST = 50;

/** A guide as a tree, and the offsets of its HTML comments, which MDX does not allow. */
export interface ParsedGuide {
  readonly tree: Root;
  readonly htmlComments: readonly number[];
}

/**
 * Parses a guide. HTML comments are blanked out, so that they hide no other problem and all positions stay the same.
 *
 * @throws {VFileMessage} with its place, when the MDX cannot be read.
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

/** Returns the start and end of the HTML comment at which the parser stopped. */
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

/** Blanks out comments in table rows: a `|` inside a comment would divide the row. */
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
