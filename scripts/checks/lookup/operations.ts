import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asList, asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { resolveRef } from '#src/shared/schema/resolve-ref.ts';
import type { Direction } from '#src/shared/schema/strictness.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { derivedId } from '../../description/model/operation.ts';
import { operationsIn, type OperationUse } from '../../description/model/path-item.ts';

/** Resolves the references of a node. Empty for a broken reference. */
export function follow(document: OpenApiDocument, node: unknown): Raw {
  return asRecord(resolveRef(document, asRecord(node)));
}

/** Returns the name of an operation in problems: its `operationId`, else method and path. */
export function operationName({ operation, method, path }: OperationUse): string {
  return asText(operation['operationId'], `${method} ${path}`);
}

/** Returns the parameters of an operation, those of its path item first. */
export function parametersOf(document: OpenApiDocument, { operation, pathItem }: OperationUse): readonly Raw[] {
  return [...asList(pathItem['parameters']), ...asList(operation['parameters'])].map((node) => follow(document, node));
}

/** Returns operations by the names that a guide may use: `operationId`, and for webhooks their own name. */
export function operationsByName(document: OpenApiDocument): ReadonlyMap<string, OperationUse> {
  return new Map(operationsIn(document).flatMap((use) => namesOf(use).map((name) => [name, use] as const)));
}

/** Returns the names by which a guide may refer to an operation; the first is its id. */
export function namesOf({ operation, method, path, kind }: OperationUse): readonly string[] {
  const id = asText(operation['operationId']);
  const other = kind === 'webhook' ? path : derivedId(method, kind === 'path' ? path : '');
  if (id === '') return [other];
  return kind === 'webhook' && other !== id ? [id, other] : [id];
}

/** Returns the JSON bodies of an operation. */
export function jsonBodies(document: OpenApiDocument, { operation }: OperationUse): readonly MediaUse[] {
  return mediaIn(document).filter((use) => use.operation.operation === operation && /json/i.test(use.mediaType));
}

/** Whether `x-not-published` of an object lists a part. */
export function isUnpublished(node: unknown, part: string): boolean {
  return asTexts(asRecord(node)['x-not-published']).includes(part);
}

/** A field that a schema lists. */
export type Property = readonly [name: string, schema: unknown];

/** Returns the fields that a schema itself lists, without those of its parts. */
export function propertiesOf(schema: Raw): readonly Property[] {
  return Object.entries(asRecord(schema['properties']));
}

/** A media type of a body: the object that holds the schema and its examples. */
export interface MediaUse {
  readonly media: Raw;
  readonly mediaType: string;
  /** Whether the body is that of a request or of a response. */
  readonly direction: 'request' | 'response';
  /** Status of the response: `200`, `4XX` or `default`; absent for requests. */
  readonly status?: string;
  readonly operation: OperationUse;
}

/** Returns every request and response body of an operation. */
export const mediaIn = memoize((document: OpenApiDocument): readonly MediaUse[] =>
  operationsIn(document).flatMap((operation) => {
    const body = asRecord(resolveRef(document, asRecord(operation.operation['requestBody'])));
    const responses = Object.entries(asRecord(operation.operation['responses']));
    return [
      ...contentOf(document, body).map((content) => ({ ...content, direction: 'request' as const, operation })),
      ...responses.flatMap(([status, node]) =>
        contentOf(document, asRecord(resolveRef(document, asRecord(node)))).map((content) => ({
          ...content,
          direction: 'response' as const,
          status,
          operation,
        })),
      ),
    ];
  }),
);

/** Returns the direction of a body. A webhook payload counts as a response, as the provider sends it. */
export function sideOf({ direction, operation }: MediaUse): Direction {
  if (operation.kind !== 'webhook') return direction;
  return direction === 'request' ? 'response' : 'request';
}

function contentOf(document: OpenApiDocument, holder: Raw): { media: Raw; mediaType: string }[] {
  return Object.entries(asRecord(holder['content'])).map(([mediaType, node]) => ({
    mediaType,
    media: asRecord(resolveRef(document, asRecord(node))),
  }));
}
