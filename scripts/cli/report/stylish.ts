import { existsSync, readFileSync } from 'node:fs';
import { visible } from '#src/shared/text/printable.ts';
import { groupBy } from '../../text/group-by.ts';
import { painter, type Paint } from '../paint.ts';
import { docsOf, placeName, type Problem } from '../problem.ts';
import type { Output } from '../streams.ts';

/** If a report has more problems than this, it also lists how many problems each check found. */
const LONG = 20;

/**
 * Formats problems for people. Each problem has its location, message and check, a code frame and a hint. A long report
 * then lists how many problems each check found. The last line is the number of problems. If there are more than
 * `most`, shows only `most` of them, and leaves out warnings before errors. Text is coloured if `stream` is a terminal.
 */
export function stylish(
  problems: readonly Problem[],
  { most = Infinity, stream = process.stderr }: { readonly most?: number; readonly stream?: Output } = {},
): string {
  const paint = painter(stream);
  const files = new Map<string, readonly string[]>();
  const linesOf = (file: string): readonly string[] => {
    const known = files.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
    files.set(file, known);
    return known;
  };
  const isError = ({ severity }: Problem): boolean => severity === 'error';
  const shown = new Set([...problems.filter(isError), ...problems.filter((each) => !isError(each))].slice(0, most));
  const left = problems.length - shown.size;
  return [
    ...problems
      .filter((problem) => shown.has(problem))
      .map((problem) => one(problem, linesOf(problem.location.file), paint)),
    ...(left > 0 || problems.length > LONG ? [summary(problems)] : []),
    [
      count(problems),
      ...(left > 0 ? [`${left} not shown: \`--max-problems ${problems.length}\` shows all.`] : []),
    ].join('\n'),
  ].join('\n\n');
}

/**
 * Returns a line for each check: how many problems it found, and its name. The check with the most problems comes
 * first.
 */
function summary(problems: readonly Problem[]): string {
  const counts = [...groupBy(problems, ({ check }) => check)].map(([check, { length }]) => ({ check, length }));
  return counts
    .sort((one, other) => other.length - one.length)
    .map(({ check, length }) => `${String(length).padStart(6)}  ${check}`)
    .join('\n');
}

/** Formats the number of problems: `3 errors and 1 warning in 2 files.` */
export function count(problems: readonly Problem[]): string {
  const number = (severity: Problem['severity']) => {
    const found = problems.filter((problem) => problem.severity === severity).length;
    return found === 0 ? [] : [`${found} ${severity}${found === 1 ? '' : 's'}`];
  };
  const files = new Set(problems.map(({ location }) => location.file)).size;
  const parts = [...number('error'), ...number('warning')];
  return parts.length === 0 ? 'No problems.' : `${parts.join(' and ')} in ${files} file${files === 1 ? '' : 's'}.`;
}

/**
 * Returns a line that states how many problems are held back until errors are corrected; an empty string if there are
 * none.
 */
export function waitingLine(waiting: number): string {
  if (waiting === 0) return '';
  return `${waiting} further problem${waiting === 1 ? ' is' : 's are'} not shown, because these errors may be the cause. Correct them, then run the check again.\n`;
}

function one(problem: Problem, lines: readonly string[], paint: Paint): string {
  const { check, severity, message, hint, location, related = [] } = problem;
  const place = paint('bold', visible(placeName(location)));
  const kind = paint(severity === 'error' ? 'red' : 'yellow', severity);
  return [
    `${place} ${kind} ${visible(message)}  ${paint('dim', `[${check}]`)}`,
    ...frame(location, lines, paint),
    ...(hint === undefined ? [] : [`  ${visible(hint)}`]),
    ...related.map((other) => `  ${visible(other.message)}: ${placeName(other.location)}`),
    paint('dim', `  ${docsOf(problem)}`),
  ].join('\n');
}

/**
 * Returns the lines around a location, with a marker below the line of the location. Long lines are cut before and
 * after the location. By default, the text is not coloured.
 */
export function frame(
  { line, column, endLine, endColumn }: Problem['location'],
  lines: readonly string[],
  paint: Paint = (_style, value) => value,
): readonly string[] {
  const width = String(line + 1).length;
  const cutFrom = Math.max(0, column - 60);
  return [line - 1, line, line + 1].flatMap((number) => {
    const source = lines[number - 1];
    if (source === undefined || (number !== line && source.trim() === '')) return [];
    const shown = visible(source.slice(cutFrom, cutFrom + 110));
    const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`;
    if (number !== line) return [paint('dim', row)];
    const end = endLine === line && endColumn !== undefined ? endColumn : column + 1;
    const length = Math.max(1, Math.min(end, cutFrom + 111, source.length + 1) - column);
    return [row, paint('red', `${' '.repeat(width + 5 + column - 1 - cutFrom)}${'^'.repeat(length)}`)];
  });
}
