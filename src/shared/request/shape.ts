import type { Schema } from '../../model/schema.ts';
import { unionsOf, type Union as SchemaUnion } from '../schema/applicators.ts';
import { mergeKeywords } from '../schema/all-of.ts';
import { constantsOf, enumMembers, isNull, type EnumMember } from '../schema/enums.ts';
import { impliedType } from '../schema/applicators.ts';
import { compose, heirAmong, conditionsOf, isOpen } from '../schema/view.ts';
import { asRecord, asTexts, isRecord, type Raw } from '../schema/raw.ts';
import { isExcluded } from '../schema/strictness.ts';
import { subtypeUnion, typeUnion, unionOf, type FormContext, type Union } from './union.ts';

/**
 * The kind of input for a value: `any` for JSON, if a schema has any or too many types; `file` for a file name;
 * `choice` for a list to choose from.
 */
export type ShapeKind = 'object' | 'list' | 'text' | 'number' | 'flag' | 'choice' | 'file' | 'any';

/** The schemas that apply to one value, as a form needs them. */
export interface Shape {
  readonly kind: ShapeKind;
  /** The merged keywords of all schemas that apply, without fields and alternatives. */
  readonly keywords: Schema;
  /** The values to choose from. */
  readonly members: readonly EnumMember[];
  /** Whether `null` is allowed as well. */
  readonly nullable: boolean;
  /** The named fields of an object. */
  readonly properties: readonly Property[];
  /** Whether an object may have further fields. */
  readonly isOpen: boolean;
  /** The schemas that apply, with references followed; `memberSchemas` reads the schemas of members from them. */
  readonly parts: readonly Raw[];
  /** Unions with their chosen alternatives, outermost first. */
  readonly unions: readonly ChosenUnion[];
}

interface Property {
  readonly name: string;
  readonly schemas: readonly unknown[];
  readonly required: boolean;
}

/** A union with its chosen alternative. */
export interface ChosenUnion {
  readonly union: Union;
  /** Index of the chosen alternative. */
  readonly chosen: number;
}

/** Returns the index of the chosen alternative of a union; called for outer unions first. */
export type Choose = (union: Union) => number;

/** Maximum number of schemas for one value, as some schemas multiply themselves. */
const MOST = 500;

/** Reads the schemas that apply to one value, with the chosen alternatives of their unions. */
export function readShape(context: FormContext, schemas: readonly unknown[], choose: Choose): Shape {
  const { resolve, direction } = context;
  const unions: ChosenUnion[] = [];
  const taken = new Map<Raw, readonly unknown[]>();
  let nullable = false;
  const offer = (union: Union | undefined): readonly unknown[] => {
    if (union === undefined) return [];
    const chosen = Math.min(Math.max(0, choose(union)), union.alternatives.length - 1);
    unions.push({ union, chosen });
    return [union.alternatives[chosen]?.schema];
  };
  const alternativesIn = (part: Raw, { keyword, branches: all }: SchemaUnion): readonly unknown[] => {
    if (constantsOf({ [keyword]: all }) !== undefined) return [];
    const branches = all.filter((branch) => !isNull(branch));
    nullable ||= branches.length < all.length;
    return branches.length === 1 ? branches : offer(unionOf(part, keyword, branches, context));
  };
  const take = (part: Raw): readonly unknown[] => {
    // A child has no choice left in the union that it inherits.
    const open = heirAmong(part, taken.keys(), resolve) === undefined ? unionsOf(part) : [];
    const chosen = [
      ...open.flatMap((union) => alternativesIn(part, union)),
      ...offer(subtypeUnion(part, [...taken.keys()], context)),
    ];
    taken.set(part, chosen);
    return [...chosen, ...conditionsOf(part)];
  };
  const read = compose(schemas, resolve, take).slice(0, MOST);
  const certain = new Set(compose(schemas, resolve, (part) => taken.get(part) ?? []));
  const keywords = mergeKeywords(read);
  const types = membersOf(keywords, read).length > 0 ? [] : offer(typeUnion(keywords));
  const parts = [...read, ...types.filter(isRecord)];
  return shapeOfParts(parts, certain, { unions, nullable, resolve, direction });
}

