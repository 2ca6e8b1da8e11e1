import { brokenAssertions } from '#src/shared/schema/assertions.ts';
import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import { suggest } from '#src/shared/text/nearest.ts';
import { valueText } from '#src/shared/schema/enums.ts';
import { shown } from '#src/shared/schema/violation.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { enumsIn, namesItself, type Enum } from '../lookup/enums.ts';
import { isUnpublished } from '../lookup/operations.ts';

/**
 * Every value of an enum that is not a self-explanatory word has a meaning: a `title` beside `const`, or an entry in an
 * extension beside `enum` (JSON Schema 2020-12 Validation, sections 6.1.2 and 9.1). `x-not-published: [meaning]`
 * exempts an enum.
 */
export const enumMeaning: Check = {
  id: 'enum-meaning',
  *run(context) {
    for (const found of enumsIn(context.document)) {
      yield* missingMeanings(context, found);
      yield* sharedMeanings(context, found);
      yield* strayMeanings(context, found);
      yield* wrongValues(context, found);
    }
  },
};

/** Matches descriptions of numbers that are measurements instead of codes. */
const MEASURE =
  /\b(?:number|amount|length|size|duration|interval|time|period|count|quantity|level|percentage) (?:of|in|for|between)\b|\b(?:seconds|minutes|hours|days|weeks|months|years|bytes|[KMG]i?B|pixels|percent|hour of the day|[KMGT]?bps)\b/i;

function* missingMeanings({ locator }: CheckContext, { schema, members, extension }: Enum): Iterable<CheckProblem> {
  if (isUnpublished(schema, 'meaning')) return;
  const titled = members.some(({ meaning }) => meaning !== undefined);
  const isMeasure = MEASURE.test(asText(schema['description']));
  for (const { value, meaning, description, holder, key } of members) {
    const isBare =
      description === undefined &&
      !namesItself(value) &&
      ((typeof value === 'number' && !isMeasure) || members.some((member) => member.description !== undefined));
    if (value === null || !(titled ? meaning === undefined : isBare)) continue;
    const where = extension === undefined ? 'Give it a `title`' : `Add it to \`${extension}\``;
    yield {
      ...(description === undefined ? {} : { severity: 'warning' as const }),
      message: `The enum value ${shown(value)} has no meaning${titled ? ', unlike the others' : ''}.`,
      hint: `${where}, or add \`x-not-published: [meaning]\` to the enum.`,
      location: locator.trace(holder, [key]),
    };
  }
}

function* sharedMeanings({ locator }: CheckContext, { members }: Enum): Iterable<CheckProblem> {
  for (const [index, { value, meaning, place }] of members.entries()) {
    const first = members.find(
      (other) => meaning !== undefined && other.meaning?.trim().toLowerCase() === meaning.trim().toLowerCase(),
    );
    if (first === undefined || place === undefined || members.indexOf(first) >= index || first.value === value)
      continue;
    yield {
      message: `The enum values ${shown(first.value)} and ${shown(value)} have the same meaning, \`${meaning ?? ''}\`.`,
      hint: 'Give each value its own meaning.',
      location: locator.trace(place.holder, [place.key]),
    };
  }
}

/** Reports a meaning if its value is not in the enum. */
function* strayMeanings({ locator }: CheckContext, { schema, members, extension: key }: Enum): Iterable<CheckProblem> {
  if (key === undefined) return;
  const values = members.map(({ value }) => valueText(value));
  const map = schema[key];
  if (Array.isArray(map)) {
    for (let index = values.length; index < map.length; index++)
      yield {
        message: `\`${key}\` has ${map.length} entries for ${values.length} enum values.`,
        hint: 'Write one entry for each value, in the order of `enum`.',
        location: locator.trace(map, [index]),
      };
    return;
  }
  for (const name of Object.keys(asRecord(map)).filter((one) => !values.includes(one))) {
    yield {
      message: `\`${key}\` explains \`${name}\`, which is not a value of the enum.`,
      ...suggest(name, values),
      location: locator.locate(map, name),
    };
  }
}

function* wrongValues({ locator }: CheckContext, { schema, members }: Enum): Iterable<CheckProblem> {
  for (const [index, { value, holder, key, branch }] of members.entries()) {
    // A rule of Redocly already reports values of `enum` that are repeated or of the wrong type.
    if (branch === undefined) continue;
    const type = [branch['type'] ?? schema['type'] ?? []].flat();
    if (type.length > 0 && brokenAssertions({ type }, value).length > 0)
      yield {
        message: `The enum value ${shown(value)} is not of the type \`${type.map((one) => asText(one)).join('` or `')}\`.`,
        hint: 'Write numbers without quotes and strings with quotes, or correct `type`.',
        location: locator.trace(holder, [key]),
      };
    if (members.findIndex((other) => other.value === value) < index)
      yield {
        message: `The enum has the value ${shown(value)} twice.`,
        hint: 'Remove one of the two, or correct its value.',
        location: locator.trace(holder, [key]),
      };
  }
  if (asList(schema['enum']).length > 0 && members.every(({ branch }) => branch !== undefined))
    yield {
      message: 'The schema lists its values both in `enum` and as alternatives.',
      hint: 'Keep one of the two.',
      location: locator.locate(schema, 'enum'),
    };
}
