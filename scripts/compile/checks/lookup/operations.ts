import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asList, asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { resolveRef } from '#src/shared/schema/resolve-ref.ts';
import { derivedId } from '../../model/operation.ts';
import { mediaIn, type MediaUse } from './media.ts';
import { operationsIn, type OperationUse } from '../../model/path-item.ts';

/** The object a node stands for, its references followed. Empty for a reference that leads nowhere. */
export function follow(document: OpenApiDocument, node: unknown): Raw {
  return asRecord(resolveRef(document, asRecord(node)));
}

/** The name of an operation in problems: its `operationId`, else method and path. */
export function operationName({ operation, method, path }: OperationUse): string {
  return asText(operation['operationId'], `${method} ${path}`);
}

/** Parameters of an operation, those of its path item first. */
export function parametersOf(document: OpenApiDocument, { operation, pathItem }: OperationUse): readonly Raw[] {
  return [...asList(pathItem['parameters']), ...asList(operation['parameters'])].map((node) => follow(document, node));
}

/** Operations by the names a guide may use: `operationId`, and for webhooks their own name. */
export function operationsByName(document: OpenApiDocument): ReadonlyMap<string, OperationUse> {
  return new Map(operationsIn(document).flatMap((use) => namesOf(use).map((name) => [name, use] as const)));
}

/** The names by which a guide may refer to an operation; the first is its id. */
export function namesOf({ operation, method, path, kind }: OperationUse): readonly string[] {
  const id = asText(operation['operationId']);
  const other = kind === 'webhook' ? path : derivedId(method, kind === 'path' ? path : '');
  if (id === '') return [other];
  return kind === 'webhook' && other !== id ? [id, other] : [id];
}

/** JSON bodies of an operation. */
export function jsonBodies(document: OpenApiDocument, { operation }: OperationUse): readonly MediaUse[] {
  return mediaIn(document).filter((use) => use.operation.operation === operation && /json/i.test(use.mediaType));
}

/** Whether `x-not-published` of an object names a part. */
export function isUnpublished(node: unknown, part: string): boolean {
  return asTexts(asRecord(node)['x-not-published']).includes(part);
}

/** A field that a schema lists. */
export type Property = readonly [name: string, schema: unknown];

/** Fields that a schema itself lists, those of its parts aside. */
export function propertiesOf(schema: Raw): readonly Property[] {
  return Object.entries(asRecord(schema['properties']));
}
