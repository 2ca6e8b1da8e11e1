import { parse } from 'yaml';
import { asList, asRecord } from '#src/shared/schema/raw.ts';
import type { Problem } from '../cli/problem.ts';
import { OWN_CHECKS } from '../compile/checks/kinds.ts';
import { toYaml } from './edit-yaml.ts';

/**
 * Files of a new site with a policy that lets pass what its description does not pass yet: our checks in `checks.yaml`,
 * Redocly's rules in `redocly.yaml`, each as a warning.
 */
export function softened(files: ReadonlyMap<string, string>, errors: readonly Problem[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { check } of errors) counts.set(check, (counts.get(check) ?? 0) + 1);
  const own = [...counts].filter(([check]) => OWN_CHECKS.includes(check) && check !== 'check-policy');
  const rules = [...counts.keys()].filter((check) => !OWN_CHECKS.includes(check));
  return new Map([
    ...files,
    ...policy(files.get('openapi/checks.yaml'), own, errors),
    ...ruleset(files.get('openapi/redocly.yaml'), rules),
  ]);
}

function policy(
  text: string | undefined,
  counts: readonly (readonly [check: string, count: number])[],
  errors: readonly Problem[],
): readonly (readonly [string, string])[] {
  const settings = asRecord(parse(text ?? ''));
  // The excuse for what only the old guides or their absence had.
  const unused = errors.flatMap(({ correction }) => (correction?.kind === 'excuse' ? [correction] : []));
  const excuses = asList(settings['excuses'])
    .map(asRecord)
    .filter(({ check, file }) => !unused.some((excuse) => excuse.check === check && excuse.file === file));
  const added = counts.map(([check, count]) => ({
    check,
    severity: 'warning',
    reason: `${count === 1 ? 'One place' : `${count} places`} when this site was begun. Correct them, then remove this entry.`,
  }));
  const severities = [...asList(settings['severities']), ...added];
  if (added.length === 0 && unused.length === 0) return [];
  const { severities: _, excuses: __, ...rest } = settings;
  const lists = { ...(severities.length > 0 ? { severities } : {}), ...(excuses.length > 0 ? { excuses } : {}) };
  return [['openapi/checks.yaml', toYaml({ ...rest, ...lists })]];
}

function ruleset(text: string | undefined, rules: readonly string[]): readonly (readonly [string, string])[] {
  if (text !== undefined && rules.length === 0) return [];
  const settings = text === undefined ? { extends: ['spec'], rules: { struct: 'warn' } } : asRecord(parse(text));
  const warned = Object.fromEntries(rules.map((rule) => [rule, 'warn']));
  return [
    [
      'openapi/redocly.yaml',
      toYaml({ ...settings, rules: { ...asRecord((settings as Record<string, unknown>)['rules']), ...warned } }),
    ],
  ];
}
