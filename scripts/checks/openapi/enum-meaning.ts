import { asList, asRecord, asText, asTexts } from '../../model/raw.ts';
import { didYouMean } from '../../nearest.ts';
import { valueText } from '../../pages/enum-table.ts';
import { shown } from '../../schema/violation.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { enumsIn, fitsType, namesItself, type Enum } from '../enums.ts';

/**
 * Every value of an enum has one meaning of its own: `title` beside `const`, or an entry of an extension beside `enum`
 * (JSON Schema 2020-12 Validation, sections 6.1.2 and 9.1). A word names itself; a number or a code needs a meaning, or
 * the mark `x-not-published: [meaning]`.
 */
export const enumMeaning: Check = {
  id: 'enum-meaning',
  *run(context) {
    for (const found of enumsIn(context.document)) {
      yield* missingMeanings(context, found);
      yield* doubledMeanings(context, found);
      yield* strayMeanings(context, found);
      yield* wrongValues(context, found);
    }
  },
};

/** Words by which numbers tell how much instead of what. */
const MEASURE =
  /\b(?:number|amount|length|size|duration|interval|time|period|count|quantity|level|percentage) (?:of|in|for|between)\b|\b(?:seconds|minutes|hours|days|weeks|months|years|bytes|[KMG]i?B|pixels|percent|hour of the day|[KMGT]?bps)\b/i;

function* missingMeanings({ locator }: CheckContext, { schema, members, meanings }: Enum): Iterable<Finding> {
  if (asTexts(schema['x-not-published']).includes('meaning')) return;
  const titled = members.some(({ meaning }) => meaning !== undefined);
  const isMeasure = MEASURE.test(asText(schema['description']));
  for (const { value, meaning, description, holder, key } of members) {
    const needed = titled
      ? meaning === undefined
      : description === undefined &&
        !namesItself(value) &&
        ((typeof value === 'number' && !isMeasure) || members.some((member) => member.description !== undefined));
    if (!needed || value === null) continue;
    const where = meanings === undefined ? 'Give it a `title`' : `Add it to \`${meanings.key}\``;
    yield {
      message: `The value ${shown(value)} has no meaning${titled ? ', as the others have' : ''}.`,
      hint: `${where}, or mark the enum \`x-not-published: [meaning]\` if nobody tells.`,
      location: locator.trace(holder, [key]),
    };
  }
}

function* doubledMeanings({ locator }: CheckContext, { members }: Enum): Iterable<Finding> {
  for (const [index, { value, meaning, place }] of members.entries()) {
    const first = members.find(
      (other) => meaning !== undefined && other.meaning?.trim().toLowerCase() === meaning.trim().toLowerCase(),
    );
    if (first === undefined || place === undefined || members.indexOf(first) >= index || first.value === value)
      continue;
    yield {
      message: `The values ${shown(first.value)} and ${shown(value)} have one meaning, \`${meaning ?? ''}\`.`,
      hint: 'Say what each of them means.',
      location: locator.trace(place.holder, [place.key]),
    };
  }
}

/** Meanings of values that the enum does not have. */
function* strayMeanings({ locator }: CheckContext, { members, meanings }: Enum): Iterable<Finding> {
  if (meanings === undefined) return;
  const values = members.map(({ value }) => valueText(value));
  const { key, holder } = meanings;
  const map = holder[key];
  if (Array.isArray(map)) {
    for (let index = values.length; index < map.length; index++)
      yield {
        message: `\`${key}\` has ${map.length} entries for ${values.length} values.`,
        hint: 'Give one for each value, in the order of `enum`.',
        location: locator.trace(map, [index]),
      };
    return;
  }
  for (const name of Object.keys(asRecord(map)).filter((one) => !values.includes(one))) {
    yield {
      message: `\`${key}\` explains \`${name}\`, which is no value of the enum.`,
      hint: didYouMean(name, values),
      location: locator.locate(map, name),
    };
  }
}

function* wrongValues({ locator }: CheckContext, { schema, members }: Enum): Iterable<Finding> {
  for (const [index, { value, holder, key, branch }] of members.entries()) {
    // In an `enum`, values twice and of another type are the lint's.
    if (branch === undefined) continue;
    const type = [branch['type'] ?? schema['type'] ?? []].flat();
    if (type.length > 0 && !fitsType(value, type))
      yield {
        message: `The value ${shown(value)} is not of the type \`${type.map((one) => asText(one)).join('` or `')}\`.`,
        hint: 'Write the value in its type: a number without quotes, a text with them; or mend the type.',
        location: locator.trace(holder, [key]),
      };
    if (members.findIndex((other) => other.value === value) < index)
      yield {
        message: `The enum has the value ${shown(value)} twice.`,
        hint: 'Take one out, or mend its value.',
        location: locator.trace(holder, [key]),
      };
  }
  if (asList(schema['enum']).length > 0 && members.every(({ branch }) => branch !== undefined))
    yield {
      message: 'The enum lists its values both as `enum` and as alternatives.',
      hint: 'Keep one of the two.',
      location: locator.locate(schema, 'enum'),
    };
}
