import type { Code } from 'mdast';
import type { CodeBlockNode } from '#src/model/prose.ts';
import { nearest } from '#src/shared/text/nearest.ts';
import type { ReportMistake } from './callout.ts';

/** Whether a code block in this language is a sequence diagram, in the notation of this project or of Mermaid. */
export const isSequence = (language: string | null | undefined): boolean =>
  language === 'sequence' || language === 'mermaid';

const TITLE = /^title=(?:"([^"]*)"|'([^']*)')$/;
const MARKS = /^\{([\d,\s-]+)\}$/;
const PARTS = /(?:title=)?"[^"]*"|title='[^']*'|\{[^}]*\}|\S+/g;

/**
 * Converts a fenced code block. After the language, it may have a title, `title="pay.js"`, and lines to mark,
 * `{2,4-6}`.
 */
export function codeBlockOf({ lang, meta, value }: Code, report: ReportMistake): CodeBlockNode {
  let title: string | undefined;
  const marks = new Set<number>();
  const lines = value.split('\n').length;
  for (const part of meta?.match(PARTS) ?? []) {
    const [, double, single] = TITLE.exec(part) ?? [];
    const [, ranges] = MARKS.exec(part) ?? [];
    title = double ?? single ?? title;
    if (ranges !== undefined) {
      const numbers = ranges.split(',').flatMap(rangeOf);
      for (const number of numbers) marks.add(number);
      if (numbers.length === 0 || numbers.some((number) => number < 1 || number > lines))
        report({
          message: `\`${part}\` marks lines that the code does not have.`,
          hint: `Mark only lines from 1 to ${lines}.`,
        });
    } else if (double === undefined && single === undefined && isMistaken(part))
      report({
        message: `\`${part}\` is not an attribute of a code fence.`,
        hint: 'Write `title="pay.js"`, or the lines to highlight: `{2,4-6}`.',
      });
  }
  return {
    kind: 'codeBlock',
    code: { text: value, syntax: lang ?? 'text' },
    ...(title === undefined ? {} : { title }),
    ...(marks.size === 0 ? {} : { marks: [...marks].sort((a, b) => a - b) }),
  };
}

/**
 * Whether an unknown attribute is probably a misspelt `title` or a wrong range of lines. Any other attribute is for
 * other programs.
 */
function isMistaken(part: string): boolean {
  return part.startsWith('{') || nearest(part.replace(/=.*/, ''), ['title']) !== undefined;
}

/**
 * Expands the range `4-6` to 4, 5, 6. Returns an empty list for text that is not a range, and for a range of more than
 * a thousand lines.
 */
function rangeOf(text: string): readonly number[] {
  const [, first = '', last = first] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(text) ?? [];
  const length = Number(last) - Number(first) + 1;
  return first === '' || length < 1 || length > 1000 ? [] : Array.from({ length }, (_, at) => Number(first) + at);
}
