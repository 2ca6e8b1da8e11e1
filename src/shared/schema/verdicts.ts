/**
 * The five forms of verdict on a body that a reader has pasted. No verdict repeats a value, because it may be a secret.
 */
import { asTypes } from './applicators.ts';
import { kindOf, someOf } from './phrases.ts';
import type { Verdict } from './violation.ts';

const BASIS = { documented: 'Documented', assumed: 'Assumed' } as const;

/** Returns the verdict (a sentence for the reader) on a field that the schema does not describe. */
export const unknownName: Verdict = ({ documented = [], suggested }) => {
  const others = documented.length === 0 ? '' : ` Fields here: ${someOf(documented)}.`;
  return `This name is not documented.${suggested === undefined ? others : ` The closest is \`${suggested}\`.`}`;
};

/** Returns the verdict on a missing field, such as `This field is missing. Documented: required.` */
export const missingField: Verdict = (_, basis) => `This field is missing. ${BASIS[basis]}: required.`;

/** Returns the verdict on a value of the wrong type, such as `This is a string. Documented type: integer.` */
export const otherType: Verdict = ({ value, schema }, basis) =>
  `This is ${kindOf(value)}. ${BASIS[basis]} type: ${asTypes(schema['type']).join(' or ')}.`;

/** Returns the verdict on a value that is not among the listed values, such as a wrong value of an enum. */
export const otherValue: Verdict = ({ documented = [] }, basis) =>
  `This value is not listed. ${BASIS[basis]} values: ${someOf(documented)}.`;

/**
 * Returns the function for the verdict on a value that violates any other rule; `must` states what the value must do.
 */
export function brokenRule(must: string | ((violation: Parameters<Verdict>[0]) => string)): Verdict {
  return (violation, basis) =>
    `This breaks a rule. ${BASIS[basis]} rule: it must ${typeof must === 'string' ? must : must(violation)}.`;
}
