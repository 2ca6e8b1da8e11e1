import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { shown } from '#src/shared/schema/violation.ts';
import { escapeRegExp } from '../../../text/escape-reg-exp.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { enumsIn, type Enum } from '../lookup/enums.ts';
import { sampleFields, type SampleObject } from '../lookup/samples/sample-objects.ts';
import { wordsOf } from '../lookup/schema-parts.ts';

/** `The sample shows 10`, `It is 3 in the example`. */
const NUMBER = /\b(?:sample|example) shows (\d+)\b|\b[Ii]t is (\d+) in the (?:sample|example)\b/;

/** Samples show what descriptions say of them: a number that a text quotes, and values that occur together. */
export const meaningTold: Check = {
  id: 'meaning-told',
  *run(context) {
    const enums = enumsIn(context.document);
    for (const { object, key, value } of sampleFields(context)) {
      const told = otherNumber(wordsOf(object.field(key)), value);
      if (told !== undefined)
        yield {
          message: `\`${key}\` is ${shown(value)}, but its description says ${told}.`,
          hint: 'Correct the sample or the description.',
          location: object.at([key]),
        };
      yield* companions(object, key, enums);
    }
    yield* parameters(context);
  },
};

/** The number that a text gives for a sample, where the sample is another one. */
function otherNumber(words: string, value: unknown): string | undefined {
  const [, shows, is] = NUMBER.exec(words) ?? [];
  const told = shows ?? is;
  return typeof value === 'number' && String(value) !== told ? told : undefined;
}

/** Values of two fields that, as a description says, come with each other. */
function* companions(object: SampleObject, key: string, enums: readonly Enum[]): Iterable<CheckProblem> {
  const enumOf = (name: string): Enum | undefined => {
    const parts = object.field(name);
    return enums.find(({ schema }) => parts.includes(schema));
  };
  const member = enumOf(key)?.members.find(({ value }) => value === object.value[key]);
  const words = /\bcomes with\b(.*)/i.exec(member?.description ?? '')?.[1];
  if (words === undefined) return;
  for (const [other, value] of Object.entries(object.value)) {
    const values = other === key ? [] : (enumOf(other)?.members.map((one) => String(one.value)) ?? []);
    const [named, ...more] = values.filter((one) => new RegExp(`\\b${escapeRegExp(one)}\\b`).test(words));
    if (named === undefined || more.length > 0 || named === value || !values.includes(String(value))) continue;
    yield {
      message: `\`${key}\` is ${shown(object.value[key])}, which comes with \`${named}\`, but \`${other}\` is ${shown(value)}.`,
      hint: 'Show two values that occur together.',
      location: object.at([key]),
    };
  }
}

/** Numbers that the description of a parameter gives for its example. */
function* parameters({ document, locator }: CheckContext): Iterable<CheckProblem> {
  for (const parameter of Object.values(asRecord(document.components?.parameters)).map(asRecord)) {
    const told = otherNumber(asText(parameter['description']), parameter['example']);
    if (told === undefined) continue;
    yield {
      message: `The example of \`${asText(parameter['name'])}\` is ${shown(parameter['example'])}, but its description says ${told}.`,
      hint: 'Correct the example or the description.',
      location: locator.locate(parameter, 'example'),
    };
  }
}
