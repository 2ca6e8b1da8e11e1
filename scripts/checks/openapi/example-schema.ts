import { composedValues } from '#src/shared/schema/composed-values.ts';
import { withoutMisspelt } from '#src/shared/schema/describe-violation.ts';
import { isRecord } from '#src/shared/schema/raw.ts';
import { resolverOf } from '#src/shared/schema/schema-ref.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import { allBranches } from '#src/shared/schema/view.ts';
import { fieldNames, isUnfinished } from '#src/shared/schema/members.ts';
import { normaliseName } from '#src/shared/text/words.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { violationProblem } from '../lookup/violation-problem.ts';
import { placedExamples, valueOf, type PlacedExample } from '../lookup/samples/examples.ts';

/** Every example of a body, parameter, header or schema matches its schema, and so does every default. */
export const exampleSchema: Check = {
  id: 'example-schema',
  *run(context) {
    const { document, locator } = context;
    const validator = validatorOf(document);
    for (const example of placedExamples(document)) {
      for (const violation of withoutMisspelt(
        validator.validate(example.schema, valueOf(example), example.direction),
      )) {
        const { path, onKey } = violation;
        const location = locator.trace(example.holder, [example.key, ...path], onKey);
        yield violationProblem(locator, violation, location);
      }
      yield* otherSpellings(context, example);
    }
  },
};

/**
 * Reports member names in examples that differ from a field name only in case or separators. Validation accepts these
 * names if the schema has unpublished fields.
 */
function* otherSpellings({ document, locator }: CheckContext, example: PlacedExample): Iterable<CheckProblem> {
  const { holder, key, schema } = example;
  for (const { value, parts, path } of composedValues(
    valueOf(example),
    [schema],
    resolverOf(document),
    () => allBranches,
  )) {
    if (!isRecord(value) || !parts.some(isUnfinished)) continue;
    const known = fieldNames(parts);
    for (const name of Object.keys(value).filter((one) => !known.includes(one))) {
      const suggested = known.find((one) => !(one in value) && normaliseName(one) === normaliseName(name));
      if (suggested === undefined) continue;
      const location = locator.trace(holder, [key, ...path, name], true);
      yield {
        message: `\`${name}\` looks like a misspelling of the field \`${suggested}\`.`,
        hint: `Write \`${suggested}\`.`,
        location,
      };
    }
  }
}
