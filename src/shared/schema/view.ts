import type { OpenApiDocument } from '../../model/openapi.ts';
import { firstOf } from '../text/first-of.ts';
import { memoize } from '../text/memoize.ts';
import { alternativesOf, applicatorsOf, referencesOf, unionsOf } from './applicators.ts';
import { memberSchemas } from './members.ts';
import { asList, asRecord, asText, isRecord, type Raw } from './raw.ts';
import { schemaRef, type Resolve } from './resolve-ref.ts';
import { resolverOf } from './schema-ref.ts';

/**
 * Selects the branches of a schema: subschemas that apply only to some values. Branches are the alternatives of unions,
 * `then`, `else`, and the schemas in `dependentSchemas` (JSON Schema 2020-12, sections 10.2.1 and 10.2.2).
 */
export type BranchSelector = (schema: Raw) => readonly unknown[];

/** Selects no branch: only schemas that apply to every value remain. */
export const noBranches: BranchSelector = () => [];

/** Selects every branch: all schemas that may apply to a value. */
export const allBranches: BranchSelector = (schema) => [...alternativesOf(schema), ...conditionsOf(schema)];

/** Selects every branch, and also `if` and `not`: all schemas that may name fields of a value. */
export const allSubschemas: BranchSelector = (schema) => [...allBranches(schema), schema['if'], schema['not']];

/**
 * Selects the branches that apply to one value: the alternative that the discriminator selects, else the alternatives
 * that match; `then` or `else`; and the schemas for fields that the value has (`dependentSchemas`).
 *
 * @param fits whether a value is valid for a schema
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
    // If no alternative matches, all are tested again, and unknown fields are allowed: the schema with the union may
    // describe them.
    const fitting = chosen.length > 0 ? chosen : alternatives.filter((one) => fits(asTest(one), value));
    return [...fitting, ...conditionsFor(schema, value, fits)];
  };
}

/** Wraps a schema so that it only tests a value: it accepts the same values, but an unknown field is no violation. */
function asTest(schema: Raw): Raw {
  return { if: schema, else: false };
}

/**
 * Returns the conditional schemas that apply to one value: `then` or `else`, and those in `dependentSchemas` for fields
 * that the value has (JSON Schema 2020-12, section 10.2.2).
 */
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

/**
 * Returns all conditional schemas: `then`, `else`, and those in `dependentSchemas` (JSON Schema 2020-12, section
 * 10.2.2).
 */
export function conditionsOf(schema: Raw): readonly unknown[] {
  return [schema['then'], schema['else'], ...Object.values(asRecord(schema['dependentSchemas']))];
}

/**
 * Returns the schema that a discriminator selects for a value (Discriminator Object, OpenAPI 3.1, section 4.8.25): by
 * `mapping`, else by the name of a component. If the schema has a union, the result is the entry of the union, such as
 * a `$ref`, not its target. Undefined if no schema is selected.
 */
export function variantOf(schema: Raw, value: unknown, resolve: Resolve): Raw | undefined {
  if (schema['discriminator'] === undefined) return undefined;
  const mapping = asRecord(asRecord(schema['discriminator'])['mapping']);
  const tag = asRecord(value)[tagName(schema)];
  if (typeof tag !== 'string') return undefined;
  const mapped = Object.hasOwn(mapping, tag) ? asText(mapping[tag]) : tag;
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

/**
 * The alternative of a union that is known to apply to a value, so that the union need not be evaluated (for an
 * example, see `heirAmong`).
 */
export interface Heir {
  readonly alternative: Raw;
  /**
   * The discriminator property of the union. Absent if the union has no discriminator, or if an outer schema has the
   * same discriminator property.
   */
  readonly property?: string;
}

/**
 * Finds the alternatives of a union that are subtypes: they include, by `allOf`, the schema that contains the union.
 * The keys of the result are these alternatives and the targets of their references; the values are the alternatives.
 * Results are cached.
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
 * Returns the alternative that decides an inherited union (Discriminator Object, OpenAPI 3.1, section 4.8.25). Example:
 * the union of `Pet` lists `Cat`, and `Cat` includes `Pet` by `allOf`. For a value of `Cat`, the union of `Pet` is
 * already decided: `Cat` applies. Undefined if the union is not decided.
 *
 * @param schema the schema with the union
 * @param applied schemas that apply to the same value, outermost first
 */
export function heirAmong(schema: Raw, applied: Iterable<Raw>, resolve: Resolve): Heir | undefined {
  const heirs = heirsIn(resolve)(schema);
  if (heirs.size === 0) return undefined;
  const parts = [...applied];
  const alternative = firstOf(parts, (part) => heirs.get(part));
  if (alternative === undefined) return undefined;
  const property = tagName(schema);
  const isDecided = property === '' || parts.find((one) => tagName(one) === property) !== schema;
  return { alternative, ...(isDecided ? {} : { property }) };
}

/** Whether a schema includes a base schema by reference or `allOf`, so that its values are also values of the base. */
export function buildsOn(schema: Raw, base: Raw, resolve: Resolve): boolean {
  const isBase = schema === base || referencesOf(schema).some((ref) => resolve(ref) === base);
  return !isBase && compose([schema], resolve, noBranches).includes(base);
}

/** Returns the name of a schema's discriminator property; empty if it has no discriminator. */
export function tagName(schema: Raw): string {
  return asText(asRecord(schema['discriminator'])['propertyName']);
}

/**
 * Returns all schemas that apply to a value if the given ones do (JSON Schema 2020-12, section 10.2): the targets of
 * their references, the schemas in `allOf`, and the branches that `select` returns. The given schemas are included.
 * Each schema occurs once, outermost first.
 *
 * @param isLeftOut whether to leave out a schema, and with it the schemas that are reached only through it
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

/** Returns all schemas that may apply to the values of a schema (see `compose`), with a cache for the document. */
export function partsOf(document: OpenApiDocument, schema: unknown): readonly Raw[] {
  return isRecord(schema) ? partsIn(document)(schema) : [];
}

/**
 * Returns all schemas that may apply to one member of a value: to a field by name, or to an array item by index.
 *
 * @param parts the schemas that may apply to the value itself
 */
export function memberParts(document: OpenApiDocument, parts: readonly Raw[], key: string | number): readonly Raw[] {
  return [...new Set(memberSchemas(parts, key).flatMap((schema) => partsOf(document, schema)))];
}
