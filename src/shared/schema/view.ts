import type { OpenApiDocument } from '../../model/openapi.ts';
import { memoize } from '../text/memoize.ts';
import { alternativesOf, applicatorsOf, referencesOf, unionsOf } from './applicators.ts';
import { matches } from './pattern.ts';
import { asList, asRecord, asText, asTexts, isRecord, type Raw } from './raw.ts';
import { schemaRef, type Resolve } from './resolve-ref.ts';
import { resolverOf } from './schema-ref.ts';

/**
 * Selects branches: subschemas that apply only to some values. These are the alternatives of unions, `then` and `else`,
 * and schemas that depend on a field (JSON Schema 2020-12, sections 10.2.1 and 10.2.2).
 */
export type BranchSelector = (schema: Raw) => readonly unknown[];

/** Selects no branch, which leaves the schemas that apply to every value. */
export const noBranches: BranchSelector = () => [];

/** Selects every branch, so that all schemas are included that may apply to a value. */
export const allBranches: BranchSelector = (schema) => [...alternativesOf(schema), ...conditionsOf(schema)];

/** Selects every branch, and the schemas that only test a value: all that name fields of it. */
export const allSubschemas: BranchSelector = (schema) => [...allBranches(schema), schema['if'], schema['not']];

/**
 * Selects the branches that apply to one value: the alternative that the discriminator selects, else those that match;
 * `then` or `else`; and the schemas that depend on fields of the value.
 */
export function branchesFor(
  value: unknown,
  resolve: Resolve,
  fits: (schema: Raw, value: unknown) => boolean,
): BranchSelector {
  return (schema) => {
    const alternatives = alternativesOf(schema).filter(isRecord);
    const variant = alternatives.length === 0 ? undefined : variantOf(schema, value, resolve);
    const chosen = variant === undefined ? alternatives.filter((one) => fits(one, value)) : [variant];
    // Schemas beside the alternatives may name fields that they do not.
    const fitting = chosen.length > 0 ? chosen : alternatives.filter((one) => fits(asTest(one), value));
    return [...fitting, ...conditionsFor(schema, value, fits)];
  };
}

/** Returns a schema that is valid for the same values, but documents no fields. */
function asTest(schema: Raw): Raw {
  return { if: schema, else: false };
}

/** Returns `then` or `else`, and the schemas that depend on fields, as they apply to one value (section 10.2.2). */
export function conditionsFor(
  schema: Raw,
  value: unknown,
  fits: (schema: Raw, value: unknown) => boolean,
): readonly unknown[] {
  const { if: condition, then, else: otherwise, dependentSchemas } = applicatorsOf(schema);
  const holds = isRecord(condition) ? fits(asTest(condition), value) : condition === true;
  return [
    ...(condition === undefined ? [] : [holds ? then : otherwise]),
    ...dependentSchemas.filter(([name]) => Object.hasOwn(asRecord(value), name)).map(([, dependent]) => dependent),
  ];
}

/** Returns `then`, `else` and the schemas that depend on a field (JSON Schema 2020-12, section 10.2.2). */
export function conditionsOf(schema: Raw): readonly unknown[] {
  return [schema['then'], schema['else'], ...Object.values(asRecord(schema['dependentSchemas']))];
}

/**
 * Returns the schema that a discriminator selects for a value (Discriminator Object, OpenAPI 3.1, section 4.8.25): by
 * `mapping`, else by the name of the component. For a union, the result is one of its alternatives. Undefined if no
 * schema is selected.
 */
export function variantOf(schema: Raw, value: unknown, resolve: Resolve): Raw | undefined {
  if (schema['discriminator'] === undefined) return undefined;
  const { propertyName, mapping } = asRecord(schema['discriminator']);
  const tag = asRecord(value)[asText(propertyName)];
  if (typeof tag !== 'string') return undefined;
  const mapped = Object.hasOwn(asRecord(mapping), tag) ? asText(asRecord(mapping)[tag]) : tag;
  const target = resolve(mapped.includes('/') ? mapped : schemaRef(mapped).$ref);
  if (typeof target !== 'object' || target === null) return undefined;
  const [union] = applicatorsOf(schema).unions;
  if (union === undefined) return target as Raw;
  return union.branches
    .map(asRecord)
    .find(
      (alternative) =>
        alternative === target || (typeof alternative['$ref'] === 'string' && resolve(alternative['$ref']) === target),
    );
}

/** An alternative that already applies to a value, because a schema that inherits the union is that alternative. */
export interface Heir {
  readonly alternative: Raw;
  /** The selecting field, unless an outer schema has a discriminator for it. */
  readonly property?: string;
}

/**
 * Returns the schemas that a union lists and that extend the schema with this union, with their alternatives; cached.
 */
const heirsIn = memoize((resolve: Resolve) =>
  memoize((schema: Raw): ReadonlyMap<Raw, Raw> => {
    const targets = alternativesOf(schema)
      .filter(isRecord)
      .flatMap((one) =>
        [one, ...referencesOf(one).map(resolve)].filter(isRecord).map((target) => [target, one] as const),
      );
    return new Map(targets.filter(([target]) => buildsOn(target, schema, resolve)));
  }),
);

/**
 * Finds the alternative of an inherited union that already applies: a schema whose `allOf` contains its parent, and
 * that the parent's union lists, is itself the alternative (Discriminator Object, OpenAPI 3.1, section 4.8.25).
 *
 * @param applied schemas that apply to the same value, outermost first
 */
