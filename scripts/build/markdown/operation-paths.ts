import type { Api } from '#src/model/api.ts';
import type { Href } from '#src/model/nav.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { referenceIndex } from '../../compile/pages/reference/groups.ts';

/** Maps the page of each operation to `GET /v1/orders`; to undefined where method or path is not published. */
export function operationPaths(api: Api): ReadonlyMap<Href, string | undefined> {
  const { operation } = referenceIndex(api);
  return new Map(
    api.operations.flatMap(({ operationId, method, methodPublished, path, server }) => {
      const href = operation.get(operationId);
      const call = methodPublished && path !== undefined ? `${method} ${pathOf(server.url)}${path}` : undefined;
      return href === undefined ? [] : [[href, call] as const];
    }),
  );
}
