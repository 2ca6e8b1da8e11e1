import type { Api } from '#src/model/api.ts';
import { asList, asRecord } from '#src/shared/schema/raw.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { suggest, type Suggestion } from '#src/shared/text/nearest.ts';

/** Parts of the API that have their own pages and can be renamed. */
export type NamedKind = 'operation' | 'webhook' | 'schema';

/** A former name of an operation, webhook or schema (`x-formerly`). */
export interface FormerName {
  readonly kind: NamedKind;
  readonly from: string;
  /** Current name of the operation, webhook or schema. */
  readonly to: string;
  /** The `x-formerly` list that contains the former name; `index` is the position of the name in the list. */
  readonly list: readonly unknown[];
  readonly index: number;
}

/** Returns all former names in an API, in the order of the description. */
export const formerNames = memoize((api: Api): readonly FormerName[] => {
  const named = (kind: NamedKind, to: string, node: object | undefined): readonly FormerName[] => {
    const list = asList(asRecord(node)['x-formerly']);
    return list.flatMap((from, index) =>
      typeof from === 'string' && from !== '' ? [{ kind, from, to, list, index }] : [],
    );
  };
  return [
    ...api.operations.flatMap(({ operationId, node }) => named('operation', operationId, node)),
    ...api.webhooks.flatMap(({ id, node }) => named('webhook', id, node)),
    ...Object.entries(api.schemas).flatMap(([name, schema]) => named('schema', name, schema)),
  ];
});

/**
 * Suggests a replacement for an unknown name. If a renamed operation, webhook or schema once had this name, suggests
 * the current name. Otherwise, suggests the most similar known name.
 */
export function suggestName(api: Api, kind: string, name: string, known: Iterable<string>): Suggestion {
  const now = formerNames(api).find((former) => former.kind === kind && former.from === name)?.to;
  return now === undefined ? suggest(name, known) : calledBefore(now, name);
}

/** Suggests the name `now` of an operation, webhook or schema that was called `before`. */
export function calledBefore(now: string, before: string): Suggestion {
  return { hint: `Write \`${now}\`: \`${before}\` is its former name.`, suggested: now, replaces: before };
}