/** Returns the shape for schemas; `certain` are those that apply whatever is chosen. */
function shapeOfParts(
  parts: readonly Raw[],
  certain: ReadonlySet<Raw>,
  { unions, nullable, ...context }: Pick<Shape, 'unions' | 'nullable'> & Omit<FormContext, 'schemas'>,
): Shape {
  const keywords = keywordsOf(parts);
  const members = membersOf(keywords, parts);
  const kind = kindOf(keywords, members, parts);
  const types = [keywords.type ?? []].flat();
  return {
    kind,
    keywords,
    members,
    nullable: nullable || keywords.nullable === true || (types.length > 1 && types.includes('null')),
    properties: kind === 'object' ? propertiesOf(parts, certain, context) : [],
    isOpen: kind === 'object' && isOpen(parts),
    parts,
    unions,
  };
}

/** Merges the keywords of schemas. Texts of the field itself override those of schemas it refers to. */
function keywordsOf(parts: readonly Raw[]): Schema {
  const own = Object.fromEntries(
    ['title', 'description', 'default', 'deprecated', 'x-sunset'].flatMap((keyword) => {
      const part = parts.find((each) => each[keyword] !== undefined);
      return part === undefined ? [] : [[keyword, part[keyword]]];
    }),
  );
  return { ...mergeKeywords(parts), ...own };
}

function membersOf(keywords: Schema, parts: readonly Raw[]): readonly EnumMember[] {
  if ('const' in keywords) return [{ value: keywords.const }];
  const types = [keywords.type ?? []].flat();
  if (types.length === 1 && types[0] === 'null') return [{ value: null }];
  const listed =
    enumMembers(keywords) ?? parts.map((part) => enumMembers(part)).find((each) => each !== undefined) ?? [];
  return listed.filter(({ value }, at, all) => all.findIndex((other) => other.value === value) === at);
}

const BY_TYPE: Readonly<Record<string, ShapeKind>> = {
  object: 'object',
  array: 'list',
  boolean: 'flag',
  integer: 'number',
  number: 'number',
  string: 'text',
};

function kindOf(keywords: Schema, members: readonly EnumMember[], parts: readonly Raw[]): ShapeKind {
  const type = [keywords.type ?? impliedType(parts) ?? []].flat().find((each) => each !== 'null');
  if (members.length > 0 && members.every(({ value }) => typeof value !== 'object' || value === null)) return 'choice';
  if (type === 'string' && keywords.format === 'binary') return 'file';
  return BY_TYPE[type ?? ''] ?? 'any';
}

/** Returns the fields in the order of the description, without those excluded from the direction of the form. */
function propertiesOf(
  parts: readonly Raw[],
  certain: ReadonlySet<Raw>,
  { resolve, direction }: Omit<FormContext, 'schemas'>,
): readonly Property[] {
  const schemas = new Map<string, unknown[]>();
  const hidden = new Set<string>();
  for (const part of parts)
    for (const [name, field] of Object.entries(asRecord(part['properties']))) {
      const raw = asRecord(field);
      schemas.set(name, [...(schemas.get(name) ?? []), field]);
      if (isExcluded(raw, direction, resolve) || raw['x-callback'] !== undefined) hidden.add(name);
    }
  const required = new Set(parts.filter((part) => certain.has(part)).flatMap((part) => asTexts(part['required'])));
  for (const name of required) if (!schemas.has(name)) schemas.set(name, []);
  return [...schemas]
    .filter(([name]) => !hidden.has(name))
    .map(([name, all]) => ({ name, schemas: all, required: required.has(name) }));
}
