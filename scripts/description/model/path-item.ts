import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { isReference, resolveRef } from '#src/shared/schema/resolve-ref.ts';
import { memoize } from '#src/shared/text/memoize.ts';

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

/**
 * An Operation Object and its path item. Both are objects of the document, not copies, so that a `Locator` finds their
 * source locations.
 */
export interface PathItemOperation {
  /** Key of the operation in the path item, such as `get`; under `additionalOperations`, the method as written. */
  readonly method: string;
  readonly operation: Raw;
  readonly pathItem: Raw;
}

/** An operation, and where the document lists its path item: under `paths`, `webhooks` or `components`. */
export interface OperationUse extends PathItemOperation {
  readonly kind: 'path' | 'webhook' | 'unpublished';
  /** Path template, or name of the webhook or component. */
  readonly path: string;
  /** The path item as the document lists it: the object itself, or a Reference Object. */
  readonly entry: unknown;
}

/** Returns every operation of a document: under `paths`, under `webhooks`, and in the path items of `components`. */
export const operationsIn = memoize((document: OpenApiDocument): readonly OperationUse[] => {
  const maps: readonly (readonly [OperationUse['kind'], unknown])[] = [
    ['path', document.paths],
    ['webhook', document.webhooks],
    ['unpublished', document.components?.pathItems],
  ];
  return maps.flatMap(([kind, map]) =>
    Object.entries(asRecord(map))
      .filter(([path]) => !path.startsWith('x-'))
      .flatMap(([path, entry]) => operationsAt(document, entry).map((place) => ({ ...place, kind, path, entry }))),
  );
});

/** Returns the operations of a path item, which may be given as a reference (OpenAPI 3.2, section 4.9). */
export function operationsAt(document: OpenApiDocument, entry: unknown): readonly PathItemOperation[] {
  const pathItem = asRecord(resolveRef(document, asRecord(entry)));
  return [
    ...METHODS.map((method) => [method, pathItem[method]] as const),
    ...Object.entries(asRecord(pathItem['additionalOperations'])),
  ]
    .filter(([, operation]) => typeof operation === 'object' && operation !== null)
    .map(([method, operation]) => ({ method, operation: asRecord(operation), pathItem }));
}

/**
 * Whether operations are missing because the `$ref` of an operation, a path item, `paths` or `webhooks` does not
 * resolve.
 */
export function lacksOperations(document: OpenApiDocument): boolean {
  const maps = [document.paths, document.webhooks].map(asRecord);
  const pathItems = maps.flatMap((map) => Object.values(map));
  const operations = pathItems.flatMap((entry) => operationsAt(document, entry).map(({ operation }) => operation));
  return [...maps, ...pathItems, ...operations].some(
    (node) => isReference(node) && resolveRef(document, node) === undefined,
  );
}
