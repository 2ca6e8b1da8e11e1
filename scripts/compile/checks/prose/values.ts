import { constantsOf, valueText } from '#src/shared/schema/enums.ts';
import { asList } from '#src/shared/schema/raw.ts';
import { partsOf } from '#src/shared/schema/view.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import { suggest } from '#src/shared/text/nearest.ts';
import { isUnpublished } from '../lookup/operations.ts';
import type { Declared } from './declared.ts';
import { nearName } from './near.ts';
import type { SpanProblem } from './span-problem.ts';

/** Types of JSON Schema, which a text may give instead of a value. */
const TYPES = /^(?:null|string|number|integer|boolean|array|object)$/;

/**
 * Judges a value that a text gives a field: it is listed by a schema of that name, or allowed by one, as it stands or
 * as JSON, and not nearly a listed one. Where values are not published in full, any other passes.
 */
export function valueProblem(field: string, text: string, declared: Declared): SpanProblem | undefined {
  const { document, schemasOf } = declared;
  const schemas = schemasOf(field);
  if (TYPES.test(text) || schemasOf(text).length > 0) return undefined;
  const validator = validatorOf(document);
  const values = [text.replace(/^(["'])(.*)\1$/, '$2'), ...parsed(text)];
  const isAllowed = schemas.some((schema) =>
    values.some((value) => validator.validate(schema, value, 'either').length === 0),
  );
  const parts = schemas.flatMap((schema) => partsOf(document, schema));
  const listed = parts.flatMap((part) => [
    ...asList(part['enum']).map(valueText),
    ...(constantsOf(part) ?? []).map(({ const: value }) => valueText(value)),
    ...('const' in part ? [valueText(part['const'])] : []),
  ]);
  const isOpen = parts.some((part) => isUnpublished(part, 'values'));
  const isListed = values.some((value) => listed.includes(valueText(value)));
  if (isListed ? isAllowed : (isAllowed || isOpen) && nearName(text, listed) === undefined) return undefined;
  const message = `\`${text}\` is not a value of \`${field}\`.`;
  const hint = listed.length === 0 ? { hint: 'Write one that its schema allows.' } : suggest(text, new Set(listed));
  return { unknown: text, offset: 0, severity: 'error', message, ...hint };
}

function parsed(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
