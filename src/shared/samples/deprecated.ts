import type { Parameter } from '../../model/media-type.ts';
import { takenBy } from '../schema/discriminator.ts';
import { valueText } from '../schema/enums.ts';
import { deprecation, lifecycleOf } from '../schema/lifecycle.ts';
import { collectParts, memberSchemas } from '../schema/parts.ts';
import type { Resolve } from '../schema/resolve-ref.ts';
import { createValidator } from '../schema/validator.ts';
import { capitalise } from '../text/words.ts';

/** A call as a sample makes it. */
interface SampledCall {
  /** In words, with the day on which it goes. */
  readonly deprecated?: string | undefined;
  /** Of these, samples send the required ones. */
  readonly parameters: readonly Pick<Parameter, 'name' | 'required' | 'schema' | 'example'>[];
}

/**
 * Returns comments for a sample that calls something deprecated or sends it: the operation, parameters, fields and values,
 * each with the day on which it goes.
 */
export function deprecationRemarks(
  { deprecated, parameters }: SampledCall,
  body: { readonly schema: unknown; readonly value: unknown },
  resolve: Resolve,
): readonly string[] {
  const { validate } = createValidator(resolve);
  const found = new Map<string, string>();
  const visit = (schemas: readonly unknown[], value: unknown, path: string): void => {
    if (value === undefined) return;
    const fits = (schema: Parameters<typeof validate>[0]): boolean => validate(schema, value, 'request').length === 0;
    const parts = collectParts(schemas, resolve, takenBy(value, resolve, fits));
    for (const part of parts) {
      const words = deprecation(lifecycleOf(part));
      const name = 'const' in part ? `${path} ${valueText(value)}` : path;
      if (words !== undefined && !found.has(name)) found.set(name, words);
    }
    if (typeof value !== 'object' || value === null) return;
    const isArray = Array.isArray(value);
    for (const [key, child] of Object.entries(value)) {
      const inside = parts.flatMap((part) => memberSchemas(part, isArray ? Number(key) : key));
      visit(inside, child, isArray ? `${path}[]` : path === '' ? key : `${path}.${key}`);
    }
  };
  for (const { name, required, schema, example } of parameters) if (required) visit([schema], example, name);
  visit([body.schema], body.value, '');
  return [
    ...(deprecated === undefined ? [] : [`${capitalise(deprecated)}.`]),
    ...[...found].map(([name, words]) => `${name === '' ? 'The body' : name.trim()}: ${words}.`),
  ];
}
