import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { OWN_LAYOUT, readLayout, type Layout } from '../guides/layout.ts';
import { asList, asRecord, asText, type Raw } from '../model/raw.ts';
import type { Location, Problem, Severity } from '../problem.ts';
import { parseYaml, type YamlFile } from '../yaml.ts';
import { allowedProblems, readAllowed, type Allowed } from './allowed.ts';

/** `checks.yaml` beside the description: the one reviewed place where a check is softened or a value allowed, each with a reason. */
export interface Policy {
  readonly severities: readonly SeverityRule[];
  readonly excuses: readonly Excuse[];
  /** Checks that judge by what is usual in this description. */
  readonly conventions: readonly Convention[];
  readonly allowed: Allowed;
  readonly layout: Layout;
}

/** Another severity for a whole check. */
export interface SeverityRule {
  readonly check: string;
  readonly severity: Severity;
  readonly location: Location;
}

/** One place where a check is right and nothing shall be done about it. */
export interface Excuse {
  readonly check: string;
  /** Path of the file, as problems name it, or the end of it. */
  readonly file: string;
  /** Part of the message, so that other findings in the file still count. */
  readonly message: string;
  readonly location: Location;
}

/** A convention that this description keeps. */
export interface Convention {
  readonly check: string;
  readonly location: Location;
}

export const EMPTY_POLICY: Policy = {
  severities: [],
  excuses: [],
  conventions: [],
  allowed: readAllowed({}),
  layout: OWN_LAYOUT,
};

/** Reads the policy; a description without one is checked in full. */
export async function loadPolicy(file: string): Promise<{ policy: Policy; problems: readonly Problem[] }> {
  if (!existsSync(file)) return { policy: EMPTY_POLICY, problems: [] };
  const yaml = parseYaml(await readFile(file, 'utf8'), file);
  const raw = asRecord(yaml.value);
  const allowed = asRecord(raw['allowed']);
  return {
    policy: {
      severities: entries(raw, 'severities', yaml).map(({ entry, location }) => ({
        check: asText(entry['check']),
        severity: entry['severity'] === 'warning' ? 'warning' : 'error',
        location,
      })),
      excuses: entries(raw, 'excuses', yaml).map(({ entry, location }) => ({
        check: asText(entry['check']),
        file: asText(entry['file']),
        message: asText(entry['message']),
        location,
      })),
      conventions: entries(raw, 'conventions', yaml).map(({ entry, location }) => ({
        check: asText(entry['check']),
        location,
      })),
      allowed: readAllowed(allowed),
      layout: readLayout(raw['layout']),
    },
    problems: [...yaml.problems, ...withoutReason(raw, yaml), ...allowedProblems(allowed, yaml)],
  };
}

function entries(raw: Raw, key: string, yaml: YamlFile): { entry: Raw; location: Location }[] {
  return asList(raw[key]).map((entry, index) => ({ entry: asRecord(entry), location: yaml.locate([key, index]) }));
}

function withoutReason(raw: Raw, yaml: YamlFile): Problem[] {
  return ['severities', 'excuses', 'conventions'].flatMap((key) =>
    entries(raw, key, yaml)
      .filter(({ entry }) => asText(entry['reason']).trim() === '')
      .map(({ location }) => ({
        check: 'check-policy',
        severity: 'error' as const,
        message: 'An entry of the check policy gives no `reason`.',
        hint: 'Say in one sentence why it is right.',
        location,
      })),
  );
}
