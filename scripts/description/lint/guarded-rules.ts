import type { Config, NormalizedProblem } from '@redocly/openapi-core';

/** A place in a description, as Redocly reports it. */
export type RulePlace = NormalizedProblem['location'][number];

/** Called when a rule throws an error, with the rule and the place that it was checking, if any. */
type CrashReport = (rule: string, place: RulePlace | undefined) => unknown;

type Visitor = (...given: readonly unknown[]) => unknown;

/** Copies a lint policy. In the copy, a rule that throws an error is reported and continues with the next object. */
export function guardedRules(config: Config, report: CrashReport): Config {
  const getRulesForSpecVersion: Config['getRulesForSpecVersion'] = (version) =>
    config
      .getRulesForSpecVersion(version)
      .map((rules) =>
        Object.fromEntries(Object.entries(rules).map(([rule, create]) => [rule, guarded(create, rule, report)])),
      ) as ReturnType<Config['getRulesForSpecVersion']>;
  return Object.assign(Object.create(config) as Config, { getRulesForSpecVersion });
}

/** Returns a rule, or a visitor inside it, whose functions report their errors instead of throwing them. */
function guarded(part: unknown, rule: string, report: CrashReport): unknown {
  if (Array.isArray(part)) return part.map((each) => guarded(each, rule, report));
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, guarded(each, rule, report)]));
  if (typeof part !== 'function') return part;
  return (...given: readonly unknown[]): unknown => {
    try {
      return guarded((part as Visitor)(...given), rule, report);
    } catch {
      // After the judged object come its key and context.
      const [place] = given.slice(1).flatMap((each) => (each as { location?: RulePlace } | undefined)?.location ?? []);
      report(rule, place);
      return {};
    }
  };
}
