import type { Example, ExternalExample } from '../../src/model/api.ts';
import type { NamedExample } from '../../src/model/field.ts';
import { describe } from '../prose/description.ts';
import { safeLink } from '../prose/safe-link.ts';
import { valueText } from './enum-table.ts';
import { shortText } from './fields/short.ts';

/** Sample values that say more than themselves (Example Object, OpenAPI 3.2, section 4.19): a summary, a description, how the value is sent. */
export function namedExamples(examples: readonly Example[]): readonly NamedExample[] {
  return examples.map(({ name, summary, description, value, serializedValue }) => ({
    title: summary === '' ? name : summary,
    value: shortText(valueText(value)),
    ...(serializedValue === undefined || serializedValue === value ? {} : { sent: shortText(serializedValue) }),
    description: describe(description),
  }));
}

/** Sample values that are kept elsewhere. */
export function examplesElsewhere(examples: readonly ExternalExample[]): readonly NamedExample[] {
  return examples.map(({ name, summary, description, externalValue }) => {
    const href = safeLink(externalValue)?.href;
    return {
      title: summary === '' ? name : summary,
      value: externalValue,
      ...(href === undefined ? {} : { href }),
      description: describe(description),
    };
  });
}