export function heirAmong(schema: Raw, applied: Iterable<Raw>, resolve: Resolve): Heir | undefined {
  const heirs = heirsIn(resolve)(schema);
  if (heirs.size === 0) return undefined;
  const parts = [...applied];
  const alternative = parts.map((part) => heirs.get(part)).find((heir) => heir !== undefined);
  if (alternative === undefined) return undefined;
  const property = tagName(schema);
  const isDecided = property === '' || parts.find((one) => tagName(one) === property) !== schema;
  return { alternative, ...(isDecided ? {} : { property }) };
}

/** Whether a schema includes a base schema, so that each of its values is also a value of the base. */
export function buildsOn(schema: Raw, base: Raw, resolve: Resolve): boolean {
  const isBase = schema === base || referencesOf(schema).some((ref) => resolve(ref) === base);
  return !isBase && compose([schema], resolve, noBranches).includes(base);
}

function tagName(schema: Raw): string {
  return asText(asRecord(schema['discriminator'])['propertyName']);
}

/**
 * Returns the composed view of schemas: these, the targets of their references, their `allOf`, and the branches that
 * `select` returns. All of them apply to the same value (JSON Schema 2020-12, section 10.2). Each is included once,
 * outermost first; those for which `isLeftOut` holds are skipped.
 */
export function compose(
  schemas: readonly unknown[],
  resolve: Resolve,
  select: BranchSelector,
  isLeftOut: (schema: Raw) => boolean = () => false,
): readonly Raw[] {
  const parts = new Set<Raw>();
  const waiting = [...schemas].reverse();
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (!isRecord(part) || parts.has(part) || isLeftOut(part)) continue;
    parts.add(part);
    const selected = select(part);
    const isChosen = selected.length > 0 && unionsOf(part).length > 0 && heirAmong(part, parts, resolve) !== undefined;
    const branches = isChosen ? selected.filter((one) => !alternativesOf(part).includes(one)) : selected;
    const applying = [...referencesOf(part).map(resolve), ...asList(part['allOf']), ...branches];
    if (applying.length > 0) waiting.push(...applying.reverse());
  }
  return [...parts];
}

const partsIn = memoize((document: OpenApiDocument) =>
  memoize((schema: Raw) => compose([schema], resolverOf(document), allBranches)),
);

/** Returns all schemas that may apply to the same values as a schema of a document, with a cache. */
export function partsOf(document: OpenApiDocument, schema: unknown): readonly Raw[] {
  return isRecord(schema) ? partsIn(document)(schema) : [];
}

/** Returns the composed view of a member's schemas: of a field by name, of an array item by index. */
export function memberParts(document: OpenApiDocument, parts: readonly Raw[], key: string | number): readonly Raw[] {
  return [...new Set(memberSchemas(parts, key).flatMap((schema) => partsOf(document, schema)))];
}

/**
 * Returns the schemas that composed ones apply to a member of a value: to a field by name, to an array item by index
 * (JSON Schema 2020-12, sections 10.3 and 11). `contains` is excluded, as it applies only to some items.
 */
export function memberSchemas(parts: readonly Raw[], key: string | number): readonly unknown[] {
  const levels = parts.map((part) => memberLevels(part, key));
  const known = levels.flatMap(([named, patterned, others]) => {
    const own = [...named, ...patterned];
    return own.length > 0 ? own : others;
  });
  return known.length > 0 ? known : levels.flatMap(([, , , unevaluated]) => unevaluated);
}

/** Returns the schemas in one part for the entries of an array. */
export function entrySchemas(part: Raw): readonly unknown[] {
  const { prefixItems, items, contains, unevaluatedItems } = applicatorsOf(part);
  return [items, ...prefixItems, contains, unevaluatedItems];
}

/** The schemas for a member in one part, by how they apply, the most specific first. */
export type MemberLevels = readonly [
  named: readonly unknown[],
  patterned: readonly unknown[],
  others: readonly unknown[],
  unevaluated: readonly unknown[],
];

/**
 * Finds the schemas for a member in one part: by name or index, by pattern, for other members, for unevaluated members.
 */
export function memberLevels(part: Raw, key: string | number): MemberLevels {
  const given = (schema: unknown): readonly unknown[] => (schema === undefined ? [] : [schema]);
  if (typeof key === 'number')
    return [given(asList(part['prefixItems'])[key]), [], given(part['items']), given(part['unevaluatedItems'])];
  const patterns = Object.entries(asRecord(part['patternProperties']));
  return [
    namedSchemas(part, key),
    patterns.flatMap(([pattern, schema]) => (matches(key, pattern) ? [schema] : [])),
    given(part['additionalProperties']),
    given(part['unevaluatedProperties']),
  ];
}

/** Returns the schema in `properties` of one part for a field, if any, as a list. */
export function namedSchemas(part: Raw, name: string): readonly unknown[] {
  const properties = asRecord(part['properties']);
  return Object.hasOwn(properties, name) ? [properties[name]] : [];
}

/** Returns the names of the fields that the parts of a schema describe. */
export function fieldNames(parts: readonly Raw[]): readonly string[] {
  return [...new Set(parts.flatMap((part) => Object.keys(asRecord(part['properties']))))];
}

/** Whether an object may have fields that its schemas do not name: a map, or an object with undocumented fields. */
export function isOpen(parts: readonly Raw[]): boolean {
  const all = parts.map(applicatorsOf);
  const takesOthers = all.some(
    ({ additionalProperties: others = false, unevaluatedProperties: last = false, patternProperties }) =>
      others !== false || last !== false || patternProperties.length > 0,
  );
  const isClosed = all.some((each) => each.fieldNames.length > 0 || each.additionalProperties === false);
  return takesOthers || !isClosed || parts.some(isUnfinished);
}

/** Whether a schema states that its object has unpublished fields. */
export function isUnfinished(schema: Raw): boolean {
  return schema['x-not-published'] !== undefined && asTexts(schema['x-not-published']).includes('fields');
}
