import type { BaseResolver, Document } from '@redocly/openapi-core';
import { isNumberText, toNumber } from '#src/shared/schema/number-text.ts';
import { memoize } from '#src/shared/text/memoize.ts';

/**
 * Returns a copy of a document for Redocly's rules, which need JavaScript numbers. In the copy, they replace each
 * `NumberText`, a string that represents a number as written. Returns the document itself if it has none.
 */
export const withPlainNumbers = memoize((document: Document): Document => {
  const parsed = plain(document.parsed, new Map());
  return parsed === document.parsed ? document : { ...document, parsed };
});

/** Wraps a resolver so that its documents contain JavaScript numbers only. */
export function plainNumbersOf(resolver: BaseResolver): BaseResolver {
  const resolveDocument: BaseResolver['resolveDocument'] = async <Parsed>(base: string | null, ref: string) => {
    const document = await resolver.resolveDocument<Parsed>(base, ref);
    return document instanceof Error ? document : (withPlainNumbers(document) as Document<Parsed>);
  };
  return Object.assign(Object.create(resolver) as BaseResolver, { resolveDocument });
}

/**
 * Converts all numbers in a value to JavaScript numbers. `seen` contains the result for each converted object, as an
 * object can occur several times, through YAML aliases.
 */
function plain(value: unknown, seen: Map<object, unknown>): unknown {
  if (isNumberText(value)) return toNumber(value);
  if (typeof value !== 'object' || value === null) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  const entries = Object.entries(value).map(([key, child]) => [key, child, plain(child, seen)] as const);
  const isSame = entries.every(([, before, after]) => before === after);
  const made = isSame
    ? value
    : Array.isArray(value)
      ? entries.map(([, , after]) => after)
      : Object.fromEntries(entries.map(([key, , after]) => [key, after]));
  seen.set(value, made);
  return made;
}
