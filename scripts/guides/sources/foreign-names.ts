import { asList } from '#src/shared/schema/raw.ts';
import type { Location } from '../../cli/problem.ts';
import type { YamlFile } from '../../description/source/yaml.ts';

/** A name that the author declares as foreign to this API, with its place. `*` matches any part of a name. */
export interface ForeignName {
  readonly text: string;
  readonly location: Location;
}

/** JSON Schema (draft 7) of a foreign name: a text that does not consist only of `*` and spaces. */
export const FOREIGN_NAME = { type: 'string', pattern: '[^*\\s]' } as const;

/** Whether an entry is a foreign name. */
function isForeignName(entry: unknown): entry is string {
  return typeof entry === 'string' && /[^*\s]/.test(entry);
}

/** Reads a list of foreign names: `names` in `checks.yaml`, or `foreign` in a guide. */
export function foreignNames(list: unknown, key: string, yaml: YamlFile): readonly ForeignName[] {
  return asList(list).flatMap((entry, index) =>
    isForeignName(entry) ? [{ text: entry, location: yaml.locate([key, index]) }] : [],
  );
}
