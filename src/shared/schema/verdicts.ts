/** The five forms in which a pasted body is judged, whoever sent it. None repeats a value: it may be a secret. */
import { asTypes } from './applicators.ts';
import { kindOf, someOf } from './phrases.ts';
import type { Verdict } from './violation.ts';

const BASIS = { documented: 'Documented', assumed: 'Assumed' } as const;

/** A field that is none of those that are described. */
export const unknownName: Verdict = ({ documented = [], suggested }) => {
  const others = documented.length === 0 ? '' : ` Fields here: ${someOf(documented)}.`;
  return `This name is not documented.${suggested === undefined ? others : ` The closest is \`${suggested}\`.`}`;
};

/** A field that is not there. */
export const missingField: Verdict = (_, basis) => `This field is missing. ${BASIS[basis]}: required.`;

/** A value of another type. */
export const otherType: Verdict = ({ value, schema }, basis) =>
  `This is ${kindOf(value)}. ${BASIS[basis]} type: ${asTypes(schema['type']).join(' or ')}.`;

/** A value that is none of those that are listed. */
export const otherValue: Verdict = ({ documented = [] }, basis) =>
  `This value is not listed. ${BASIS[basis]} values: ${someOf(documented)}.`;

/** A value that breaks any other rule, given as what it must do. */
export function brokenRule(must: string | ((violation: Parameters<Verdict>[0]) => string)): Verdict {
  return (violation, basis) =>
    `This breaks a rule. ${BASIS[basis]} rule: it must ${typeof must === 'string' ? must : must(violation)}.`;
}
