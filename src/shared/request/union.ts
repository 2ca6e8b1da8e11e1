import type { Schema } from '../../model/schema.ts';
import { componentOfAlternative, tagProperty, tagValue } from '../schema/discriminator.ts';
import { valueText } from '../schema/enums.ts';
import { asList, asRecord, asText, type Raw } from '../schema/raw.ts';
import { componentName, isReference, schemaRef } from '../schema/resolve-ref.ts';
import { remember } from '../text/remember.ts';
import type { FormContext } from './context.ts';

/** Alternatives of which a value is one. */
export interface Union {
  /** The schema that has them: with `keyword` what the validator calls them. */
  readonly schema: Raw;
  readonly keyword: 'oneOf' | 'anyOf' | 'subtypes' | 'types';
  readonly alternatives: readonly Alternative[];
  /** The field whose value tells them apart, where there is one. */
  readonly property?: string;
}

interface Alternative {
  readonly label: string;
  readonly schema: unknown;
  /** Value of the field that tells them apart. */
  readonly tag?: unknown;
}

/** The alternatives of a `oneOf` or `anyOf`, each by the value that chooses it, its title or its type. */
export function unionOf(
  schema: Raw,
  keyword: 'oneOf' | 'anyOf',
  branches: readonly unknown[],
  { resolve }: FormContext,
): Union | undefined {
  if (branches.length === 0) return undefined;
  const property = tagProperty(schema, keyword, resolve);
  const alternatives = branches.map((branch, at): Alternative => {
    const tag = property === undefined ? undefined : tagValue(branch, schema, property, resolve);
    const followed = isReference(branch) ? asRecord(resolve(branch.$ref)) : asRecord(branch);
    const title = asText(asRecord(branch)['title']) || asText(followed['title']);
    const name = title || (componentOfAlternative(branch) ?? (typeOf(followed) || `Alternative ${at + 1}`));
    return { label: tag === undefined ? name : valueText(tag), schema: branch, ...(tag === undefined ? {} : { tag }) };
  });
  return { schema, keyword, alternatives: numbered(alternatives), ...(property === undefined ? {} : { property }) };
}

/**
 * Schemas that build on one with a discriminator and no alternatives of its own (OpenAPI 3.1, section 4.8.25);
 * undefined where one of them is being read.
 */
export function subtypeUnion(schema: Raw, parts: readonly Raw[], { resolve, schemas }: FormContext): Union | undefined {
  const { propertyName, mapping } = asRecord(schema['discriminator']);
  const property = asText(propertyName);
  const tags = new Map<string, Raw>();
  const add = (tag: string, target: unknown): void => {
    const ref = asText(target).includes('/') ? { $ref: asText(target) } : schemaRef(asText(target));
    if (resolve(ref.$ref) !== schema && typeof resolve(ref.$ref) === 'object' && resolve(ref.$ref) !== null)
      tags.set(tag, ref);
  };
  for (const [tag, target] of Object.entries(asRecord(mapping))) add(tag, target);
  if (tags.size === 0)
    for (const [name, other] of Object.entries(schemas))
      if (asList(other.allOf).some((part) => isReference(part) && resolve(part.$ref) === schema)) add(name, name);
  const alternatives = [...tags].map(([tag, ref]): Alternative => ({ label: tag, schema: ref, tag }));
  const isInside = alternatives.some((one) => parts.includes(resolve((one.schema as { $ref: string }).$ref) as Raw));
  return alternatives.length === 0 || isInside
    ? undefined
    : { schema, keyword: 'subtypes', alternatives, ...(property === '' ? {} : { property }) };
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'Text',
  number: 'Number',
  integer: 'Whole number',
  boolean: 'True or false',
  object: 'Object',
  array: 'List',
};

/** The same union for the same types, so that both sides of a comparison know it. */
const byTypes = remember(100, (key): Union => {
  const types = JSON.parse(key) as readonly string[];
  return {
    schema: { type: types },
    keyword: 'types',
    alternatives: types.map((each) => ({ label: WORDS[each] ?? each, schema: { type: each } })),
  };
});

/** Several types as alternatives; undefined for one alone. */
export function typeUnion({ type }: Schema): Union | undefined {
  const types = [type ?? []].flat().filter((each) => each !== 'null');
  const wide = types.includes('number') ? types.filter((each) => each !== 'integer') : types;
  return wide.length < 2 ? undefined : byTypes(JSON.stringify(wide));
}

function typeOf(schema: Raw): string {
  const [type] = [schema['type'] ?? []].flat();
  const items = asRecord(schema['items']);
  if (type === 'array')
    return `List of ${componentName(items) ?? WORDS[asText(items['type'])]?.toLowerCase() ?? 'values'}`;
  return WORDS[asText(type)] ?? '';
}

/** Labels that differ. */
function numbered(alternatives: readonly Alternative[]): readonly Alternative[] {
  return alternatives.map((one, at) => {
    const same = alternatives.filter(({ label }) => label === one.label);
    return same.length === 1
      ? one
      : {
          ...one,
          label: `${one.label} (${alternatives.slice(0, at + 1).filter(({ label }) => label === one.label).length})`,
        };
  });
}

/** Whether an alternative is `null` and nothing else. */
export function isNull(branch: unknown): boolean {
  const { type, enum: listed, const: constant } = asRecord(branch);
  return type === 'null' || (Array.isArray(listed) && listed.length === 1 && listed[0] === null) || constant === null;
}
