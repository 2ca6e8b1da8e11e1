import { partsInPlace } from './parts.ts';
import { asList, asRecord, asText, type Raw } from './raw.ts';
import { componentName, schemaRef, type Resolve } from './resolve-ref.ts';

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

/** The field by whose value the alternatives of a union are told apart: of its discriminator, else one all fix. */
export function tagProperty(union: Raw, keyword: 'oneOf' | 'anyOf', resolve: Resolve): string | undefined {
  const named = asText(asRecord(union['discriminator'])['propertyName']);
  if (named !== '') return named;
  const constants = asList(union[keyword]).map((alternative) => constantsIn(alternative, resolve));
  return [...(constants[0]?.keys() ?? [])].find((name) => constants.every((one) => one.has(name)));
}

/** The value of that field in one alternative. */
export function tagValue(alternative: unknown, union: Raw, property: string, resolve: Resolve): unknown {
  const constant = constantsIn(alternative, resolve).get(property);
  const { mapping } = asRecord(union['discriminator']);
  return (
    constant ??
    Object.keys(asRecord(mapping)).find((tag) => variantOf(union, { [property]: tag }, resolve) === alternative) ??
    componentOfAlternative(alternative)
  );
}

/** The component that an alternative refers to, else its title. */
export function componentOfAlternative(alternative: unknown): string | undefined {
  return componentName(alternative) ?? (asText(asRecord(alternative)['title']) || undefined);
}

/** The values that a discriminator maps to a schema. */
export function tagsOf(union: Raw, resolve: Resolve): readonly unknown[] {
  const { propertyName, mapping } = asRecord(union['discriminator']);
  const mapped = Object.keys(asRecord(mapping));
  if (mapped.length > 0) return mapped;
  return asList(union['oneOf'] ?? union['anyOf']).flatMap(
    (alternative) => tagValue(alternative, union, asText(propertyName), resolve) ?? [],
  );
}

function constantsIn(alternative: unknown, resolve: Resolve): ReadonlyMap<string, unknown> {
  return new Map(
    partsInPlace(alternative, resolve).flatMap((part) =>
      Object.entries(asRecord(part['properties'])).flatMap(([name, field]) => {
        const { const: constant, enum: listed } = asRecord(field);
        const only = constant ?? (asList(listed).length === 1 ? asList(listed)[0] : undefined);
        return only === undefined ? [] : [[name, only] as const];
      }),
    ),
  );
}
