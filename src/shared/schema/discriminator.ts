import { asList, asRecord, asText, type Raw } from './raw.ts';
import { schemaRef, type Resolve } from './resolve-ref.ts';

/**
 * The schema that a discriminator chooses for a value (Discriminator Object, OpenAPI 3.1, section 4.8.25): by
 * `mapping`,
 * else by the name of the component; undefined where it chooses none. Among the alternatives of a union where there is
 * one.
 */
export function variantOf(schema: Raw, value: unknown, resolve: Resolve): Raw | undefined {
  const { propertyName, mapping } = asRecord(schema['discriminator']);
  const tag = asRecord(value)[asText(propertyName)];
  if (typeof tag !== 'string') return undefined;
  const mapped = Object.hasOwn(asRecord(mapping), tag) ? asText(asRecord(mapping)[tag]) : tag;
  const target = resolve(mapped.includes('/') ? mapped : schemaRef(mapped).$ref);
  if (typeof target !== 'object' || target === null) return undefined;
  const union = schema['oneOf'] ?? schema['anyOf'];
  if (union === undefined) return target as Raw;
  return asList(union)
    .map(asRecord)
    .find(
      (alternative) =>
        alternative === target || (typeof alternative['$ref'] === 'string' && resolve(alternative['$ref']) === target),
    );
}
