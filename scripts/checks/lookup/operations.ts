import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asList, asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { resolveRef } from '#src/shared/schema/resolve-ref.ts';
import type { Direction } from '#src/shared/schema/strictness.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { derivedId } from '../../description/model/operation.ts';
import { operationsIn, type OperationUse } from '../../description/model/path-item.ts';

/**
 * Returns the target of a `$ref`, or the node itself if it is not a reference; an empty object for a broken reference.
 */
export function follow(document: OpenApiDocument, node: unknown): Raw {
  return asRecord(resolveRef(document, asRecord(node)));
}

/** Returns the name of an operation in messages: the `operationId` or, without one, method and path. */
export function operationName({ operation, method, path }: OperationUse): string {
  return asText(operation['operationId'], `${method} ${path}`);
}

/** Returns the parameters of an operation, those of its path item first. */
export function parametersOf(document: OpenApiDocument, { operation, pathItem }: OperationUse): readonly Raw[] {
  return [...asList(pathItem['parameters']), ...asList(operation['parameters'])].map((node) => follow(document, node));
}

/** Maps every name that a guide may use for an operation to that operation. */
export function operationsByName(document: OpenApiDocument): ReadonlyMap<string, OperationUse> {
  return new Map(operationsIn(document).flatMap((use) => namesOf(use).map((name) => [name, use] as const)));
}

/**
 * Returns the names by which a guide may refer to an operation. For a webhook, these are its `operationId` and its
 * name. For any other operation, it is the `operationId` or, without one, a derived id.
 */
export function namesOf({ operation, method, path, kind }: OperationUse): readonly string[] {
  const id = asText(operation['operationId']);
  const other = kind === 'webhook' ? path : derivedId(method, kind === 'path' ? path : '');
  if (id === '') return [other];
  return kind === 'webhook' && other !== id ? [id, other] : [id];
}

/** Whether `x-not-published` of an object lists a part, such as `fields`. */
export function isUnpublished(node: unknown, part: string): boolean {
  return asTexts(asRecord(node)['x-not-published']).includes(part);
}

/** A field under `properties` of a schema. */
export type Property = readonly [name: string, schema: unknown];

/** Returns the fields under `properties` of a schema, without those of its subschemas, such as `allOf`. */
export function propertiesOf(schema: Raw): readonly Property[] {
  return Object.entries(asRecord(schema['properties']));
}

/** A Media Type Object of a request or response body. */
export interface MediaUse {
  readonly media: Raw;
  readonly mediaType: string;
  /** Whether the body is that of a request or of a response. */
  readonly direction: 'request' | 'response';
  /** Status of the response: `200`, `4XX` or `default`; absent for requests. */
  readonly status?: string;
  readonly operation: OperationUse;
}

/** Returns every request and response body of a document, once for each media type. */
export const mediaIn = memoize((document: OpenApiDocument): readonly MediaUse[] =>
  operationsIn(document).flatMap((operation) => {
    const body = follow(document, operation.operation['requestBody']);
    const responses = Object.entries(asRecord(operation.operation['responses']));
    return [
      ...contentOf(document, body).map((content) => ({ ...content, direction: 'request' as const, operation })),
      ...responses.flatMap(([status, node]) =>
        contentOf(document, follow(document, node)).map((content) => ({
          ...content,
          direction: 'response' as const,
          status,
          operation,
        })),
      ),
    ];
  }),
);

/**
 * Returns `request` for a body that the client sends, and `response` for one that the provider sends, such as a webhook
 * payload.
 */
export function sideOf({ direction, operation }: MediaUse): Direction {
  if (operation.kind !== 'webhook') return direction;
  return direction === 'request' ? 'response' : 'request';
}

function contentOf(document: OpenApiDocument, holder: Raw): { media: Raw; mediaType: string }[] {
  return Object.entries(asRecord(holder['content'])).map(([mediaType, node]) => ({
    mediaType,
    media: follow(document, node),
  }));
}
