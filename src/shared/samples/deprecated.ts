import type { Parameter } from '../../model/media-type.ts';
import { valueText } from '../schema/enums.ts';
import { deprecation, lifecycleOf } from '../schema/lifecycle.ts';
import { composedValues } from '../schema/composed-values.ts';
import { branchesFor } from '../schema/view.ts';
import type { Resolve } from '../schema/resolve-ref.ts';
import { createValidator } from '../schema/validator.ts';
import { capitalise } from '../text/words.ts';

/** The properties of an operation in which samples look for deprecations. */
interface SampledCall {
  /** The deprecation of the operation in words, with the day of removal; absent if it is not deprecated. */
  readonly deprecated?: string | undefined;
  /** All parameters; samples send only the required ones. */
  readonly parameters: readonly Pick<Parameter, 'name' | 'required' | 'schema' | 'example'>[];
}

/**
 * Returns comments for a sample, one for each deprecated part of its request: the operation, parameters, fields and
 * values. A comment includes the day of removal, if there is one.
 */
export function deprecationRemarks(
  { deprecated, parameters }: SampledCall,
  body: { readonly schema: unknown; readonly value: unknown },
  resolve: Resolve,
): readonly string[] {
  const { validate } = createValidator(resolve);
  const found = new Map<string, string>();
  const visit = (schema: unknown, whole: unknown, name: string): void => {
    if (whole === undefined) return;
    const select = (value: unknown) =>
      branchesFor(value, resolve, (one) => validate(one, value, 'request').length === 0);
    for (const { value, parts, path } of composedValues(whole, [schema], resolve, select)) {
      const place = path.reduce<string>(
        (outer, step) => (typeof step === 'number' ? `${outer}[]` : outer === '' ? step : `${outer}.${step}`),
        name,
      );
      for (const part of parts) {
        const words = deprecation(lifecycleOf(part));
        const subject = 'const' in part ? `${place} ${valueText(value)}` : place;
        if (words !== undefined && !found.has(subject)) found.set(subject, words);
      }
    }
  };
  for (const { name, required, schema, example } of parameters) if (required) visit(schema, example, name);
  visit(body.schema, body.value, '');
  return [
    ...(deprecated === undefined ? [] : [`${capitalise(deprecated)}.`]),
    ...[...found].map(([name, words]) => `${name === '' ? 'The body' : name.trim()}: ${words}.`),
  ];
}
