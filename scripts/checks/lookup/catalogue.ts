import type { CatalogueEntry } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { componentName, resolved } from '#src/shared/schema/resolve-ref.ts';
import { operationsIn, type OperationUse } from '../../description/model/path-item.ts';
import type { CheckContext } from './check.ts';
import { follow } from './operations.ts';

/** An entry of the error catalogue: a reusable response marked `x-catalogue`. */
export interface Entry extends CatalogueEntry {
  /** The `x-catalogue` object. */
  readonly node: Raw;
}

/** Returns the entries of the error catalogue, in the order of the description. */
export function entriesIn({ api, document }: CheckContext): readonly Entry[] {
  const responses = asRecord(document.components?.responses);
  return api.catalogue.map((entry) => ({
    ...entry,
    node: asRecord(follow(document, responses[entry.component])['x-catalogue']),
  }));
}

/** A response of an operation. Responses to webhooks are left out. */
export interface ResponseUse {
  readonly status: string;
  readonly operation: OperationUse;
  /** Name of the reusable response to which the response refers; undefined if it is inline. */
  readonly component: string | undefined;
  /** The `description` of the response or, if it is absent, of the reusable response. */
  readonly meaning: string;
}

/** Returns all operations except webhooks. Clients, not the provider, send the responses to webhooks. */
export function callsIn(document: OpenApiDocument): readonly OperationUse[] {
  return operationsIn(document).filter(({ kind }) => kind !== 'webhook');
}

/** Returns the responses of an operation for a status or a range such as `4XX`, but not `default`. */
export function responsesOf(operation: OperationUse, document: OpenApiDocument): readonly ResponseUse[] {
  return Object.entries(asRecord(operation.operation['responses']))
    .filter(([status]) => /^[1-5](\d\d|XX)$/i.test(status))
    .map(([status, node]) => ({
      status,
      operation,
      component: componentName(node),
      meaning: asText(resolved(document, node)['description']).trim(),
    }));
}

/**
 * Whether a code of the catalogue applies to a status: `5XX` applies to `503` (Responses Object, OpenAPI 3.1, section
 * 4.8.16).
 */
export function covers(code: string, status: string): boolean {
  return code.toUpperCase() === status.toUpperCase() || (/XX$/i.test(code) && code[0] === status[0]);
}
