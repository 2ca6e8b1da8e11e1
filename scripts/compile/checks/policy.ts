import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';
import type { Location, Problem, Severity } from '../../cli/problem.ts';
import { parseYaml, type YamlFile } from '../source/yaml.ts';
import { allowedProblems, readAllowed, type Allowed } from './lookup/sensitive/allowed.ts';

/**
 * `checks.yaml` beside the description: the one place where a check is softened or a value allowed, each entry with a
 * reason.
 */
export interface Policy {
  readonly severities: readonly SeverityRule[];
  readonly excuses: readonly Excuse[];
  readonly allowed: Allowed;
}

/** Another severity for a check. */
interface SeverityRule extends Entry {
  readonly severity: Severity;
}

/** One place where a check is right, and nothing is to be done about it. */
export interface Excuse extends Entry {
  /** Path of the file as problems name it, or the end of it. */
  readonly file: string;
  /** Part of the message, so that other problems in the file are still reported. */
  readonly message: string;
}

/** What every entry says: the check that it is about. */
interface Entry {
  readonly check: string;
  /** Place of the entry in `checks.yaml`. */
  readonly location: Location;
}

/** The ids that checks had before, and those they have now. */
const RENAMED: Readonly<Record<string, string>> = {
  people: 'no-personal-data',
  'schema-says': 'schema-complete',
  'own-words': 'description-names',
  'names-agree': 'consistent-names',
};
const LISTS = ['severities', 'excuses'];

/** Reads the policy. A description without one is checked in full. */
export async function loadPolicy(file: string): Promise<{ policy: Policy; problems: readonly Problem[] }> {
  const yaml = parseYaml(existsSync(file) ? await readFile(file, 'utf8') : '{}', file);
  const raw = asRecord(yaml.value);
  const allowed = asRecord(raw['allowed']);
  return {
    policy: {
      severities: entriesOf(raw, 'severities', yaml).map(({ entry, ...rest }) => ({
        ...rest,
        severity: entry['severity'] === 'warning' ? 'warning' : 'error',
      })),
      excuses: entriesOf(raw, 'excuses', yaml).map(({ entry, ...rest }) => ({
        ...rest,
        file: asText(entry['file']),
        message: asText(entry['message']),
      })),
      allowed: readAllowed(allowed),
    },
    problems: [
      ...yaml.problems,
      ...unknownKeys(raw, yaml),
      ...LISTS.flatMap((list) => entriesOf(raw, list, yaml).flatMap(entryProblems)),
      ...allowedProblems(allowed, yaml),
    ],
  };
}

/** A problem of `checks.yaml` itself. */
export function policyProblem(message: string, hint: string, location: Location): Problem {
  return { check: 'check-policy', severity: 'error', message, hint, location };
}

function entriesOf(raw: Raw, list: string, yaml: YamlFile): readonly (Entry & { readonly entry: Raw })[] {
  return asList(raw[list]).map((item, index) => {
    const entry = asRecord(item);
    return { check: asText(entry['check']), location: yaml.locate([list, index]), entry };
  });
}

function unknownKeys(raw: Raw, yaml: YamlFile): readonly Problem[] {
  const known = [...LISTS, 'allowed'];
  return Object.keys(raw)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const location = yaml.locate([key], true);
      return key === 'conventions'
        ? {
            ...policyProblem('`conventions` has no effect: every check runs.', 'Remove it.', location),
            severity: 'warning',
          }
        : policyProblem(`The check policy has no key \`${key}\`.`, didYouMean(key, known), location);
    });
}

/** Entries without a reason, or with the id that a check had before. */
function entryProblems({ entry, check, location }: Entry & { readonly entry: Raw }): readonly Problem[] {
  const hasReason = asText(entry['reason']).trim() !== '';
  const id = Object.hasOwn(RENAMED, check) ? RENAMED[check] : undefined;
  return [
    ...(hasReason
      ? []
      : [
          policyProblem(
            'This entry of the check policy has no `reason`.',
            'Say in one sentence why it is right.',
            location,
          ),
        ]),
    ...(id !== undefined
      ? [policyProblem(`The check \`${check}\` is now called \`${id}\`.`, `Write \`check: ${id}\`.`, location)]
      : []),
  ];
}
