import type { Schema } from '../../model/schema.ts';
import { mergeSchemas } from '../schema/all-of.ts';
import { constantsOf, enumMembers, type EnumMember } from '../schema/enums.ts';
import { asList, asRecord, asTexts, isRecord, type Raw } from '../schema/raw.ts';
import type { Resolve } from '../schema/resolve-ref.ts';
import { isExcluded } from '../schema/strictness.ts';
import { wellFormed } from '../schema/well-formed.ts';
import type { FormContext } from './context.ts';
import { isNull, subtypeUnion, typeUnion, unionOf, type Union } from './union.ts';

/**
 * How a value is entered: `any` as JSON, for schemas that say nothing of its type or too much; `file` by its name;
 * `choice` out of what is listed.
 */
export type ShapeKind = 'object' | 'list' | 'text' | 'number' | 'flag' | 'choice' | 'file' | 'any';

/** What schemas that apply to one value say of it, for a form. */
export interface Shape {
  readonly kind: ShapeKind;
  /** All that applies, merged, without fields and alternatives. */
  readonly keywords: Schema;
  /** What can be chosen. */
  readonly members: readonly EnumMember[];
  /** `null` may stand here as well. */
  readonly nullable: boolean;
  /** Named fields of an object. */
  readonly properties: readonly Property[];
  /** An object may have further fields. */
  readonly isOpen: boolean;
  /** The schemas, followed: `memberSchemas` of each says what holds inside. */
  readonly parts: readonly Raw[];
  /** Alternatives to choose from, outermost first. */
  readonly unions: readonly ChosenUnion[];
}

interface Property {
  readonly name: string;
  readonly schemas: readonly unknown[];
  readonly required: boolean;
}

export interface ChosenUnion {
  readonly union: Union;
  /** Place of the chosen alternative. */
  readonly chosen: number;
}

/** Chooses an alternative; called for the outer unions first. */
export type Choose = (union: Union) => number;

/** Keywords that are read part by part. */
const READ_BY_PART: ReadonlySet<string> = new Set(['$ref', 'allOf', 'properties', 'required']);
/** Parts that are read of one value: schemas that multiply themselves end here. */
const MOST = 500;

/** Reads schemas that apply to one value together, with the chosen alternatives of their unions. */
export function readShape(context: FormContext, schemas: readonly unknown[], choose: Choose): Shape {
  const { resolve } = context;
  const parts: Raw[] = [];
  /** Parts that hold under a condition only. */
  const conditional = new Set<Raw>();
  const unions: ChosenUnion[] = [];
  let nullable = false;
  const offer = (union: Union | undefined): void => {
    if (union === undefined) return;
    const chosen = Math.min(Math.max(0, choose(union)), union.alternatives.length - 1);
    unions.push({ union, chosen });
    collect(union.alternatives[chosen]?.schema, false);
  };
  const collect = (schema: unknown, isConditional: boolean): void => {
    if (!isRecord(schema) || parts.includes(schema) || parts.length >= MOST) return;
    parts.push(schema);
    if (isConditional) conditional.add(schema);
    if (typeof schema['$ref'] === 'string') collect(resolve(schema['$ref']), isConditional);
    for (const part of asList(schema['allOf'])) collect(part, isConditional);
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      if (schema[keyword] === undefined || constantsOf({ [keyword]: schema[keyword] }) !== undefined) continue;
      const branches = asList(schema[keyword]).filter((branch) => !isNull(branch));
      nullable ||= branches.length < asList(schema[keyword]).length;
      if (branches.length === 1) collect(branches[0], isConditional);
      else offer(unionOf(schema, keyword, branches, context));
    }
    if (isRecord(schema['discriminator']) && schema['oneOf'] === undefined && schema['anyOf'] === undefined)
      offer(subtypeUnion(schema, parts, context));
    for (const keyword of ['then', 'else']) collect(schema[keyword], true);
    for (const dependent of Object.values(asRecord(schema['dependentSchemas']))) collect(dependent, true);
  };
  for (const schema of schemas) collect(schema, false);
  let keywords = keywordsOf(parts);
  const several = typeUnion(keywords);
  if (several !== undefined && enumMembers(keywords) === undefined) {
    offer(several);
    keywords = keywordsOf(parts);
  }
  const members = membersOf(keywords);
  const kind = kindOf(keywords, members, parts);
  const types = [keywords.type ?? []].flat();
  return {
    kind,
    keywords,
    members,
    nullable: nullable || keywords.nullable === true || (types.length > 1 && types.includes('null')),
    properties: kind === 'object' ? propertiesOf(parts, conditional, resolve) : [],
    isOpen: kind === 'object' && isOpen(parts),
    parts,
    unions,
  };
}

