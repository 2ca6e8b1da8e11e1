import type { Location, Problem } from '../../../cli/problem.ts';
import { parseYaml } from '../yaml.ts';

/** A name that is declared not to be of this API, and where. In it, `*` is any part of a name. */
export interface ForeignName {
  readonly text: string;
  readonly location: Location;
}

/** Whether an entry of `names.yaml` or `foreign` is a name: a text that is more than `*`. */
export function isForeignName(entry: unknown): entry is string {
  return typeof entry === 'string' && /[^*\s]/.test(entry);
}

/** Reads `names.yaml`: the names of others that prose speaks of. None where there is no such file. */
export function readForeignNames(
  file: string,
  text: string | undefined,
): { readonly names: readonly ForeignName[]; readonly problems: readonly Problem[] } {
  const yaml = parseYaml(text ?? '', file);
  const { value = [] } = yaml;
  const problem = (message: string, location: Location): Problem => ({
    check: 'prose-names',
    severity: 'error',
    message,
    hint: 'Write one name a line: `- callback_url`.',
    location,
  });
  if (!Array.isArray(value) && value !== null)
    return { names: [], problems: [...yaml.problems, problem('`names.yaml` is not a list.', yaml.locate([]))] };
  const entries = (value ?? []).map((entry: unknown, index) => ({ entry, location: yaml.locate([index]) }));
  return {
    names: entries.flatMap(({ entry, location }) => (isForeignName(entry) ? [{ text: entry, location }] : [])),
    problems: [
      ...yaml.problems,
      ...entries.flatMap(({ entry, location }) =>
        isForeignName(entry) ? [] : [problem(`\`${JSON.stringify(entry)}\` is not a name.`, location)],
      ),
    ],
  };
}
