import type { OpenApiDocument } from '#src/model/openapi.ts';
import { partsOf } from '#src/shared/schema/view.ts';
import { entrySchemas } from '#src/shared/schema/members.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { propertiesOf, type Property } from './operations.ts';

/** Creates a function that tests whether an object has at least one of the given keys. */
export const has =
  (...keys: readonly string[]) =>
  (node: Raw): boolean =>
    keys.some((key) => key in node);

/** Returns the fields of a schema and, if it describes a list, the fields of the list items. */
export function fieldsOf(document: OpenApiDocument, schema: unknown): readonly Property[] {
  const parts = new Set(partsOf(document, schema));
  // The loop also visits the parts that it adds to the set.
  for (const part of parts)
    for (const item of entrySchemas(part).flatMap((schema) => partsOf(document, schema))) parts.add(item);
  return [...parts].flatMap(propertiesOf);
}
