import { isDeepStrictEqual } from 'node:util';
import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { operationsIn } from '../../description/model/path-item.ts';
import type { ReadVersion } from '../../description/read-version.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import type { SideCall } from '../calls/call.ts';
import { formerNames, pairBySigns, type Pairing } from '../pairing.ts';
import type { Keys } from '../places.ts';

/** An operation of one version, with the properties that identify it. */
export interface ListedOperation extends SideCall {
  readonly id: string;
  readonly method: string;
  /** Path without parameter names: `/payments/{}`; undefined if the path is not published. */
  readonly template?: string;
  /** Keys from the root of the document to the operation: `paths`, `/payments`, `get`. */
  readonly place: Keys;
  /** The servers of the operation (OpenAPI 3.1, section 4.8.5). */
  readonly servers: readonly Raw[];
  /** The object that lists the servers under `servers`: the operation, its path item or the document. */
  readonly serversIn: unknown;
}

/** An operation in both versions. */
export interface OperationPair {
  readonly base: ListedOperation;
  readonly head: ListedOperation;
}

/** Lists all operations except webhooks. */
function listOperations({ document }: Pick<ReadVersion, 'document'>): readonly ListedOperation[] {
  return operationsIn(document)
    .filter(({ kind }) => kind !== 'webhook')
    .map(({ kind, operation, pathItem, path, method }) => {
      const serversIn = [operation, pathItem].find(({ servers }) => asList(servers).length > 0) ?? document;
      return {
        operation,
        pathItem,
        path,
        id: asText(operation['operationId']),
        method: method.toUpperCase(),
        place: [...(kind === 'path' ? ['paths'] : ['components', 'pathItems']), path, method],
        ...(kind === 'path' ? { template: templateOf(path) } : {}),
        servers: asList(asRecord(serversIn)['servers']).map(asRecord),
        serversIn,
      };
    });
}

/**
 * Normalises a path, so that parameter names and a trailing slash make no difference: `/payments/{id}/` becomes
 * `/payments/{}`.
 */
function templateOf(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}').replace(/(?<=.)\/$/, '');
}

/**
 * Criteria that identify an operation, the most reliable first. A URL is more reliable than an id, because callers
 * depend on the URL.
 */
const SIGNS = [
  ({ id, method, template }) => (id === '' || template === undefined ? undefined : `${id} ${method} ${template}`),
  ({ method, template }) => (template === undefined ? undefined : `${method} ${template}`),
  ({ method, template, servers: [server] }) =>
    template === undefined ? undefined : `${method} ${templateOf(pathOf(asText(server?.['url'])))}${template}`,
  ({ id }) => (id === '' ? undefined : id),
  // An unpublished operation has no URL; its name in `components` identifies it.
  ({ place, template }) => (template === undefined ? place.join(' ') : undefined),
] satisfies readonly ((operation: ListedOperation) => string | undefined)[];

/** Pairs the operations of two versions. Unpaired operations were removed or added. */
export function matchOperations(
  before: Pick<ReadVersion, 'document'>,
  after: Pick<ReadVersion, 'document'>,
): Pairing<ListedOperation, readonly [base: ListedOperation, head: ListedOperation]> {
  const isSame = (signOf: (operation: ListedOperation) => string | undefined) => {
    const known = memoize(signOf);
    return (one: ListedOperation, other: ListedOperation): boolean =>
      known(one) !== undefined && known(one) === known(other);
  };
  const [older, newer] = [listOperations(before), listOperations(after)];
  const ids = new Set(newer.map(({ id }) => id));
  const isFormerly = (one: ListedOperation, other: ListedOperation): boolean =>
    !ids.has(one.id) && formerNames(other.operation).includes(one.id);
  return pairBySigns(older, newer, [isFormerly, ...SIGNS.map(isSame), isSameUnpublished]);
}

/** Whether two operations are equal except for their ids, and the paths of both are not published. */
function isSameUnpublished(one: ListedOperation, other: ListedOperation): boolean {
  if (one.template !== undefined || other.template !== undefined) return false;
  return isDeepStrictEqual({ ...one.operation, operationId: '' }, { ...other.operation, operationId: '' });
}

/** Returns the name of an operation: its id; without an id, its method and path. */
export function labelOf({ id, method, path }: ListedOperation): string {
  return id === '' ? `${method} ${path}` : id;
}
