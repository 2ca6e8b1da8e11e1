import { dirname, join, resolve } from 'node:path';
import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { shown } from '#src/shared/schema/violation.ts';
import { type Suggestion, advice, nearest, oneOf, suggest, suggestion } from '#src/shared/text/nearest.ts';
import type { Location, Problem, Severity } from '../../cli/problem.ts';
import { FILL_IN_CHECK } from '../../text/fill-in.ts';
import { DISK, fileText } from '../source/file-reader.ts';
import { parseYaml, type YamlFile } from '../source/yaml.ts';
import { isReading, OWN_CHECKS } from './index.ts';
import { allowedProblems, readAllowed, type Allowed } from './lookup/sensitive/allowed.ts';

/**
 * `checks.yaml` beside the description: the one place where a check is softened or a value allowed, each entry with a
 * reason; and the period that `npm run diff` demands.
 */
export interface Policy {
  readonly severities: readonly SeverityRule[];
  readonly allowed: Allowed;
  /** Days between the announcement of an end and the end (`deprecation.period`). */
  readonly period?: number;
}

/** Another severity for a check; `off` where it does not apply to this description at all. */
interface SeverityRule {
  readonly check: string;
  readonly severity: Severity | 'off';
}

/** Values of `severity` in an entry. */
export const SEVERITIES = ['error', 'warning', 'off'] as const;

/** Path of the policy of a description, beside it. */
export const policyFile = (openapi: string): string => join(dirname(resolve(openapi)), 'checks.yaml');

/** Reads the policy. A description without one is checked in full. */
export async function loadPolicy(
  file: string,
  files = DISK,
): Promise<{ policy: Policy; problems: readonly Problem[] }> {
  const yaml = parseYaml((await fileText(file, files)) ?? '{}', file);
  const raw = asRecord(yaml.value);
  const allowed = asRecord(raw['allowed']);
  const { period } = asRecord(raw['deprecation']);
  const isPeriod = typeof period === 'number' && Number.isInteger(period) && period > 0;
  return {
    policy: {
      severities: severitiesOf(raw, yaml).map(({ entry, check }) => ({
        check,
        severity: SEVERITIES.find((severity) => severity === entry['severity']) ?? 'error',
      })),
      allowed: readAllowed(allowed),
      ...(isPeriod ? { period } : {}),
    },
    problems: [
      ...yaml.problems,
      ...unknownKeys(raw, yaml),
      ...severitiesOf(raw, yaml).flatMap(entryProblems),
      ...allowedProblems(allowed, yaml),
      ...(isPeriod || raw['deprecation'] === undefined
        ? []
        : [
            policyProblem(
              '`deprecation` has no `period` of days.',
              'Write the days between an announcement and the end: `deprecation: { period: 180 }`.',
              yaml.locate(['deprecation']),
            ),
          ]),
    ],
  };
}

/** A problem of `checks.yaml` itself. */
function policyProblem(message: string, hint: string | Suggestion, location: Location): Problem {
  return { check: 'check-policy', severity: 'error', message, ...advice(hint), location };
}

/** An entry of `severities`, and where it stands. */
interface Entry {
  readonly check: string;
  readonly entry: Raw;
  readonly location: Location;
}

function severitiesOf(raw: Raw, yaml: YamlFile): readonly Entry[] {
  return asList(raw['severities']).map((item, index) => {
    const entry = asRecord(item);
    return { check: asText(entry['check']), location: yaml.locate(['severities', index]), entry };
  });
}

function unknownKeys(raw: Raw, yaml: YamlFile): readonly Problem[] {
  const known: readonly string[] = ['severities', 'allowed', 'deprecation'];
  return Object.keys(raw)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const location = yaml.locate([key], true);
      return key === 'conventions'
        ? {
            ...policyProblem('`conventions` has no effect: every check runs.', 'Remove it.', location),
            severity: 'warning',
          }
        : policyProblem(`The check policy has no key \`${key}\`.`, suggest(key, known), location);
    });
}

/** Problems of the check, the reason or the severity of an entry. */
function entryProblems({ entry, check, location }: Entry): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (message: string, hint: string | Suggestion): void =>
    void problems.push(policyProblem(message, hint, location));
  if (check === '') add('This entry names no `check`.', 'Write `check: …` with the id that problems show in brackets.');
  else for (const problem of severityProblems(check, entry['severity'])) add(...problem);
  if (asText(entry['reason']).trim() === '')
    add('This entry of the check policy has no `reason`.', 'Say in one sentence why it is right.');
  return problems;
}

function* severityProblems(check: string, severity: unknown): Iterable<[message: string, hint: string | Suggestion]> {
  if (!OWN_CHECKS.includes(check)) {
    const near = nearest(check, OWN_CHECKS);
    yield near === undefined
      ? [`\`${check}\` is not a check of this project.`, 'Rules of Redocly are set in `redocly.yaml` beside this file.']
      : [`There is no check \`${check}\`.`, suggestion(near)];
    return;
  }
  if (!SEVERITIES.some((one) => one === severity))
    yield [
      severity === undefined
        ? `The entry for \`${check}\` has no \`severity\`.`
        : `${shown(severity)} is not a severity.`,
      oneOf(SEVERITIES),
    ];
  else if (severity !== 'error' && isReading(check))
    yield [`\`${check}\` cannot be softened: nothing can be built from what cannot be read.`, 'Remove this entry.'];
  else if (severity !== 'error' && check === FILL_IN_CHECK)
    yield [
      `\`${check}\` cannot be softened: readers would see what is to be filled in.`,
      'Build with `--draft` until then.',
    ];
}
