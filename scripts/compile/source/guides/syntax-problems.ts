import type { VFileMessage } from 'vfile-message';
import { displayPath, type Location, type Problem } from '../../../cli/problem.ts';
import { mergeConflict } from '../yaml-words.ts';

/** Why a guide cannot be read: a conflict of a merge, a code block that is not closed, or what the parser says. */
export function unreadProblem(error: VFileMessage, text: string, file: string): Problem {
  const conflict = mergeConflict(text);
  const [fence] = unclosedFence(text, file);
  return conflict === undefined
    ? (fence ?? fromMessage(error, file))
    : syntaxProblem(conflict.message, conflict.hint, placeAt(text, conflict.offset, file));
}

/** The first code block that is not closed (CommonMark 0.31, section 4.5): it swallows what follows. */
export function unclosedFence(text: string, file: string): readonly Problem[] {
  let open: { readonly mark: string; readonly offset: number } | undefined;
  for (const { 0: line, 1: mark = '', 2: info = '', index } of text.matchAll(FENCE)) {
    if (open === undefined) open = { mark, offset: index + line.indexOf(mark) };
    else if (mark.startsWith(open.mark) && info.trim() !== '') break;
    else if (mark.startsWith(open.mark)) open = undefined;
  }
  if (open === undefined) return [];
  const problem = syntaxProblem(
    'The code block that begins here is not closed.',
    `Write the same ${open.mark.startsWith('~') ? 'tildes' : 'backticks'} on a line of their own where it ends.`,
    placeAt(text, open.offset, file),
  );
  return [problem];
}

const FENCE = /^(?:[ \t>]|[-*+] |\d+[.)] )*(`{3,}|~{3,})([^`\n]*)$/gm;

/** A comment as HTML has it. */
export function commentProblem(text: string, offset: number, file: string): Problem {
  return syntaxProblem(
    'A guide cannot contain a comment of HTML.',
    'Write `{/* … */}` instead of `<!-- … -->`.',
    placeAt(text, offset, file),
  );
}

function fromMessage({ reason, note, line = 1, column = 1 }: VFileMessage, file: string): Problem {
  // The position of an unclosed component is in the message alone.
  const [, name, openedLine, openedColumn] = /closing tag for `<(\w+)[^`]*>` \((\d+):(\d+)-/.exec(reason) ?? [];
  return name === undefined
    ? syntaxProblem(
        reason.replace(/\s+/g, ' '),
        note ??
          'In MDX `<` begins a component and `{` an expression: write them as `&lt;` and `&#123;`, or inside backticks.',
        { file: displayPath(file), line, column },
      )
    : syntaxProblem(
        `\`<${name}>\` is not closed.`,
        `Write \`</${name}>\` where it ends, or \`<${name} … />\` if nothing belongs inside.`,
        { file: displayPath(file), line: Number(openedLine), column: Number(openedColumn) },
      );
}

function placeAt(text: string, offset: number, file: string): Location {
  const before = text.slice(0, offset);
  return { file: displayPath(file), line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

function syntaxProblem(message: string, hint: string, location: Location): Problem {
  return { check: 'guide-syntax', severity: 'error', message, hint, location };
}
