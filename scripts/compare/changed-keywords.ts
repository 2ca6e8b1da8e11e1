import { UNIONS } from '#src/shared/schema/applicators.ts';
import type { Keys } from './places.ts';

/**
 * For each kind of change, the keyword to which a report points. A keyword may be at several paths, the most precise
 * first. `*` stands for the detail of the change: an enum value, a keyword or a name.
 */
const KEYWORDS: readonly (readonly [kinds: RegExp, keywords: readonly Keys[]])[] = [
  [/-(required|optional)$/, [['required']]],
  [/deprecated$/, [['deprecated']]],
  [/^type-/, [['type']]],
  [/^pattern-/, [['pattern']]],
  [/^default-/, [['default']]],
  [/^null-/, [['nullable'], ['type', 'null'], ...UNIONS.map((union) => [union, 'null'])]],
  [/^values?-/, [['enum', '*'], ['x-extensible-enum', '*'], ...UNIONS.map((union) => [union, '*']), ['const']]],
  [/^unknown-fields-/, [['additionalProperties'], ['unevaluatedProperties']]],
  [/^alternatives?-/, UNIONS.map((union) => [union])],
  [/^discriminator-value-/, [['discriminator', 'mapping', '*']]],
  [/^discriminator-/, [['discriminator', 'propertyName']]],
  [/^link-/, [['links', '*']]],
  [/^part-encoding-/, [['encoding', '*']]],
  [/^body-/, [['content']]],
  [/^parameter-empty-/, [['allowEmptyValue']]],
  [/^parameter-moved$/, [['in']]],
  [/^parameter-renamed$/, [['name']]],
  [/^operation-renamed$/, [['operationId']]],
  [/^sunset-/, [['x-sunset']]],
  [/^(webhook-)?security-/, [['security']]],
  [/^server-removed$/, [['servers']]],
  [/^(format|rule|encoding)-/, [['*']]],
];

/**
 * Returns the paths at which the changed keyword may be, the most precise first. An empty list for a kind of change
 * that is not in `KEYWORDS`.
 */
export function changedKeywords(kind: string, detail: string | undefined): readonly Keys[] {
  const [, keywords = []] = KEYWORDS.find(([kinds]) => kinds.test(kind)) ?? [];
  return keywords.map((keys) => keys.flatMap((key) => (key === '*' ? (detail ?? []) : key)));
}
