import { withoutMisspelt } from '#src/shared/schema/describe-violation.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import type { Check } from '../lookup/check.ts';
import { violationProblem } from '../lookup/violation-problem.ts';
import { placedExamples, valueOf } from '../lookup/samples/examples.ts';

/** Every example matches its schema: of bodies, parameters, headers and schemas, and every default. */
export const exampleSchema: Check = {
  id: 'example-schema',
  *run({ document, locator }) {
    const validator = validatorOf(document);
    for (const example of placedExamples(document)) {
      for (const violation of withoutMisspelt(
        validator.validate(example.schema, valueOf(example), example.direction),
      )) {
        const { path, onKey } = violation;
        const location = locator.trace(example.holder, [example.key, ...path], onKey);
        yield violationProblem(locator, violation, location);
      }
    }
  },
};
