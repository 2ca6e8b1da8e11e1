import { resolveRef } from '#src/shared/schema/resolve-ref.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import type { Flow } from '../change.ts';
import type { Collector, Context, Side } from '../context.ts';
import { at, type Scope } from '../scope.ts';

/** A call in both versions: an operation, a webhook or a callback. */
export interface CallPair {
  readonly context: Context;
  readonly out: Collector;
  /** Name of the operation, webhook or callback in reports: `createPayment`. */
  readonly label: string;
  readonly base: SideCall;
  readonly head: SideCall;
  /** The kinds of the two messages of a call: `request` and `response`, or `webhook` and `webhook-response`. */
  readonly flows: readonly [there: Flow, back: Flow];
}

/** An operation, webhook or callback in one version. */
export interface SideCall {
  readonly operation: Raw;
  readonly pathItem: Raw;
  /**
   * URL path with parameters in braces: `/payments/{id}`. If the path is not published, the name of the path item. For
   * a webhook, an empty string. For a callback, method and URL expression: `POST {$request.body#/url}`.
   */
  readonly path: string;
}

/**
 * Returns the `Scope` for comparing a part of a call: a parameter, body or response.
 *
 * - `part`: the words for the part in reports, such as `the query parameter \`limit\``;
 * - `key`: the name of the part in change keys;
 * - `nodes`: the nodes of the part in both versions.
 */
export function partScope(
  { context, out, label, base, head }: CallPair,
  { flow, part, key, nodes }: { flow: Flow; part: string; key: string; nodes: readonly [base: unknown, head: unknown] },
): Scope {
  const where = `${part} of \`${label}\``;
  const scope = {
    context,
    out,
    flow,
    where,
    key: `${label}.${key}`,
    path: '',
    base: base.operation,
    head: head.operation,
  };
  return at(scope, ...nodes);
}

/**
 * Returns a node with its `$ref` resolved in the document of a version; an empty object if the `$ref` has no target.
 */
export function follow(side: Side, node: unknown): Raw {
  return asRecord(resolveRef(side.document, asRecord(node)));
}

/** Returns the entries of a map object, each with its `$ref` resolved. */
export function followed(side: Side, map: unknown): ReadonlyMap<string, Raw> {
  return new Map(Object.entries(asRecord(map)).map(([name, node]) => [name, follow(side, node)]));
}
