import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asRecord, isRecord } from '#src/shared/schema/raw.ts';
import { isReference, resolveRef } from '#src/shared/schema/resolve-ref.ts';
import { hiddenFields } from './drop-names.ts';
import { pointerOf, walkMembers, type Member } from './walk-members.ts';

type Node = Record<string, unknown>;

/**
 * Removes from examples and defaults the fields that schemas have lost. A value of which a removed value or alternative
 * is a part is removed whole.
 */
export function cleanExamples(document: OpenApiDocument, removed: readonly Member[]): void {
  const isPublic = createCleaner(document, removed);
  walkMembers(document, ({ node, isMap }) => {
    if (isMap) return;
    const schema = isRecord(node['schema']) ? node['schema'] : node;
    for (const key of ['example', 'default', 'const'])
      if (key in node && !isPublic(node[key], schema)) delete node[key];
    for (const key of ['examples', 'x-examples', 'enum']) {
      const list = node[key];
      if (Array.isArray(list)) node[key] = list.filter((value) => isPublic(value, schema));
      else if (isRecord(list))
        for (const [name, each] of Object.entries(list)) {
          const example = asRecord(resolveRef(document, asRecord(each)));
          if (['value', 'dataValue'].some((word) => word in example && !isPublic(example[word], schema)))
            delete (list as Node)[name];
        }
    }
  });
}

/** Cleans a value in place; false where it cannot be shown at all. */
function createCleaner(
  document: OpenApiDocument,
  removed: readonly Member[],
): (value: unknown, schema: unknown) => boolean {
  const hidden = hiddenFields(document, removed);
  const alternatives = new Map<unknown, unknown[]>();
  for (const { holder, node } of removed)
    if (Array.isArray(holder)) alternatives.set(holder, [...(alternatives.get(holder) ?? []), node]);
  const gone = new Map(removed.map((member) => [pointerOf(member), member.node]));
  const partsOf = (node: unknown, found: Set<Node>): Set<Node> => {
    const schema = asRecord(resolveRef(document, asRecord(node))) as Node;
    if (found.has(schema)) return found;
    found.add(schema);
    for (const key of ['allOf', 'anyOf', 'oneOf', 'then', 'else'])
      for (const part of [schema[key]].flat()) if (isRecord(part)) partsOf(part, found);
    return found;
  };
  const clean = (value: unknown, schema: unknown): boolean => {
    const parts = [...partsOf(schema, new Set())];
    const lost = parts
      .flatMap((part) => ['anyOf', 'oneOf'].flatMap((key) => alternatives.get(part[key]) ?? []))
      .map((each) => asRecord(isReference(each) ? gone.get(each.$ref) : each));
    if (lost.some((each) => 'const' in each && each['const'] === value)) return false;
    if (Array.isArray(value))
      return parts.every((part) => !isRecord(part['items']) || value.every((item) => clean(item, part['items'])));
    if (!isRecord(value)) return true;
    const fields = new Map(parts.flatMap((part) => Object.entries(asRecord(part['properties']))));
    const own = lost.flatMap((each) => Object.keys(asRecord(each['properties'])));
    if (own.some((name) => name in value && !fields.has(name))) return false;
    for (const name of parts.flatMap((part) => [...hidden(part)])) if (!fields.has(name)) delete (value as Node)[name];
    return Object.entries(value).every(([name, child]) =>
      parts.every((part) => {
        const field = asRecord(part['properties'])[name] ?? part['additionalProperties'];
        return !isRecord(field) || clean(child, field);
      }),
    );
  };
  return clean;
}
