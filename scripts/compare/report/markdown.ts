import { stringify } from 'yaml';
import { placeName, type Problem } from '../../cli/problem.ts';
import { VERDICTS, type Verdict } from '../change.ts';
import {
  countChanges,
  evidenceLine,
  affectedCalls,
  undeclared,
  type Comparison,
  type NotedChange,
} from './comparison.ts';

const TITLES: Readonly<Record<Verdict, string>> = { breaking: 'Breaking', risky: 'Risky', safe: 'Safe' };

/** Maximum number of changes that a section shows; further ones are in a collapsed `<details>`. */
const SHOWN = 10;

/** Formats a comparison as Markdown (GFM 0.29), for a pull request comment or release notes. */
export function markdown(comparison: Comparison): string {
  const { base, head, changes, evidence, problems } = comparison;
  const left = undeclared(changes);
  return [
    `## Changes from ${escape(base)} to ${escape(head)}`,
    countChanges(comparison),
    ...(evidence === undefined ? [] : [evidenceLine(evidence)]),
    ...section('Problems', problems.map(problemItem)),
    ...VERDICTS.flatMap((verdict) =>
      section(
        TITLES[verdict],
        changes.filter((change) => change.verdict === verdict).map((change) => item(change, base)),
      ),
    ),
    ...(left.length === 0
      ? []
      : ['### Left to declare', `\`\`\`yaml\n${stringify({ changes: left }, { lineWidth: 0 })}\`\`\``]),
  ].join('\n\n');
}

function section(title: string, items: readonly string[]): readonly string[] {
  if (items.length === 0) return [];
  const folded = items.slice(SHOWN);
  return [
    `### ${title}`,
    items.slice(0, SHOWN).join('\n'),
    ...(folded.length === 0
      ? []
      : [`<details>\n<summary>and ${folded.length} more</summary>`, folded.join('\n'), '</details>']),
  ];
}

function item(change: NotedChange, base: string): string {
  const { message, reason, note, head, base: before, key } = change;
  const affected = affectedCalls(change);
  return [
    `- **${escape(message)}** ${escape(reason)}${affected === '' ? '' : ` Affects ${escape(affected)}.`}`,
    ...(note === undefined ? [] : [`  - **${escape(note.title)}**: ${escape(note.todo)}`]),
    `  - ${code(placeName(head))}${before === undefined ? '' : `, at ${escape(base)} ${code(placeName(before))}`}`,
    `  - ${code(key)}`,
  ].join('\n');
}

function problemItem({ message, hint = '', location }: Problem): string {
  return `- **${escape(message)}** ${escape(hint)}\n  - ${code(placeName(location))}`;
}

/** Escapes Markdown characters and `@` mentions in text, except between backticks. */
function escape(words: string): string {
  const parts = words.replace(/\s+/g, ' ').split(/`+/);
  return parts
    .map((part, index) => {
      const isLast = index === parts.length - 1;
      if (index % 2 === 1 && !isLast) return `\`${part}\``;
      const plain = part.replace(/[\\*_[\]<>#|~&]/g, '\\$&').replace(/@/g, '@\u200b');
      return index % 2 === 1 ? `\\\`${plain}` : plain;
    })
    .join('');
}

/** Formats text as a Markdown code span; backticks in the text are removed. */
function code(text: string): string {
  return `\`${text.replace(/[`\s]+/g, ' ')}\``;
}
