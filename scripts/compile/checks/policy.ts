import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { shown } from '#src/shared/schema/violation.ts';
import { type Suggestion, advice, nearest, oneOf, suggest, suggestion } from '#src/shared/text/nearest.ts';
import type { Location, Problem, Severity } from '../../cli/problem.ts';
import { DISK, textOf } from '../source/file-reader.ts';
import { parseYaml, type YamlFile } from '../source/yaml.ts';
import { isReading, OWN_CHECKS } from './kinds.ts';
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

/** Another severity for a check; `off` where it does not apply to this description at all. */
interface SeverityRule extends Entry {
  readonly severity: Severity | 'off';
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
export const RENAMED: Readonly<Record<string, string>> = {
  people: 'no-personal-data',
  'schema-says': 'schema-complete',
  'own-words': 'prose-names',
  'description-names': 'prose-names',
  'guide-names': 'prose-names',
  'guide-enum-prose': 'guide-ids',
  'names-agree': 'consistent-names',
};
/** Lists of entries about a check. */
export const LISTS = ['severities', 'excuses'] as const;
/** What `severity` of an entry may be. */
export const SEVERITIES = ['error', 'warning', 'off'] as const;

/** Reads the policy. A description without one is checked in full. */
export async function loadPolicy(
  file: string,
  files = DISK,
): Promise<{ policy: Policy; problems: readonly Problem[] }> {
  const yaml = parseYaml((await textOf(file, files)) ?? '{}', file);
  const raw = asRecord(yaml.value);
  const allowed = asRecord(raw['allowed']);
  return {
    policy: {
      severities: entriesOf(raw, 'severities', yaml).map(({ entry, ...rest }) => ({
        ...rest,
        severity: SEVERITIES.find((severity) => severity === entry['severity']) ?? 'error',
      })),
      excuses: entriesOf(raw, 'excuses', yaml)
        .map(({ entry, ...rest }) => ({ ...rest, file: asText(entry['file']), message: asText(entry['message']) }))
        .filter(({ file }) => file !== ''),
      allowed: readAllowed(allowed),
    },
    problems: [
      ...yaml.problems,
      ...unknownKeys(raw, yaml),
      ...LISTS.flatMap((list) => entriesOf(raw, list, yaml).flatMap((entry) => entryProblems(list, entry))),
      ...allowedProblems(allowed, yaml),
    ],
  };
}

/** A problem of `checks.yaml` itself. */
export function policyProblem(message: string, hint: string | Suggestion, location: Location): Problem {
  return { check: 'check-policy', severity: 'error', message, ...advice(hint), location };
}

function entriesOf(raw: Raw, list: string, yaml: YamlFile): readonly (Entry & { readonly entry: Raw })[] {
  return asList(raw[list]).map((item, index) => {
    const entry = asRecord(item);
    return { check: asText(entry['check']), location: yaml.locate([list, index]), entry };
  });
}

function unknownKeys(raw: Raw, yaml: YamlFile): readonly Problem[] {
  const known: readonly string[] = [...LISTS, 'allowed'];
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

/** What is wrong with an entry: its check, its reason, its severity or its place. */
function entryProblems(
  list: (typeof LISTS)[number],
  { entry, check, location }: Entry & { readonly entry: Raw },
): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (message: string, hint: string | Suggestion): void =>
    void problems.push(policyProblem(message, hint, location));
  const id = Object.hasOwn(RENAMED, check) ? RENAMED[check] : undefined;
  if (check === '') add('This entry names no `check`.', 'Write `check: …` with the id that problems show in brackets.');
  else if (id !== undefined)
    add(`The check \`${check}\` is now called \`${id}\`.`, {
      hint: `Write \`check: ${id}\`.`,
      meant: id,
      replaces: check,
    });
  else if (list === 'severities') for (const problem of severityProblems(check, entry['severity'])) add(...problem);
  if (list === 'excuses' && asText(entry['file']) === '')
    add('This excuse names no `file`.', 'Write `file: …`: an excuse is for one place. For all places, set a severity.');
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
}
