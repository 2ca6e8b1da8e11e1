import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { resolveRef } from '#src/shared/schema/resolve-ref.ts';
import type { Direction } from '#src/shared/schema/strictness.ts';
import { operationsIn, type OperationUse } from '../../model/path-item.ts';
import { memoize } from '#src/shared/text/memoize.ts';

/** A place of the description where a body is described: schema and examples belong together. */
export interface MediaUse {
  readonly media: Raw;
  readonly mediaType: string;
  /** Which side sends it. */
  readonly direction: 'request' | 'response';
  /** `200`, `4XX`, `default`; absent for requests. */
  readonly status?: string;
  readonly operation: OperationUse;
}

/** Every body an operation takes or answers with. */
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

/** Which way a body travels: the payload of a webhook is sent by the provider, as a response is. */
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
