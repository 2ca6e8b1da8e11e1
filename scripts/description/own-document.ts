import { atPointer, type Reference } from '#src/shared/schema/resolve-ref.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { isExampleReference } from './source/redocly-types.ts';
import { DATA, MAPS } from './source/members.ts';
import type { DescriptionSource } from './source/load.ts';

/**
 * Bundles a description without Redocly's bundler, which takes a second for a thousand operations. Returns the parsed
 * entry file, changed in place: each reference that is the value of an `example` is replaced with its target. Undefined
 * if the description needs the bundler, for example because it has references to other files.
 */
export function ownDocument({ document: { parsed }, config }: DescriptionSource): OpenApiDocument | undefined {
  const changes = [config.preprocessors, config.decorators].flatMap((rules) => Object.values(rules));
  if (changes.some((rules) => Object.keys(rules).length > 0)) return undefined;
  const references = dataReferences(parsed);
  if (references === undefined) return undefined;
  for (const [node, target] of references) {
    delete (node as { $ref?: unknown }).$ref;
    Object.assign(node, { ...target, ...node });
  }
  parsed['components'] ??= {};
  return parsed as unknown as OpenApiDocument;
}

/** Matches the extensions for code samples, in which Redocly may read a string as a file name. */
const SAMPLES = /^x-code-?samples$/i;

/**
 * Finds the values of `example` that are objects with a `$ref`. Returns each of them with the target of its `$ref`.
 * Undefined if the description needs the bundler.
 */
function dataReferences(root: Readonly<Record<string, unknown>>): ReadonlyMap<object, object> | undefined {
  const targets = new Map<unknown, object | undefined>();
  const targetOf = (ref: unknown): object | undefined => {
    if (targets.has(ref)) return targets.get(ref);
    const target = typeof ref === 'string' ? atPointer(root, ref) : undefined;
    targets.set(ref, isObject(target) ? target : undefined);
    return targets.get(ref);
  };
  const namesSchema = (name: unknown): boolean =>
    typeof name !== 'string' ||
    /^[^#/.]*$/.test(name) ||
    (/^#\/components\/schemas\/[^/~%]+$/.test(name) && !('$ref' in (targetOf(name) ?? { $ref: '' })));
  const canStay = (node: object): boolean =>
    !('externalValue' in node || 'defaultMapping' in node || '$anchor' in node) &&
    !('$ref' in node && targetOf(node.$ref) === undefined) &&
    !('mapping' in node && !Object.values(asRecord(node.mapping)).every(namesSchema));
  const found = new Map<object, object>();
  const seen = new Set<object>();
  const pending: { readonly node: object; readonly isMap: boolean }[] = [{ node: root, isMap: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, isMap } = next;
    // The keys of a map are names, not keywords.
    if (!isMap && !canStay(node)) return undefined;
    for (const [key, child] of Object.entries(node)) {
      if (!isObject(child) || seen.has(child)) continue;
      seen.add(child);
      if (isMap) pending.push({ node: child, isMap: false });
      else if (key === 'example' && isExampleReference(child)) {
        const target = targetOf((child as Reference).$ref);
        if (target === undefined || Array.isArray(target) || '$ref' in target) return undefined;
        found.set(child, target);
      } else if (key.startsWith('x-') && !SAMPLES.test(key)) {
        if ('$ref' in child && targetOf(child.$ref) === undefined) return undefined;
        if (Object.values(child).some((inside) => isObject(inside) && '$ref' in inside)) return undefined;
      } else if (!DATA.has(key)) pending.push({ node: child, isMap: MAPS.has(key) && !Array.isArray(child) });
      // Bundling leaves data unchanged, except a `$ref` in an `enum`.
      else if ('$ref' in child && key === 'enum') return undefined;
    }
  }
  return found;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
