import { asList } from '#src/shared/schema/raw.ts';
import type { Location } from '../../cli/problem.ts';
import type { YamlFile } from '../../description/source/yaml.ts';

/** A name of another API or program, and the location where the author lists it. `*` matches any part of a name. */
export interface ForeignName {
  readonly text: string;
  readonly location: Location;
}

/**
 * JSON Schema (draft 7) of a name of another API or program: a string with at least one character that is neither `*`
 * nor white space.
 */
export const FOREIGN_NAME = { type: 'string', pattern: '[^*\\s]' } as const;

function isForeignName(entry: unknown): entry is string {
  return typeof entry === 'string' && /[^*\s]/.test(entry);
}

/**
 * Reads the names of other APIs and programs: `names` in `checks.yaml`, or `foreign` in the frontmatter of a guide.
 * `key` is the key of the list. Skips invalid entries.
 */
export function foreignNames(list: unknown, key: string, yaml: YamlFile): readonly ForeignName[] {
  return asList(list).flatMap((entry, index) =>
    isForeignName(entry) ? [{ text: entry, location: yaml.locate([key, index]) }] : [],
  );
}
