import { dirname, join, resolve } from 'node:path';
import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import type { Problem, Severity } from '../cli/problem.ts';
import { DISK, fileText } from '../description/source/file-reader.ts';
import { foreignNames, type ForeignName } from '../guides/sources/foreign-names.ts';
import { settingsProblems, parseYaml } from '../description/source/yaml.ts';
import { readAllowed, wrongNumbers, type Allowed } from './lookup/allowed.ts';
import { POLICY_SCHEMA, SEVERITIES } from './policy-schema.ts';

/**
 * The contents of `checks.yaml`, beside the description. Only this file can make a check less strict or allow a value,
 * each with a reason. It also lists names of other APIs, which need no reason, and the period of notice for removals
 * that the command `diff` enforces.
 */
export interface Policy {
  readonly severities: readonly SeverityRule[];
  readonly allowed: Allowed;
  /** Names of other APIs and programs that guides and descriptions may contain (`names`). */
  readonly names: readonly ForeignName[];
  /** Minimum number of days between the announcement of a removal and the removal (`deprecation.period`). */
  readonly period?: number;
}

/** An entry of `severities`: a check with its changed severity. */
interface SeverityRule {
  readonly check: string;
  readonly severity: Severity | 'off';
}

/** Returns the path of `checks.yaml`, beside the description. */
export const policyFile = (openapi: string): string => join(dirname(resolve(openapi)), 'checks.yaml');

/** Reads `checks.yaml`. Without this file, every check applies in full. */
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
      severities: asList(raw['severities']).map((entry) => {
        const { check, severity } = asRecord(entry);
        return { check: asText(check), severity: SEVERITIES.find((each) => each === severity) ?? 'error' };
      }),
      allowed: readAllowed(allowed),
      names: foreignNames(raw['names'], 'names', yaml),
      ...(isPeriod ? { period } : {}),
    },
    problems: [...settingsProblems(yaml, POLICY_SCHEMA, 'check-policy'), ...wrongNumbers(allowed, yaml)],
  };
}
