import type { Rows } from '../../model/call-data.ts';
import type { Href } from '../../model/nav.ts';
import { pathText, rowLink } from '../explain/row-link.ts';
import { describeViolation } from '../schema/describe-violation.ts';
import { evaluate } from '../schema/evaluate.ts';
import { createEvaluation, type Evaluation } from '../schema/evaluation.ts';
import { isNull } from '../schema/enums.ts';
import { asList } from '../schema/raw.ts';
import { fieldPath, isMissing, rowPath } from '../schema/violation.ts';
import { wordsFor } from '../schema/violation-words.ts';
import { bodyField, type RequestForm, type RequestState, type Field } from './form.ts';
import { inferAlternative } from './infer.ts';
import { pathKey, valueAt, type Path } from './path.ts';
import { unionOf } from './union.ts';

/** A problem of a request: something that the description does not allow. */
export interface FieldProblem {
  /** Path of the field. A missing field has a path too. */
  readonly path: Path;
  /** The path as shown to readers: `amount.value`. */
  readonly name: string;
  /** A sentence that describes the problem. */
  readonly message: string;
  /** A sentence about the expected value; may be empty. */
  readonly hint: string;
  /** Whether the value is missing rather than wrong. */
  readonly isMissing: boolean;
  /** URL of the table row that documents the field, if there is one. */
  readonly href?: Href;
}

/** Maximum number of reported problems. */
const MOST = 200;

/** Validates a request by the same rules as the check for examples. Problems are in the order of the form. */
export function problemsOf(form: RequestForm, state: RequestState): readonly FieldProblem[] {
  const parameters = form.places.flatMap(({ fields }) => fields.flatMap((field) => fieldProblems(form, state, field)));
  const body = bodyField(form, state);
  return [...parameters, ...(body === undefined ? [] : fieldProblems(form, state, body, body.media.rows))].slice(
    0,
    MOST,
  );
}

function fieldProblems(form: RequestForm, state: RequestState, field: Field, rows?: Rows): readonly FieldProblem[] {
  const value = valueAt(state.values, field.path);
  if (value === undefined || (value === '' && field.path[0] === 'path'))
    return field.required
      ? [
          {
            path: field.path,
            name: field.name,
            message: rows === undefined ? `\`${field.name}\` is missing.` : 'The body is missing.',
            hint: 'It is required.',
            isMissing: true,
          },
        ]
      : [];
  const evaluation = evaluationOf(form, state, field.path);
  const found = evaluate(evaluation, field.schemas, value);
  const problems = found.slice(0, MOST).map((violation): FieldProblem => {
    const described = describeViolation(violation, form.context.resolve);
    const inner = fieldPath(violation);
    const { message, hint } = wordsFor(violation).sender(described);
    return {
      path: [...field.path, ...inner],
      name: pathText(rows === undefined ? [field.name, ...inner] : inner) || 'body',
      message,
      hint,
      isMissing: isMissing(violation),
      ...(rows === undefined ? {} : { href: rowLink(rows, rowPath(described)) }),
    };
  });
  return [...new Map(problems.map((one) => [`${pathKey(one.path)} ${one.message}`, one])).values()];
}

/**
 * Creates the evaluation that validates a value of the form. Where alternatives are possible (`oneOf`, `anyOf`), it
 * validates against the one that the form shows, whether chosen or inferred.
 */
function evaluationOf({ context }: RequestForm, { choices }: RequestState, base: Path): Evaluation {
  return {
    ...createEvaluation(context.direction, context.resolve),
    chosenBranch: (schema, keyword, { value, path }) => {
      const branches = asList(schema[keyword]).filter((branch) => !isNull(branch));
      const union = unionOf(schema, keyword, branches, context);
      if (union === undefined) return undefined;
      const chosen = choices.get(pathKey([...base, ...path]))?.get(schema);
      return union.alternatives[chosen ?? inferAlternative(union, value, context)]?.schema;
    },
  };
}
