import type { OpenApiDocument } from '#src/model/openapi.ts';
import { entrySchemas, fieldNames, partsOf } from '#src/shared/schema/view.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { propertiesOf, type Property } from './operations.ts';

/** Creates a test for objects that have one of several members. */
export const has =
  (...keys: readonly string[]) =>
  (node: Raw): boolean =>
    keys.some((key) => key in node);

const namesIn = memoize((document: OpenApiDocument) =>
  memoize((schema: Raw): ReadonlySet<string> => new Set(fieldNames(partsOf(document, schema)))),
);

/** Returns the names of the fields that a schema and its parts list. */
export function namesOfFields(document: OpenApiDocument, schema: Raw): ReadonlySet<string> {
  return namesIn(document)(schema);
}

/** Returns the fields that a schema describes and, if it is a list, those of its items. */
export function fieldsOf(document: OpenApiDocument, schema: unknown): readonly Property[] {
  const parts = new Set(partsOf(document, schema));
  // The set grows during iteration, in order.
  for (const part of parts)
    for (const item of entrySchemas(part).flatMap((schema) => partsOf(document, schema))) parts.add(item);
  return [...parts].flatMap(propertiesOf);
}
