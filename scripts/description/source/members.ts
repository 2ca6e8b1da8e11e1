import { SCHEMA_MAPS } from '#src/shared/schema/applicators.ts';
import { VALUE_KEYWORDS } from '#src/shared/schema/keywords.ts';

/**
 * Keywords whose value is a map, such as `paths` and `schemas`. The keys of the map are names that the author chose.
 * Such a name may look like a keyword (OpenAPI 3.2, section 4).
 */
export const MAPS: ReadonlySet<string> = new Set([
  ...SCHEMA_MAPS,
  ...'paths webhooks responses content headers callbacks encoding variables scopes mapping schemas parameters requestBodies securitySchemes links pathItems examples x-examples mediaTypes additionalOperations'.split(
    ' ',
  ),
]);

/**
 * Keywords whose value is data of the API, which may look like OpenAPI objects. Excludes `examples`, which may also map
 * names to Example Objects.
 */
export const DATA: ReadonlySet<string> = new Set([
  ...[...VALUE_KEYWORDS].filter((keyword) => keyword !== 'examples'),
  'value',
  'dataValue',
  'serializedValue',
]);
