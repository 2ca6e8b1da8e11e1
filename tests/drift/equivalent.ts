import { readFileSync } from 'node:fs';
import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import { UsageError } from '#scripts/cli/problem.ts';
import { parseYaml } from '#scripts/compile/source/yaml.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import type { Edit } from './edit.ts';

/**
 * Edits after which nothing is wrong, since no other source mentions what they change. The members are patterns in
 * which
 * `*` matches anything.
 */
export interface Equivalent {
  readonly operator: string;
  readonly role: string;
  readonly file: string;
  readonly place: string;
  readonly description: string;
  readonly reason: string;
  /** Line of the entry. */
  readonly line: number;
}

/** Reads the list of equivalent edits. @throws {UsageError} for an entry without a reason. */
export function readEquivalents(file: string): readonly Equivalent[] {
  const yaml = parseYaml(readFileSync(file, 'utf8'), file);
  const [problem] = yaml.problems;
  if (problem !== undefined) throw new UsageError(`\`${file}:${problem.location.line}\`: ${problem.message}`);
  return asList(yaml.value).map((item, index) => {
    const entry = asRecord(item);
    const { line } = yaml.locate([index]);
    const reason = asText(entry['reason']).trim();
    if (reason === '')
      throw new UsageError(
        `The entry at \`${file}:${line}\` gives no \`reason\`.`,
        'Say in one sentence why nothing is wrong after the edit.',
      );
    const pattern = (key: string): string => asText(entry[key], '*');
    return {
      operator: pattern('operator'),
      role: pattern('role'),
      file: pattern('file'),
      place: pattern('place'),
      description: pattern('description'),
      reason,
      line,
    };
  });
}

/** The entry that excuses an edit. */
export function equivalentOf(edit: Edit, equivalents: readonly Equivalent[]): Equivalent | undefined {
  return equivalents.find((entry) =>
    (['operator', 'role', 'file', 'place', 'description'] as const).every((key) => matches(edit[key], entry[key])),
  );
}

function matches(text: string, pattern: string): boolean {
  return new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}$`, 's').test(text);
}
