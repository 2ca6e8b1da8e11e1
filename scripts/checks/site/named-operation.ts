import type { OpenApiDocument } from '../../../src/model/openapi.ts';
import { derivedId } from '../../model/operation.ts';
import { asRecord, asText, type Raw } from '../../model/raw.ts';
import { resolveRef } from '../../model/resolve-ref.ts';
import { mediaIn, operationsIn, type MediaUse, type OperationUse } from '../walk.ts';

/** Operations by the names a guide may call them: `operationId`, and for webhooks their own name. */
export function operationsByName(document: OpenApiDocument): ReadonlyMap<string, OperationUse> {
  return new Map(operationsIn(document).flatMap((use) => namesOf(use).map((name) => [name, use] as const)));
}

/** What a guide may call an operation; the first is its own. */
export function namesOf({ operation, method, path, kind }: OperationUse): readonly string[] {
  const id = asText(operation['operationId']);
  return [
    ...new Set([
      ...(id === '' ? [] : [id]),
      ...(kind === 'webhook' ? [path] : id === '' ? [derivedId(method, kind === 'path' ? path : '')] : []),
    ]),
  ];
}

/** JSON bodies of an operation. */
export function jsonBodies(document: OpenApiDocument, { operation }: OperationUse): readonly MediaUse[] {
  return mediaIn(document).filter((use) => use.operation.operation === operation && /json/i.test(use.mediaType));
}

/** Named examples of a body. */
export function examplesOf(document: OpenApiDocument, media: Raw): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(asRecord(media['examples'])).flatMap(([name, node]) => {
      const example = asRecord(resolveRef(document, asRecord(node)));
      return 'value' in example || 'dataValue' in example
        ? [[name, example['value'] ?? example['dataValue']] as const]
        : [];
    }),
  );
}
