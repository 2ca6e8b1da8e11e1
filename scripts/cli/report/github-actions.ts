import { visible } from '#src/shared/text/printable.ts';
import { docsOf, placeName, type Problem } from '../problem.ts';

/** Formats problems as workflow commands of GitHub Actions. GitHub shows each as an annotation at its line. */
export function githubActions(problems: readonly Problem[]): string {
  return problems
    .map((problem) => {
      const { check, severity, message, hint, location, related = [] } = problem;
      const { file, line, column, endLine, endColumn } = location;
      const place = {
        file,
        line,
        ...(endLine === undefined ? {} : { endLine }),
        col: column,
        ...(endColumn === undefined || endLine !== line ? {} : { endColumn }),
        title: check,
      };
      const properties = Object.entries(place)
        .map(([key, value]) => `${key}=${property(String(value))}`)
        .join(',');
      return `::${severity} ${properties}::${data(visible([message, hint, ...related.map((other) => `${other.message}: ${placeName(other.location)}`), docsOf(problem)].filter(Boolean).join('\n')))}`;
    })
    .join('\n');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
