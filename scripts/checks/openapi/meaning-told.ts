import { literal } from '../../literal.ts';
import { asRecord, asText, type Raw } from '../../model/raw.ts';
import { shown } from '../../schema/violation.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { enumsIn, type Enum } from '../enums.ts';
import { sampleObjects, type SampleObject } from '../sample-objects.ts';
import { wordsOf } from '../schema-parts.ts';

/** `The sample shows 10`, `It is 3 in the example`. */
const TOLD = /\b(?:sample|example) shows (\d+)\b|\b[Ii]t is (\d+) in the (?:sample|example)\b/;

/** Samples show what descriptions say of them: the number that a text quotes, and values that come with each other. */
export const meaningTold: Check = {
  id: 'meaning-told',
  convention: true,
  *run(context) {
    const enums = enumsIn(context.document);
    for (const object of sampleObjects(context)) {
      for (const [key, value] of Object.entries(object.value)) {
        const words = wordsOf(object.field(key));
        const [, shows, is] = TOLD.exec(words) ?? [];
        const told = shows ?? is;
        if (told !== undefined && typeof value === 'number' && String(value) !== told)
          yield {
            message: `\`${key}\` is ${shown(value)}, but its description says ${told}.`,
            hint: 'Mend the sample or the words.',
            location: object.at([key]),
          };
        yield* companions(object, key, enums);
      }
    }
    yield* parameters(context);
  },
};

/** Values of two fields of which a description says that they come together. */
function* companions(object: SampleObject, key: string, enums: readonly Enum[]): Iterable<Finding> {
  const member = memberOf(object, key, enums);
  const words = /\bcomes with\b(.*)/i.exec(member?.description ?? '')?.[1];
  if (words === undefined) return;
  for (const [other, value] of Object.entries(object.value)) {
    const siblings =
      enums
        .find(({ schema }) => other !== key && object.field(other).includes(schema))
        ?.members.map((one) => String(one.value)) ?? [];
    const named = siblings.filter((one) => new RegExp(`\\b${literal(one)}\\b`).test(words));
    if (named.length !== 1 || named[0] === value || !siblings.includes(String(value))) continue;
    yield {
      message: `\`${key}\` is ${shown(object.value[key])}, which comes with \`${named[0]}\`, but \`${other}\` is ${shown(value)}.`,
      hint: 'Show two values that belong together.',
      location: object.at([key]),
    };
  }
}

function memberOf(object: SampleObject, key: string, enums: readonly Enum[]): Enum['members'][number] | undefined {
  const parts = object.field(key);
  return enums.find(({ schema }) => parts.includes(schema))?.members.find(({ value }) => value === object.value[key]);
}

/** Numbers that the description of a parameter tells of its example. */
function* parameters({ document, locator }: CheckContext): Iterable<Finding> {
  for (const node of Object.values(asRecord(document.components?.parameters))) {
    const parameter: Raw = asRecord(node);
    const [, shows, is] = TOLD.exec(asText(parameter['description'])) ?? [];
    const told = shows ?? is;
    if (told === undefined || typeof parameter['example'] !== 'number' || String(parameter['example']) === told)
      continue;
    yield {
      message: `The example of \`${asText(parameter['name'])}\` is ${shown(parameter['example'])}, but its description says ${told}.`,
      hint: 'Mend the example or the words.',
      location: locator.locate(parameter, 'example'),
    };
  }
}
