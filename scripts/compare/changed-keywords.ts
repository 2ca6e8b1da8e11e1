import { UNIONS } from '#src/shared/schema/applicators.ts';
import type { Keys } from './version.ts';

/**
 * Paths to the keyword that each kind of change concerns, the most precise first. `*` stands for the detail of the
 * change: a value, keyword or name.
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
 * Returns the paths to the keyword that a change concerns, the most precise first; empty for kinds without such a
 * keyword.
 */
export function changedKeywords(kind: string, detail: string | undefined): readonly Keys[] {
  const [, keywords = []] = KEYWORDS.find(([kinds]) => kinds.test(kind)) ?? [];
  return keywords.map((keys) => keys.flatMap((key) => (key === '*' ? (detail ?? []) : key)));
}
