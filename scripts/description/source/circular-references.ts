import type { Document } from '@redocly/openapi-core';
import type { DescriptionSource } from './load.ts';
import { createLocator } from './locator.ts';
import { isReference, unescapePointer, type Reference } from '#src/shared/schema/resolve-ref.ts';
import type { Problem } from '../../cli/problem.ts';

/** Id of the check for `$ref`s that lead only to each other, and never to an object. Recursive schemas are allowed. */
export const CIRCULAR = 'circular-reference';

const HINT = 'Change one of the references in this circle: it has to lead to an object that is not itself a `$ref`.';
const CIRCLE = Symbol('circle');

type Target = readonly [Document, unknown] | typeof CIRCLE | undefined;

/**
 * Reports every `$ref`, in all files of a description, that leads back to itself and never to an object. Redocly stops
 * at the first such `$ref` without giving its location.
 */
export async function circularReferences({ document, resolver }: DescriptionSource): Promise<readonly Problem[]> {
  const files = new Map<string, Document>([[document.source.absoluteRef, document]]);
  const load = async (from: Document, uri: string): Promise<Document | undefined> => {
    if (uri === '') return from;
    const loaded = await resolver.resolveDocument(from.source.absoluteRef, uri).catch(() => undefined);
    if (loaded === undefined || loaded instanceof Error) return undefined;
    files.set(loaded.source.absoluteRef, loaded);
    return loaded;
  };
  const follow = async (from: Document, reference: Reference, passed: readonly Reference[]): Promise<Target> => {
    if (passed.includes(reference)) return CIRCLE;
    const inside = [...passed, reference];
    const [uri = '', pointer = ''] = reference.$ref.split('#');
    const loaded = await load(from, uri);
    if (loaded === undefined) return undefined;
    let [place, current]: readonly [Document, unknown] = [loaded, loaded.parsed];
    for (const segment of pointer.split('/').slice(1).map(unescapePointer)) {
      // The object at this point of the JSON Pointer may be a reference itself.
      if (!has(current, segment) && isReference(current)) {
        const target = await follow(place, current, inside);
        if (target === undefined || target === CIRCLE) return target;
        [place, current] = target;
      }
      if (!has(current, segment)) return undefined;
      current = current[segment];
    }
    return isReference(current) ? follow(place, current, inside) : [place, current];
  };
  const problems: Problem[] = [];
  for (const file of files.values()) {
    const circular: Reference[] = [];
    for (const reference of references(file.parsed))
      if ((await follow(file, reference, [])) === CIRCLE) circular.push(reference);
    if (circular.length === 0) continue;
    const locator = await createLocator(resolver, document.source.absoluteRef);
    problems.push(
      ...circular.map((reference) => ({
        check: CIRCULAR,
        severity: 'error' as const,
        message: `The \`$ref\` to \`${reference.$ref}\` leads back to itself.`,
        hint: HINT,
        location: locator.locate(reference, '$ref'),
      })),
    );
  }
  return problems;
}

function has(node: unknown, key: string): node is Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, key);
}

/** Returns all Reference Objects in a parsed file. */
function references(root: unknown): readonly Reference[] {
  const found: Reference[] = [];
  const seen = new Set<object>();
  const pending: unknown[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    seen.add(node);
    if (isReference(node)) found.push(node);
    for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) pending.push(child);
  }
  return found;
}
