import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asList, asRecord, asText, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { escapePointer, resolved } from '#src/shared/schema/resolve-ref.ts';
import { METHODS } from '../model/path-item.ts';

/**
 * A value in a Link Object, at `holder[key]`, and the parameters or the request body of the linked operation that
 * receive the value.
 */
interface LinkValue {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly takenBy: readonly Raw[];
}

/**
 * Returns the values that a Link Object (OpenAPI 3.1, section 4.8.20) passes to its operation, such as
 * `$response.body#/id`. Each value has the parameters or the request body that receive it (`takenBy`). Returns an empty
 * list if `paths` does not contain the operation.
 */
export function linkValues(document: OpenApiDocument, link: Record<string, unknown>): readonly LinkValue[] {
  const { operationId, operationRef } = link;
  const operation = Object.entries(asRecord(document.paths))
    .flatMap(([path, item]) =>
      METHODS.map((method) => ({
        ref: `#/paths/${escapePointer(path)}/${method}`,
        shared: asList(asRecord(item)['parameters']),
        own: asRecord(asRecord(item)[method]),
      })),
    )
    .find(({ ref, own }) => ref === operationRef || (operationId !== undefined && own['operationId'] === operationId));
  if (operation === undefined) return [];
  const parameters = [...operation.shared, ...asList(operation.own['parameters'])].map((node) =>
    resolved(document, node),
  );
  const holder = asRecord(link['parameters']) as Record<string, unknown>;
  return [
    ...Object.keys(holder).map((key) => ({
      holder,
      key,
      takenBy: parameters.filter(({ name, in: place }) => key === name || key === `${asText(place)}.${asText(name)}`),
    })),
    { holder: link, key: 'requestBody', takenBy: [resolved(document, operation.own['requestBody'])] },
  ];
}

/** Returns the schemas of a parameter or a body, for all media types. */
export function schemasOf({ schema, content }: Raw): readonly Raw[] {
  return [schema, ...Object.values(asRecord(content)).map((media) => asRecord(media)['schema'])].filter(isRecord);
}
