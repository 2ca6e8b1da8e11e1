import type { Schema } from '../../model/schema.ts';
import { listWords, normaliseName } from '../text/words.ts';
import { impliedProperty, mappedName, propertyValues } from './discriminator.ts';
import { enumMembers, valueText } from './enums.ts';
import { asTexts } from './raw.ts';
import { resolveSchema, type ResolvedSchema } from './resolve-schema.ts';
import { resolverIn, type Schemas } from './schema-ref.ts';
import { typeWords } from './type-words.ts';

/** An alternative, with its label for readers. */
export interface Alternative extends ResolvedSchema {
  readonly label: string;
  /**
   * The label in anchors. It omits values, so that anchors stay the same when a value is added: `Card payment` if
   * `label` is `Card payment (card)`. In a union with a discriminator, it is the same as `label`.
   */
  readonly shortLabel: string;
  /** The values of the discriminator property that select this alternative. */
  readonly values: readonly unknown[];
}

/** The alternatives of one union. */
export interface Alternatives {
  readonly alternatives: readonly Alternative[];
  /** The property whose value selects an alternative (the discriminator property), if there is one. */
  readonly property?: string;
}

/**
 * Returns the alternatives of a union, or the subtypes of a schema, each with a label. The label is made from the name,
 * the values that select the alternative (Discriminator Object, OpenAPI 3.1, section 4.8.25), or the type.
 *
 * @param passed names of schemas that are already being resolved (see `resolveSchema`)
 */
export function readAlternatives(
  branches: readonly Schema[],
  discriminator: Schema['discriminator'],
  schemas: Schemas,
  passed: readonly string[] = [],
): Alternatives {
  const resolved = branches.map((branch) => resolveSchema(branch, schemas, passed));
  const property =
    discriminator?.propertyName ??
    impliedProperty(
      resolved.map(({ schema }) => schema),
      resolverIn(schemas),
    );
  const named = resolved.map((branch, index) => {
    const values = choosingValues(branch, property, discriminator, schemas);
    const label =
      discriminator === undefined
        ? labelWithValues(branch, values)
        : (discriminatorLabel(branch, values, discriminator) ?? nameOf(branch));
    return { branch, values, label: label ?? kindOf(branch, schemas) ?? `Option ${index + 1}` };
  });
  const labels = numbered(named.map(({ label }) => label));
  const alternatives = named.map(({ branch, values }, index): Alternative => {
    const label = labels[index] ?? '';
    const isImplied = discriminator === undefined && property !== undefined;
    return { ...branch, label, shortLabel: isImplied ? (nameOf(branch) ?? label) : label, values };
  });
  return { alternatives, ...(property === undefined ? {} : { property }) };
}

/** Numbers repeated labels so that no two are equal: the second `Card` becomes `Card (2)`. */
export function numbered(labels: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    let unique = label;
    for (let number = 2; taken.has(unique); number++) unique = `${label} (${number})`;
    taken.add(unique);
    return unique;
  });
}

/**
 * Returns the values of `property` that select an alternative: those in the mapping of the discriminator, else those
 * that the schema lists for the property. If there are none and the union has a discriminator, returns the name of the
 * alternative.
 */
function choosingValues(
  { schema, names }: ResolvedSchema,
  property: string | undefined,
  discriminator: Schema['discriminator'],
  schemas: Schemas,
): readonly unknown[] {
  if (property === undefined) return [];
  const mapped = mappedTo(names, discriminator);
  if (mapped.length > 0) return mapped;
  const values = propertyValues(schema, property, resolverIn(schemas));
  return values.length > 0 || discriminator === undefined ? values : names.slice(0, 1);
}

function mappedTo(names: readonly string[], discriminator: Schema['discriminator']): readonly string[] {
  return Object.entries(discriminator?.mapping ?? {}).flatMap(([value, target]) =>
    names.includes(mappedName(target)) ? [value] : [],
  );
}

/**
 * Returns the label for an alternative of a union with a discriminator: the values that select the alternative. If
 * there are more than `FEW` values and `mapping` lists none of them, the label is the name of the schema.
 */
function discriminatorLabel(
  { names }: ResolvedSchema,
  values: readonly unknown[],
  discriminator: NonNullable<Schema['discriminator']>,
): string | undefined {
  const isMapped = mappedTo(names, discriminator).length > 0;
  const labels = isMapped || values.length <= FEW ? values.map(valueText) : names.slice(0, 1);
  if (labels.length === 0) return undefined;
  const { defaultMapping } = discriminator;
  const isDefault = defaultMapping !== undefined && names.includes(mappedName(defaultMapping));
  return `${firstFew(labels)}${isDefault ? ' (default)' : ''}`;
}

/**
 * Returns the name of an alternative and the values to send: `Card payment (card)`. Returns only one of the two if the
 * other is missing or the same.
 */
function labelWithValues(branch: ResolvedSchema, values: readonly unknown[]): string | undefined {
  const name = nameOf(branch);
  if (values.length === 0) return name;
  const sent = firstFew(values.map(valueText));
  return name === undefined || normaliseName(name) === normaliseName(sent) ? sent : `${name} (${sent})`;
}

function nameOf({ schema, names }: ResolvedSchema): string | undefined {
  return schema.title ?? names.at(-1);
}

/** Maximum number of values in a label; `…` stands for the others. */
const FEW = 3;

function firstFew(names: readonly string[]): string {
  return `${names.slice(0, FEW).join(', ')}${names.length > FEW ? ', …' : ''}`;
}

/**
 * Returns a label for an alternative without a name: its number of values, its type and format, or its required fields,
 * such as `With id and amount`.
 */
function kindOf({ schema }: ResolvedSchema, schemas: Schemas): string | undefined {
  const values = enumMembers(schema)?.length ?? 0;
  if (values > 1) return `One of ${values} values`;
  const type = typeWords(schema, schemas);
  const words = [type === 'any' || type === 'object' ? undefined : type, schema.format].filter(
    (word) => word !== undefined,
  );
  if (words.length > 0) return words.join(', ');
  const required = asTexts(schema.required);
  return required.length > 0 && required.length <= 3 && schema.properties === undefined
    ? `With ${listWords(required, 'and')}`
    : undefined;
}
