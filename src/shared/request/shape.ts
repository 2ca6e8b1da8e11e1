import type { Schema } from '../../model/schema.ts';
import { unionsOf, type Union as SchemaUnion } from '../schema/applicators.ts';
import { mergeKeywords } from '../schema/all-of.ts';
import { constantsOf, enumMembers, isNull, type EnumMember } from '../schema/enums.ts';
import { impliedType } from '../schema/applicators.ts';
import { compose, heirAmong, conditionsOf } from '../schema/view.ts';
import { isOpen } from '../schema/members.ts';
import { asRecord, asTexts, isRecord, type Raw } from '../schema/raw.ts';
import { isExcluded } from '../schema/strictness.ts';
import { firstOf } from '../text/first-of.ts';
import { subtypeUnion, typeUnion, unionOf, type FormContext, type Union } from './union.ts';

/**
 * The kind of input for a value. `any` takes JSON, for schemas that neither state nor imply a type. `file` takes the
 * name of a file, and `choice` offers a list of values.
 */
export type ShapeKind = 'object' | 'list' | 'text' | 'number' | 'flag' | 'choice' | 'file' | 'any';

/** The schemas that apply to one value, merged into what a form needs. */
export interface Shape {
  readonly kind: ShapeKind;
  /** The keywords of all schemas that apply, merged; without properties and unions. */
  readonly keywords: Schema;
  /** The values to choose from; empty if the schemas list no values. */
  readonly members: readonly EnumMember[];
  /** Whether `null` is also allowed. */
  readonly nullable: boolean;
  /** The named fields of an object. */
  readonly properties: readonly Property[];
  /** Whether an object may have fields that are not in `properties`. */
  readonly isOpen: boolean;
  /**
   * All schemas that apply, with references followed. `memberSchemas` finds the schemas of fields and entries in this
   * list.
   */
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

/** Returns the index of the alternative to use for a union. Called for outer unions first. */
export type Choose = (union: Union) => number;

/** Maximum number of schemas for one value: nested references can multiply schemas. */
const MOST = 500;

/** Reads the shape of one value from its schemas. `choose` selects an alternative of each union. */
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
    // An alternative of the union may include this schema by `allOf`. If such an alternative already applies, the union
    // is decided.
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

/**
 * Merges the schemas that apply to a value into its shape. `certain` are the schemas that always apply; the others
 * depend on a condition (`if`).
 */
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

/**
 * Merges the keywords of schemas. Of several titles, descriptions or defaults, the first counts, so that a field's own
 * title precedes the title of a referenced schema.
 */
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
  const listed = enumMembers(keywords) ?? firstOf(parts, enumMembers) ?? [];
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

/**
 * Returns the properties in the order of the description. Omits callbacks (`x-callback`), and fields that the direction
 * excludes (`readOnly` in a request).
 */
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
