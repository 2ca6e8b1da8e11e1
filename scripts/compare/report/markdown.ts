import { VERDICTS, type Verdict } from '../change.ts';
import { countChanges, coverageLine, feltBy, type Comparison, type Judged } from './comparison.ts';

const TITLES: Readonly<Record<Verdict, string>> = { breaking: 'Breaking', risky: 'Risky', safe: 'Safe' };

/** A comparison in Markdown, for a comment on a change or the notes of a release. */
export function markdown({ base, head, changes, coverage }: Comparison): string {
  return [
    `## Changes from ${escape(base)} to ${escape(head)}`,
    countChanges(changes),
    ...(coverage === undefined ? [] : [coverageLine(coverage)]),
    ...VERDICTS.flatMap((verdict) => {
      const found = changes.filter((change) => change.verdict === verdict);
      return found.length === 0 ? [] : [`### ${TITLES[verdict]}`, found.map(item).join('\n')];
    }),
  ].join('\n\n');
}

function item(change: Judged): string {
  const felt = feltBy(change);
  return `- **${escape(change.message)}** ${change.reason}${felt === '' ? '' : ` Felt by ${felt}.`}${change.declared ? ' Declared by a change note.' : ''}`;
}

/** Escapes text of a description for Markdown; parts in backticks are code already. */
function escape(words: string): string {
  return words
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[\\*_[\]<>#|~]/g, '\\$&')))
    .join('')
    .replace(/\s+/g, ' ');
}
