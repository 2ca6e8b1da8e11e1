import type { Parameter } from '#src/model/media-type.ts';
import type { EvidenceOf } from '#src/model/evidence.ts';
import type { Field } from '#src/model/field.ts';
import { valueText } from '#src/shared/schema/enums.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { omitUndefined, unlessEmpty } from '../../text/omit-undefined.ts';
import { extensionsOf } from './extensions.ts';
import { externalExamples, namedExamples } from './named-examples.ts';
import { parameterWords } from './parameter-words.ts';
import { planField } from './plan.ts';
import type { FieldScope } from './position.ts';
import { fieldRow } from './rows.ts';
import { truncate } from './truncate.ts';

/**
 * Creates the table row of a parameter. Unlike a property, a parameter has its own description and serialization.
 *
 * @param known how facts about the parameters are known, such as whether they are required
 */
export function parameterField(
  parameter: Parameter,
  scope: FieldScope,
  known: EvidenceOf = scope.context.api.evidence,
): Field {
  const { name, schema, required, description, formerly = [] } = parameter;
  const holder = { schema: required ? { required: [name] } : {}, known };
  const { field, plan } = planField({ name, schema, description, required, formerly }, scope, holder);
  const { examples: _, ...row } = fieldRow(field, plan);
  const resolved = resolveSchema(schema, scope.context.api.definitions).schema;
  return {
    ...row,
    constraints: [...row.constraints, ...parameterWords(parameter, resolved)],
    ...samplesOf(parameter, row.enum !== undefined),
    ...omitUndefined({
      extensions: unlessEmpty([...(row.extensions ?? []), ...extensionsOf(parameter, scope.context.config)]),
    }),
  };
}

/**
 * Returns the examples of a parameter: plain values, or named examples if they have a summary, description or
 * serialized form.
 */
function samplesOf(parameter: Parameter, isEnum: boolean): Pick<Field, 'examples' | 'namedExamples'> {
  const { example, examples, generated = false } = parameter;
  const described = examples.some(
    ({ name, summary, description, serializedValue }) =>
      (summary !== name && summary !== 'Example') || description !== '' || serializedValue !== undefined,
  );
  const values = examples.length > 1 ? examples.map(({ value }) => value) : [example];
  const plain = described || isEnum || generated || isDefault(parameter) || values[0] === undefined ? [] : values;
  return omitUndefined({
    examples: unlessEmpty(plain.map((value) => truncate(valueText(value)))),
    namedExamples: unlessEmpty([
      ...(described ? namedExamples(examples) : []),
      ...externalExamples(parameter.externalExamples ?? []),
    ]),
  });
}

/** Whether the only example is the default or the only possible value, so that it adds nothing. */
function isDefault({ example, examples, schema }: Parameter): boolean {
  return examples.length < 2 && (example === schema.default || example === schema.const);
}
