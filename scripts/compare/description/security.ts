import { asList, asRecord, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import type { Collector, Context, Side } from '../context.ts';
import { noteAround } from '../scope.ts';
import { compareFlows, schemeOf, schemeWords, signatureOf } from './security-schemes.ts';

/** One way to be let in: schemes that are asked for together. */
interface Way {
  readonly words: string;
  /** Scopes by the signature of their scheme. */
  readonly schemes: ReadonlyMap<string, readonly string[]>;
}

interface Nodes {
  readonly base: Raw;
  readonly head: Raw;
}

/** Compares the credentials that an operation asks for (OpenAPI 3.1, section 4.8.30). */
export function compareSecurity(
  context: Context,
  own: Nodes,
  { out, label: operation }: { out: Collector; label: string },
): void {
  // What all operations inherit is told once.
  const inherited = own.base['security'] === undefined && own.head['security'] === undefined;
  const subject = inherited ? 'What asks for no credentials of its own' : `\`${operation}\``;
  const label = inherited ? '*' : operation;
  const nodes = inherited
    ? {
        base: context.base.document.security ?? context.base.document,
        head: context.head.document.security ?? context.head.document,
      }
    : own;
  const before = waysOf(context.base, own.base);
  const after = waysOf(context.head, own.head);
  const open = (ways: readonly Way[]): boolean => ways.some(({ schemes }) => schemes.size === 0);
  for (const name of schemeNames(context.base, own.base)) compareFlows(context, name, out);
  if (open(before) && !open(after)) {
    const ways = after.map(({ words }) => words).join(', or ');
    noteAround(out, 'security-required', { key: label, message: `${subject} asks for ${ways} now`, ...nodes });
    return;
  }
  if (!open(before) && open(after)) {
    noteAround(out, 'security-lifted', { key: label, message: `${subject} needs no credentials now`, ...nodes });
    return;
  }
  for (const way of before) {
    if (after.some((now) => letsIn(now, way))) continue;
    const stricter = after.find((now) => missingScopes(now, way) !== undefined);
    if (stricter === undefined)
      noteAround(out, 'security-removed', {
        key: `${label} ${way.words}`,
        message: `${subject} no longer takes ${way.words} alone`,
        ...nodes,
      });
    for (const scope of (stricter && missingScopes(stricter, way)) ?? [])
      noteAround(out, 'security-scope-required', {
        key: `${label} ${scope}`,
        message: `${subject} asks for the scope \`${scope}\` now`,
        ...nodes,
      });
  }
  for (const way of after) {
    if (before.some((was) => letsIn(was, way))) continue;
    const was = before.find((one) => missingScopes(one, way) !== undefined && letsIn(way, one));
    for (const scope of (was && missingScopes(was, way)) ?? [])
      noteAround(out, 'security-scope-lifted', {
        key: `${label} ${scope}`,
        message: `${subject} no longer asks for the scope \`${scope}\``,
        ...nodes,
      });
    if (was === undefined && !before.some((one) => missingScopes(way, one) !== undefined))
      noteAround(out, 'security-added', {
        key: `${label} ${way.words}`,
        message: `${subject} takes ${way.words} now`,
        ...nodes,
      });
  }
}

/** Whether whoever fulfils one way is let in by another: it asks for no scheme and no scope beyond. */
function letsIn(asked: Way, fulfilled: Way): boolean {
  return missingScopes(asked, fulfilled)?.length === 0;
}

/** The scopes that are asked for beyond those of another way; undefined where another scheme is asked for. */
function missingScopes(asked: Way, fulfilled: Way): readonly string[] | undefined {
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

/** The ways that an operation lets callers in; no requirement at all is one that asks for nothing. */
function waysOf(side: Side, operation: Raw): readonly Way[] {
  const asked = requirements(side, operation);
  return (asked.length === 0 ? [{}] : asked).map((requirement) => {
    const entries = Object.entries(requirement).map(
      ([name, scopes]) => [name, schemeOf(side, name), asTexts(scopes)] as const,
    );
    return {
      words: entries.map(([name, scheme]) => schemeWords(scheme, name)).join(' with '),
      schemes: new Map(entries.map(([name, scheme, scopes]) => [signatureOf(scheme, name), scopes])),
    };
  });
}

function schemeNames(side: Side, operation: Raw): readonly string[] {
  return [...new Set(requirements(side, operation).flatMap((requirement) => Object.keys(requirement)))];
}