function keywordsOf(parts: readonly Raw[]): Schema {
  const merged = mergeSchemas(
    parts.map((part) => {
      const own = Object.entries(part).filter(
        ([keyword]) =>
          !READ_BY_PART.has(keyword) &&
          !((keyword === 'oneOf' || keyword === 'anyOf') && constantsOf({ [keyword]: part[keyword] }) === undefined),
      );
      return wellFormed(Object.fromEntries(own) as Schema);
    }),
  );
  // What is said of the field itself wins over what is said of the schemas it refers to.
  const own = Object.fromEntries(
    ['title', 'description', 'default', 'deprecated'].flatMap((keyword) => {
      const said = parts.find((part) => part[keyword] !== undefined);
      return said === undefined ? [] : [[keyword, said[keyword]]];
    }),
  );
  return { ...merged, ...own };
}

function membersOf(keywords: Schema): readonly EnumMember[] {
  if ('const' in keywords) return [{ value: keywords.const }];
  const types = [keywords.type ?? []].flat();
  if (types.length === 1 && types[0] === 'null') return [{ value: null }];
  return (enumMembers(keywords) ?? []).filter(
    ({ value }, at, all) => all.findIndex((other) => other.value === value) === at,
  );
}

const BY_TYPE: Readonly<Record<string, ShapeKind>> = {
  object: 'object',
  array: 'list',
  boolean: 'flag',
  integer: 'number',
  number: 'number',
  string: 'text',
};

/** What keywords speak of where the type is not said. */
const IMPLIED: readonly (readonly [kind: ShapeKind, keywords: readonly string[]])[] = [
  ['object', ['properties', 'additionalProperties', 'patternProperties', 'required']],
  ['list', ['items', 'prefixItems']],
  ['text', ['pattern', 'format', 'minLength', 'maxLength', 'contentMediaType']],
  ['number', ['minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum']],
];

function kindOf(keywords: Schema, members: readonly EnumMember[], parts: readonly Raw[]): ShapeKind {
  const types = [keywords.type ?? []].flat().filter((type) => type !== 'null');
  const [type] = types;
  if (members.length > 0 && members.every(({ value }) => typeof value !== 'object' || value === null)) return 'choice';
  if (type === 'string' && keywords.format === 'binary') return 'file';
  if (type !== undefined) return BY_TYPE[type] ?? 'any';
  return (
    IMPLIED.find(([, names]) => parts.some((part) => names.some((name) => part[name] !== undefined)))?.[0] ?? 'any'
  );
}

/** Fields in the order of the description; those that never travel in a request are left out. */
function propertiesOf(parts: readonly Raw[], conditional: ReadonlySet<Raw>, resolve: Resolve): readonly Property[] {
  const schemas = new Map<string, unknown[]>();
  const hidden = new Set<string>();
  for (const part of parts)
    for (const [name, field] of Object.entries(asRecord(part['properties']))) {
      const raw = asRecord(field);
      schemas.set(name, [...(schemas.get(name) ?? []), field]);
      if (isExcluded(raw, 'request', resolve) || raw['x-callback'] !== undefined) hidden.add(name);
    }
  const required = new Set(parts.filter((part) => !conditional.has(part)).flatMap((part) => asTexts(part['required'])));
  for (const name of required) if (!schemas.has(name)) schemas.set(name, []);
  return [...schemas]
    .filter(([name]) => !hidden.has(name))
    .map(([name, all]) => ({ name, schemas: all, required: required.has(name) }));
}

/** Whether an object may have fields that are not named: a map, or one of which not all fields are documented. */
function isOpen(parts: readonly Raw[]): boolean {
  const says = (keyword: string): boolean =>
    parts.some((part) => part[keyword] !== undefined && part[keyword] !== false);
  if (says('additionalProperties') || says('patternProperties') || says('unevaluatedProperties')) return true;
  return (
    parts.some((part) => asTexts(part['x-not-published']).includes('fields')) ||
    (parts.every((part) => part['properties'] === undefined) &&
      parts.every((part) => part['additionalProperties'] !== false))
  );
}
