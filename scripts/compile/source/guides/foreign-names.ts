import type { Location, Problem } from '../../../cli/problem.ts';
import { asList } from '#src/shared/schema/raw.ts';
import { settingsProblems } from '../settings.ts';
import { parseYaml } from '../yaml.ts';
import { NAMES_SCHEMA } from './settings-schemas.ts';

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
  return {
    names: asList(yaml.value).flatMap((entry, index) =>
      isForeignName(entry) ? [{ text: entry, location: yaml.locate([index]) }] : [],
    ),
    problems: settingsProblems(yaml, NAMES_SCHEMA, 'prose-names'),
  };
}
