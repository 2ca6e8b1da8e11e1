import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ProblemNews, ShownProblem } from '#src/model/problem-news.ts';
import { count, frame } from '../../cli/report/stylish.ts';
import { docsOf, placeName, type Problem } from '../../cli/problem.ts';

/** Problems that a page shows; the terminal shows all. */
const MOST = 30;

/** Shortens problems to what an open page shows: errors come first. */
export function problemNews(problems: readonly Problem[]): ProblemNews {
  const ordered = [...problems].sort((one, other) => one.severity.localeCompare(other.severity));
  return {
    summary: problems.length > MOST ? `${count(problems)} The first ${MOST}:` : count(problems),
    hasErrors: problems.some(({ severity }) => severity === 'error'),
    problems: ordered.slice(0, MOST).map(shown),
  };
}

function shown(problem: Problem): ShownProblem {
  const { severity, message, hint, check, location } = problem;
  return {
    severity,
    message,
    ...(hint === undefined ? {} : { hint }),
    check,
    docs: docsOf(problem),
    place: placeName(location),
    address: `${resolve(location.file)}:${location.line}:${location.column}`,
    frame: codeFrame(location),
  };
}

function codeFrame(location: Problem['location']): string {
  try {
    return stripVTControlCharacters(frame(location, readFileSync(location.file, 'utf8').split('\n')).join('\n'));
  } catch {
    return '';
  }
}
