import { asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { operationsIn } from '../../model/path-item.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { follow, operationName, parametersOf, propertiesOf } from '../lookup/operations.ts';
import { schemasIn } from '../lookup/references.ts';

/** Descriptions that call a field or a parameter optional or required agree with `required`. */
export const requiredWords: Check = {
  id: 'required-words',
  *run(context) {
    for (const schema of schemasIn(context.document)) yield* fieldProblems(context, schema);
    yield* parameterProblems(context);
  },
};

/** A required field is not called `Optional`. */
function* fieldProblems({ document, locator }: CheckContext, schema: Raw): Iterable<CheckProblem> {
  const required = asTexts(schema['required']);
  const fields = propertiesOf(schema).map(([name, node]) => {
    const description = asRecord(node)['description'] ?? follow(document, node)['description'];
    return { name, isCalledOptional: /^optional\b/i.test(asText(description)) };
  });
  for (const { name, isCalledOptional } of fields) {
    if (!isCalledOptional || !required.includes(name)) continue;
    yield {
      message: `\`${name}\` is required, but its description calls it optional.`,
      hint: 'Correct the description, or remove the field from `required`.',
      location: locator.locate(schema['properties'], name),
    };
  }
}

const CLAIM = /((?:`[^`]{1,200}`(?:, | and )?){1,50}) (?:is|are) required\b(?:; the other parameters)?/g;

/** `` `Page` and `BusinessId` are required; the other parameters filter. `` */
function* parameterProblems({ document, locator }: CheckContext): Iterable<CheckProblem> {
  for (const use of operationsIn(document)) {
    const parameters = parametersOf(document, use);
    const text = asText(use.operation['description']).replace(/\s+/g, ' ');
    for (const [claim, list = ''] of text.matchAll(CLAIM)) {
      const named = [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      if (!named.every((name) => parameters.some((parameter) => parameter['name'] === name))) continue;
      for (const parameter of parameters) {
        const name = asText(parameter['name']);
        const isNamed = named.includes(name);
        if (isNamed === (parameter['required'] === true) || (!isNamed && !claim.endsWith('the other parameters')))
          continue;
        yield {
          message: `\`${name}\` is ${isNamed ? 'not ' : ''}required, but the description of \`${operationName(use)}\` says otherwise.`,
          hint: 'Correct `required`, or the description.',
          location: locator.locate(parameter, 'required' in parameter ? 'required' : 'name'),
        };
      }
    }
  }
}
