import type { Schema } from '#src/model/schema.ts';
import { asTexts, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import type { Resolve } from '#src/shared/schema/resolve-ref.ts';
import { isInternalSchema } from '#src/shared/schema/schema-ref.ts';

/** A schema without the parts that are not for readers (`x-internal`), as pages leave them out. References stay. */
export function publicSchema(schema: Schema, resolve: Resolve): Schema {
  const isPublic = (part: unknown): boolean => !isRecord(part) || !isInternalSchema(part as Schema, resolve);
  const copy = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.filter(isPublic).map(copy);
    return isRecord(node) ? copyOf(node) : node;
  };
  const copyOf = (node: Raw): Raw => {
    const { properties } = node;
    const hidden = isRecord(properties) ? Object.keys(properties).filter((name) => !isPublic(properties[name])) : [];
    return Object.fromEntries(
      Object.entries(node).map(([keyword, value]) => {
        if (keyword === 'properties' && isRecord(value))
          return [
            keyword,
            Object.fromEntries(
              Object.entries(value)
                .filter(([name]) => !hidden.includes(name))
                .map(([name, field]) => [name, copy(field)]),
            ),
          ];
        if (keyword === 'required' && hidden.length > 0)
          return [keyword, asTexts(value).filter((name) => !hidden.includes(name))];
        return [keyword, VALUES.has(keyword) ? value : copy(value)];
      }),
    );
  };
  return copyOf(schema as Raw) as Schema;
}

/** Keywords that hold values rather than schemas. */
const VALUES: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'example', 'examples', 'discriminator']);
