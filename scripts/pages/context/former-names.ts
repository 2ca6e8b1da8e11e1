import type { Api } from '#src/model/api.ts';
import { asList, asRecord } from '#src/shared/schema/raw.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { suggest, type Suggestion } from '#src/shared/text/nearest.ts';

/** Things of the API with pages of their own, which can be renamed. */
export type NamedKind = 'operation' | 'webhook' | 'schema';

/** A name that an operation, webhook or schema had before (`x-formerly`). */
export interface FormerName {
  readonly kind: NamedKind;
  readonly from: string;
  /** The name it has now. */
  readonly to: string;
  /** The list that says so, and the place in it. */
  readonly list: readonly unknown[];
  readonly index: number;
}

/** Returns the former names of an API, in the order of the description. */
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

/** Returns what to write for a name that nothing of a kind has: what had it before, else the nearest of the known ones. */
export function suggestName(api: Api, kind: string, name: string, known: Iterable<string>): Suggestion {
  const now = formerNames(api).find((former) => former.kind === kind && former.from === name)?.to;
  return now === undefined ? suggest(name, known) : calledBefore(now, name);
}

/** Returns the advice to write what a thing is called now. */
export function calledBefore(now: string, before: string): Suggestion {
  return { hint: `Write \`${now}\`: it was called \`${before}\` before.`, suggested: now, replaces: before };
}
