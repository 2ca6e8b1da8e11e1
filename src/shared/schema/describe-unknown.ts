import { suggest } from '../text/nearest.ts';
import { componentOfAlternative, tagProperty, tagValue } from './discriminator.ts';
import { valueText } from './enums.ts';
import { asList, asRecord, type Raw } from './raw.ts';
import { allBranches, compose } from './view.ts';
import { fieldNames } from './members.ts';
import type { Resolve } from './resolve-ref.ts';
import type { AuthorWords, Choice, Violation } from './violation.ts';

/** Returns the message about an unknown field: the field is misspelt, or belongs to another alternative of a union. */
export function describeUnknown(
  { schema, detail, choices = [], documents = [] }: Violation,
  resolve: Resolve,
): AuthorWords {
  const field = String(detail);
  const keywordLocation = { node: namingPart(documents) ?? schema, path: ['properties'] };
  for (const choice of choices) {
    const owner = asList(choice.union[choice.keyword]).find(
      (other) =>
        !isChosen(choices, choice, other) && fieldNames(compose([other], resolve, allBranches)).includes(field),
    );
    if (owner !== undefined) return { ...misplaced(field, choice, owner, resolve), keywordLocation };
  }
  const names = fieldNames(documents);
  return {
    message: `The schema has no field \`${field}\`.`,
    ...suggest(field, names),
    documented: names,
    keywordLocation,
  };
}

/** Returns the message about a field of one alternative in an object that matches another alternative. */
function misplaced(
  field: string,
  { union, keyword, alternative }: Choice,
  owner: unknown,
  resolve: Resolve,
): AuthorWords {
  const property = tagProperty(union, keyword, resolve);
  const [mine, other] = [alternative, owner].map((one) => {
    const tag = property === undefined ? undefined : tagValue(one, union, property, resolve);
    return tag === undefined ? componentOfAlternative(one) : valueText(tag);
  });
  if (mine === undefined || other === undefined)
    return {
      message: `\`${field}\` and the other fields belong to different alternatives of \`${keyword}\`.`,
      hint: `Remove \`${field}\`, or use only the fields of one alternative.`,
    };
  return {
    message: `\`${field}\` belongs to \`${other}\`, but this object is \`${mine}\`.`,
    hint:
      property === undefined
        ? `Remove \`${field}\`, or use only the fields of \`${other}\`.`
        : `Remove \`${field}\`, or set \`${property}\` to \`${other}\`.`,
  };
}

/** Whether an alternative was chosen for the value. In an `anyOf`, several can be chosen. */
function isChosen(choices: readonly Choice[], { union }: Choice, alternative: unknown): boolean {
  return choices.some((choice) => choice.union === union && choice.alternative === alternative);
}

/** Returns the schema that lists the most fields: the best place to add the unknown field. */
function namingPart(parts: readonly Raw[]): Raw | undefined {
  const count = (part: Raw): number => Object.keys(asRecord(part['properties'])).length;
  return parts.reduce<Raw | undefined>(
    (best, part) => (best === undefined || count(part) > count(best) ? part : best),
    undefined,
  );
}
