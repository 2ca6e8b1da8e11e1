import type { Example, ExternalExample } from '#src/model/media-type.ts';
import type { NamedExample } from '#src/model/field.ts';
import { toProse } from '../../guides/prose/description.ts';
import { safeLink } from '../../guides/prose/safe-link.ts';
import { valueText } from '#src/shared/schema/enums.ts';
import { truncate } from './truncate.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';

/**
 * Converts examples with a summary, description or serialized form to examples in a table row (Example Object, OpenAPI
 * 3.2, section 4.19).
 */
export function namedExamples(examples: readonly Example[]): readonly NamedExample[] {
  return examples.map(({ name, summary, description, value, serializedValue }) =>
    omitUndefined({
      title: summary === '' ? name : summary,
      value: truncate(valueText(value)),
      sent: serializedValue === undefined || serializedValue === value ? undefined : truncate(serializedValue),
      description: toProse(description),
    }),
  );
}

/**
 * Converts examples without a value to examples in a table row. Such an example has only a URL (`externalValue`) or a
 * description.
 */
export function externalExamples(examples: readonly ExternalExample[]): readonly NamedExample[] {
  return examples.map(({ name, summary, description, externalValue }) =>
    omitUndefined({
      title: summary === '' ? name : summary,
      value: externalValue,
      href: externalValue === undefined ? undefined : safeLink(externalValue)?.href,
      description: toProse(description),
    }),
  );
}
