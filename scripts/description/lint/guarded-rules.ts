import type { Config, NormalizedProblem } from '@redocly/openapi-core';

/** A location in a description (file and JSON Pointer), as Redocly reports it. */
export type RulePlace = NormalizedProblem['location'][number];

/** Called when a lint rule throws an error, with the id of the rule and the location of the object, if known. */
type CrashReport = (rule: string, place: RulePlace | undefined) => unknown;

type Visitor = (...given: readonly unknown[]) => unknown;

/**
 * Returns a copy of a lint policy whose rules never throw: an error in a rule is reported, and the rule continues with
 * the next object.
 */
export function guardedRules(config: Config, report: CrashReport): Config {
  const getRulesForSpecVersion: Config['getRulesForSpecVersion'] = (version) =>
    config
      .getRulesForSpecVersion(version)
      .map((rules) =>
        Object.fromEntries(Object.entries(rules).map(([rule, create]) => [rule, guarded(create, rule, report)])),
      ) as ReturnType<Config['getRulesForSpecVersion']>;
  return Object.assign(Object.create(config) as Config, { getRulesForSpecVersion });
}

/** Returns a rule, or a part of one, in which every function reports errors instead of throwing them. */
function guarded(part: unknown, rule: string, report: CrashReport): unknown {
  if (Array.isArray(part)) return part.map((each) => guarded(each, rule, report));
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, guarded(each, rule, report)]));
  if (typeof part !== 'function') return part;
  return (...given: readonly unknown[]): unknown => {
    try {
      return guarded((part as Visitor)(...given), rule, report);
    } catch {
      // The first argument is the object to check. A later argument, the context, has its location.
      const [place] = given.slice(1).flatMap((each) => (each as { location?: RulePlace } | undefined)?.location ?? []);
      report(rule, place);
      return {};
    }
  };
}
