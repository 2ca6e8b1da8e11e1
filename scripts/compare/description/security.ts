import { asList, asRecord, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { replacement } from '../pairing.ts';
import type { Keys } from '../places.ts';
import type { Collector, Context, Side } from '../context.ts';
import { noteAround } from '../scope.ts';
import type { DescriptionChange } from '../verdicts/description-verdicts.ts';
import { compareFlows, schemeOf, schemeWords, signatureOf } from './security-schemes.ts';

/** An entry of `security`: the schemes that a request needs together. */
interface Alternative {
  readonly words: string;
  /** The Security Requirement Object; an empty object if `security` is absent or an empty list. */
  readonly node: Raw;
  /** The required scopes of each scheme. The key is the same in both versions: see `signatureOf`. */
  readonly schemes: ReadonlyMap<string, readonly string[]>;
}

/** Compares the credentials that an operation requires (OpenAPI 3.1, section 4.8.30). */
export function compareSecurity(
  context: Context,
  own: { readonly base: Raw; readonly head: Raw },
  { out, label: operation }: { out: Collector; label: string },
): void {
  // A change of the document's credentials is reported once, not for every operation that inherits them.
  const inherited = own.base['security'] === undefined && own.head['security'] === undefined;
  const subject = inherited ? 'Every operation without its own `security`' : `\`${operation}\``;
  const label = inherited ? '*' : operation;
  const holder = (side: 'base' | 'head'): object =>
    own[side]['security'] === undefined ? context[side].document : own[side];
  const nodes = { base: holder('base'), head: holder('head') };
  const report: Report = (kind, what, { detail, base, head, keys = [] } = {}) =>
    noteAround(out, kind, {
      key: detail === undefined ? label : `${label} ${detail}`,
      message: `${subject} ${what}`,
      base: base ?? nodes.base,
      head: head ?? nodes.head,
      candidates: [...(keys.length === 0 ? [] : [keys]), ['security']],
    });
  const before = alternativesOf(context.base, own.base);
  const after = alternativesOf(context.head, own.head);
  const names = requirements(context.base, own.base).flatMap((requirement) => Object.keys(requirement));
  for (const name of new Set(names)) compareFlows(context, name, out);
  const [wasOpen, isOpen] = [before, after].map((ways) => ways.some(isEmpty));
  if (wasOpen && !isOpen) report('security-required', `requires ${after.map(({ words }) => words).join(', or ')} now`);
  if (!wasOpen && isOpen) report('security-lifted', 'no longer requires credentials');
  const [asked, asks] = [before, after].map((ways) => ways.filter((way) => !isEmpty(way))) as [
    Alternative[],
    Alternative[],
  ];
  // If one version has no credentials and the other requires some, the reports above say everything.
  if ((asked.length > 0 && asks.length > 0) || (wasOpen && isOpen)) compareAlternatives(asked, asks, report);
}

type Report = (
  kind: DescriptionChange,
  what: string,
  noted?: { detail?: string; base?: Raw | undefined; head?: Raw | undefined; keys?: Keys },
) => void;

function isEmpty({ schemes }: Alternative): boolean {
  return schemes.size === 0;
}

function compareAlternatives(before: readonly Alternative[], after: readonly Alternative[], report: Report): void {
  const gone: Alternative[] = [];
  for (const way of before) {
    if (after.some((now) => suffices(now, way))) continue;
    const stricter = after.find((now) => missingScopes(now, way) !== undefined);
    if (stricter === undefined) gone.push(way);
    for (const scope of (stricter && missingScopes(stricter, way)) ?? [])
      report('security-scope-required', `requires the scope \`${scope}\` now`, {
        detail: scope,
        base: way.node,
        head: stricter?.node,
        keys: [schemeWith(scope, stricter), scope],
      });
  }
  const fresh: Alternative[] = [];
  for (const way of after) {
    if (before.some((was) => suffices(was, way))) continue;
    const was = before.find((one) => missingScopes(one, way) !== undefined && suffices(way, one));
    for (const scope of (was && missingScopes(was, way)) ?? [])
      report('security-scope-lifted', `no longer requires the scope \`${scope}\``, {
        detail: scope,
        base: was?.node,
        head: way.node,
        keys: [schemeWith(scope, was), scope],
      });
    if (was === undefined && !before.some((one) => (missingScopes(way, one) ?? []).length > 0)) fresh.push(way);
  }
  const [old, now] = replacement(gone, fresh) ?? [];
  if (old !== undefined && now !== undefined) {
    const detail = `${old.words} ${now.words}`;
    const what = `accepts ${now.words} instead of ${old.words}`;
    report('security-replaced', what, { detail, base: old.node, head: now.node });
  } else {
    for (const way of gone) {
      const more = after.find((one) => missingScopes(way, one) !== undefined);
      const what =
        more === undefined ? `no longer accepts ${way.words}` : `requires ${more.words} instead of only ${way.words}`;
      report('security-removed', what, { detail: way.words, base: way.node, head: more?.node });
    }
    for (const way of fresh) {
      const alone = before.some((one) => suffices(way, one)) ? ' alone' : '';
      report('security-added', `accepts ${way.words}${alone} now`, { detail: way.words, head: way.node });
    }
  }
}

/**
 * Returns the name of the security scheme that requires a scope such as `payments:write`; an empty string if none does.
 *
 * @param way the entry of `security` whose schemes are searched
 */
function schemeWith(scope: string, way: Alternative | undefined): string {
  return Object.entries(way?.node ?? {}).find(([, scopes]) => asTexts(scopes).includes(scope))?.[0] ?? '';
}

/** Whether a request that satisfies the alternative `fulfilled` also satisfies the alternative `asked`. */
function suffices(asked: Alternative, fulfilled: Alternative): boolean {
  return missingScopes(asked, fulfilled)?.length === 0;
}

/**
 * Returns the scopes that the alternative `asked` requires and `fulfilled` does not. Undefined if `asked` requires a
 * scheme that `fulfilled` does not require.
 */
function missingScopes(asked: Alternative, fulfilled: Alternative): readonly string[] | undefined {
  const missing: string[] = [];
  for (const [signature, scopes] of asked.schemes) {
    const had = fulfilled.schemes.get(signature);
    if (had === undefined) return undefined;
    missing.push(...scopes.filter((scope) => !had.includes(scope)));
  }
  return missing;
}

function requirements({ document }: Side, operation: Raw): readonly Raw[] {
  return asList(operation['security'] ?? document.security).map(asRecord);
}

/** Returns the entries of `security` for an operation; without `security`, one entry that needs no credentials. */
function alternativesOf(side: Side, operation: Raw): readonly Alternative[] {
  const asked = requirements(side, operation);
  return (asked.length === 0 ? [{}] : asked).map((requirement) => {
    const entries = Object.entries(requirement).map(
      ([name, scopes]) => [name, schemeOf(side, name), asTexts(scopes)] as const,
    );
    return {
      node: requirement,
      words: entries.map(([name, scheme]) => schemeWords(scheme, name)).join(' with '),
      schemes: new Map(entries.map(([name, scheme, scopes]) => [signatureOf(scheme, name), scopes])),
    };
  });
}
