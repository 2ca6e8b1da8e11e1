import { stripVTControlCharacters } from 'node:util';
import type { Result } from './suite.ts';

/** Seconds and figures of each suite, then what the failing ones printed. */
export function summary(results: readonly Result[]): string {
  const failing = results.filter(({ failed }) => failed > 0);
  return [table(results), ...failing.map(({ name, output }) => `— ${name}\n\n${words(output)}`)].join('\n\n');
}

function table(results: readonly Result[]): string {
  const rows = results.map(({ name, seconds, passed, failed, skipped }) => [
    name,
    seconds.toFixed(1),
    ...[passed, failed, skipped].map(String),
  ]);
  return [['suite', 'seconds', 'passed', 'failed', 'skipped'], ...rows]
    .map(([name = '', ...figures]) => `${name.padEnd(16)}${figures.map((figure) => figure.padStart(9)).join('')}`)
    .join('\n');
}

/** Output without the lines of what passed or was left out. */
function words(output: string): string {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\s*[✓↓]/.test(line))
    .join('\n')
    .trim();
}
