import { asList } from '#src/shared/schema/raw.ts';
import type { Location } from '../../cli/problem.ts';
import type { YamlFile } from '../../description/source/yaml.ts';

/** A name declared as not of this API, with its place. `*` matches any part of a name. */
export interface ForeignName {
  readonly text: string;
  readonly location: Location;
}

/** JSON Schema (draft 7) of an entry: any text other than `*` alone. */
export const FOREIGN_NAME = { type: 'string', pattern: '[^*\\s]' } as const;

/** Whether an entry is a name. */
function isForeignName(entry: unknown): entry is string {
  return typeof entry === 'string' && /[^*\s]/.test(entry);
}

/** Reads the names in a list of a file that authors write: `names` of `checks.yaml`, or `foreign` of a guide. */
export function foreignNames(list: unknown, key: string, yaml: YamlFile): readonly ForeignName[] {
  return asList(list).flatMap((entry, index) =>
    isForeignName(entry) ? [{ text: entry, location: yaml.locate([key, index]) }] : [],
  );
}
