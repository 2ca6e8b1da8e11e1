import { asList, asRecord, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import type { Collector, Context, Side } from '../context.ts';
import { noteAround } from '../scope.ts';
import type { DescriptionChange } from '../verdicts/description-verdicts.ts';
import { compareFlows, schemeOf, schemeWords, signatureOf } from './security-schemes.ts';

/** An alternative of credentials: the schemes that are required together. */
interface Way {
  readonly words: string;
  /** Scopes by the signature of their scheme. */
  readonly schemes: ReadonlyMap<string, readonly string[]>;
}

interface Nodes {
  readonly base: Raw;
  readonly head: Raw;
}

/** Compares the credentials that an operation requires (OpenAPI 3.1, section 4.8.30). */
export function compareSecurity(
  context: Context,
  own: Nodes,
  { out, label: operation }: { out: Collector; label: string },
): void {
  // Credentials that all operations inherit are reported once.
  const inherited = own.base['security'] === undefined && own.head['security'] === undefined;
  const subject = inherited ? 'What asks for no credentials of its own' : `\`${operation}\``;
  const label = inherited ? '*' : operation;
  const nodes = inherited
    ? {
        base: context.base.document.security ?? context.base.document,
        head: context.head.document.security ?? context.head.document,
      }
    : own;
  const report: Report = (kind, what, detail) =>
    noteAround(out, kind, {
      key: detail === undefined ? label : `${label} ${detail}`,
      message: `${subject} ${what}`,
      ...nodes,
    });
  const before = waysOf(context.base, own.base);
  const after = waysOf(context.head, own.head);
  for (const name of schemeNames(context.base, own.base)) compareFlows(context, name, out);
  const [wasOpen, isOpen] = [before, after].map((ways) => ways.some(({ schemes }) => schemes.size === 0));
  if (wasOpen && !isOpen) report('security-required', `asks for ${after.map(({ words }) => words).join(', or ')} now`);
  else if (!wasOpen && isOpen) report('security-lifted', 'needs no credentials now');
  else compareWays(before, after, report);
}

type Report = (kind: DescriptionChange, what: string, detail?: string) => void;

function compareWays(before: readonly Way[], after: readonly Way[], report: Report): void {
  for (const way of before) {
    if (after.some((now) => letsIn(now, way))) continue;
    const stricter = after.find((now) => missingScopes(now, way) !== undefined);
    if (stricter === undefined) report('security-removed', `no longer takes ${way.words} alone`, way.words);
    for (const scope of (stricter && missingScopes(stricter, way)) ?? [])
      report('security-scope-required', `asks for the scope \`${scope}\` now`, scope);
  }
  for (const way of after) {
    if (before.some((was) => letsIn(was, way))) continue;
    const was = before.find((one) => missingScopes(one, way) !== undefined && letsIn(way, one));
    for (const scope of (was && missingScopes(was, way)) ?? [])
      report('security-scope-lifted', `no longer asks for the scope \`${scope}\``, scope);
    if (was === undefined && !before.some((one) => missingScopes(way, one) !== undefined))
      report('security-added', `takes ${way.words} now`, way.words);
  }
}

/** Whether the credentials for one alternative suffice for another, which requires no further scheme or scope. */
function letsIn(asked: Way, fulfilled: Way): boolean {
  return missingScopes(asked, fulfilled)?.length === 0;
}

/** Returns the scopes required beyond those of another alternative; undefined where another scheme is required. */
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

/** Returns the alternatives of an operation; no requirement at all is one alternative without schemes. */
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
