import type { Href } from '#src/model/nav.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { labelOf, matchOperations } from '../../compare/description/match-operations.ts';
import { matchWebhooks } from '../../compare/description/match-webhooks.ts';
import { formerNames } from '../../compare/pairing.ts';
import { operationNames } from '../../pages/operation/call-places.ts';
import { referenceIndex } from '../../pages/reference/groups.ts';
import type { CompiledVersion } from './earlier-site.ts';

/**
 * Matches URLs of operations, webhooks and schemas. Their URLs may differ between versions, so the descriptions are
 * compared to find the same page in another version.
 */
const PAIRED = /^\/reference\/(?:operations|webhooks|schemas)\//;

/**
 * Returns a function that finds the counterpart of a page in another version, such as the page of the same operation.
 * The function returns undefined if that version has no counterpart. Pages of operations, webhooks and schemas are
 * matched by comparing the versions. Other pages are matched by URL.
 *
 * @param versions all versions, the oldest first
 */
export function createCounterparts(
  versions: readonly CompiledVersion[],
): (href: Href, from: CompiledVersion, to: CompiledVersion) => Href | undefined {
  const pairs = memoize((older: CompiledVersion) => memoize((newer: CompiledVersion) => pairedPages(older, newer)));
  return (href, from, to) => {
    if (from === to) return href;
    if (!PAIRED.test(href)) return to.site.reference.hrefs.includes(href) ? href : undefined;
    const isForward = versions.indexOf(from) < versions.indexOf(to);
    const [older, newer] = isForward ? [from, to] : [to, from];
    const { forward, back } = pairs(older)(newer);
    return (isForward ? forward : back).get(href);
  };
}

interface PairedPages {
  readonly forward: ReadonlyMap<Href, Href>;
  readonly back: ReadonlyMap<Href, Href>;
}

function pairedPages(older: CompiledVersion, newer: CompiledVersion): PairedPages {
  const [before, after] = [older, newer].map(pagesByName) as [PagesByName, PagesByName];
  const pairs = [
    ...matchOperations(older, newer).pairs.map(
      ([base, head]) => [before.call.get(labelOf(base)), after.call.get(labelOf(head))] as const,
    ),
    ...matchWebhooks(older, newer).pairs.map(
      ([base, head]) => [before.webhook.get(base.path), after.webhook.get(head.path)] as const,
    ),
    ...schemaPairs(older, newer).map(([base, head]) => [before.schema.get(base), after.schema.get(head)] as const),
  ].flatMap(([base, head]) => (base === undefined || head === undefined ? [] : [[base, head] as const]));
  return { forward: new Map(pairs), back: new Map(pairs.map(([base, head]) => [head, base])) };
}

/**
 * URLs of pages, in a map for each kind of page. The keys of a map are the names that a comparison of versions uses for
 * operations, webhooks or schemas.
 */
type PagesByName = Readonly<Record<'call' | 'webhook' | 'schema', ReadonlyMap<string, Href>>>;

const pagesByName = memoize(({ api }: CompiledVersion): PagesByName => {
  const { operation, webhook, schema } = referenceIndex(api);
  const calls = api.operations.flatMap((one) => {
    const href = operation.get(one.operationId);
    return href === undefined ? [] : operationNames(one).map((name) => [name, href] as const);
  });
  return { call: new Map(calls), webhook, schema };
});

/**
 * Returns pairs of an earlier and a later schema name. Schemas are paired by name, or by a former name that the later
 * schema declares.
 */
function schemaPairs({ document: base }: CompiledVersion, { document: head }: CompiledVersion) {
  const [before, after] = [base, head].map(({ components }) => components?.schemas ?? {}) as [object, object];
  return Object.entries(after).flatMap(([name, schema]) => {
    const former = formerNames(schema).find((old) => old in before && !(old in after));
    const old = former ?? (name in before ? name : undefined);
    return old === undefined ? [] : [[old, name] as const];
  });
}
