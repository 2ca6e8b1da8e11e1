import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { isInternal } from './extension.ts';
import { asRecord, type Raw } from './raw.ts';
import { resolved } from './resolve-ref.ts';

/** Methods of a Path Item Object (OpenAPI 3.2, section 4.9). */
export const METHODS: readonly string[] = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
];

/** An Operation Object where it stands. */
export interface OperationPlace {
  /** Capitals; as written where it is listed under `additionalOperations`. */
  readonly method: string;
  /** As written, as it carries its position. */
  readonly raw: Raw;
  /** The path item it is part of. */
  readonly item: Raw;
}

/** The operations of a Path Item Object (OpenAPI 3.1, section 4.8.9; 3.2, section 4.9) that are for readers. */
export function operationsIn(document: OpenApiDocument, node: unknown): readonly OperationPlace[] {
  const item = resolved(document, node);
  if (isInternal(item)) return [];
  const standard = METHODS.map((method) => ({ method: method.toUpperCase(), node: item[method] }));
  const additional = Object.entries(asRecord(item['additionalOperations'])).map(([method, operation]) => ({
    method,
    node: operation,
  }));
  return [...standard, ...additional]
    .filter((operation) => typeof operation.node === 'object' && operation.node !== null)
    .map((operation) => ({ method: operation.method, raw: asRecord(operation.node), item }))
    .filter(({ raw }) => !isInternal(raw));
}
