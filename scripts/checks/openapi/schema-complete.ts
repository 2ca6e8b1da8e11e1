import { typeOfValue } from '#src/shared/schema/number-text.ts';
import { STANDARD_FORMATS } from '#src/shared/schema/formats.ts';
import { alternativesOf, APPLICATORS } from '#src/shared/schema/applicators.ts';
import { partsOf } from '#src/shared/schema/view.ts';
import { asText, type Raw } from '#src/shared/schema/raw.ts';
import { suggestion } from '#src/shared/text/nearest.ts';
import { groupBy } from '../../text/group-by.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { isTypo } from '../lookup/names.ts';
import { isUnpublished, propertiesOf } from '../lookup/operations.ts';
import { sampleObjects } from '../lookup/samples/sample-objects.ts';
import { has } from '../lookup/schema-parts.ts';
import { schemasIn } from '../lookup/references.ts';

/**
 * Tests whether a schema has a keyword that defines its value (JSON Schema 2020-12 Validation, section 6; Core, section
 * 10).
 */
const DEFINES = has(...APPLICATORS, '$ref', '$dynamicRef', 'type', 'const', 'enum', 'x-callback');
const IS_CLOSE = has('format', 'pattern', 'const', 'enum', 'oneOf');

/** Formats that can be recognised from a value, each with a pattern for such values (RFC 3986, RFC 5322, RFC 3339). */
const FORMATS: readonly (readonly [format: string, shape: RegExp])[] = [
  ['uri', /^https?:\/\/[^\s{}]+$/],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/],
];

/**
 * The schema of a field states the type and the format that all example values of the field have. No format is
 * misspelt. A schema that allows only `null` says so in its description.
 */
export const schemaComplete: Check = {
  id: 'schema-complete',
  *run(context) {
    const schemas = schemasIn(context.document);
    const alternatives = new Set(schemas.flatMap(alternativesOf));
    for (const schema of schemas) yield* ownProblems(context, schema, alternatives.has(schema));
    const samples = samplesByField(context);
    for (const [format, shape] of FORMATS) yield* missingFormat(context, samples, format, shape);
    yield* missingTypes(context, samples);
  },
};

function* ownProblems({ locator }: CheckContext, schema: Raw, isAlternative: boolean): Iterable<CheckProblem> {
  const [type, ...others] = [schema['type'] ?? []].flat();
  const isExplained = /^(?:always )?(?:empty|null|nothing|none)\b/i.test(asText(schema['description']));
  if (type === 'null' && others.length === 0 && !isExplained && !isAlternative)
    yield {
      message: 'This schema allows only `null`, but its description does not state this.',
      hint: 'Add the other type, or begin the description with `Always null`.',
      location: locator.locate(schema, 'type'),
    };
  const format = asText(schema['format']);
  const suggested = STANDARD_FORMATS.includes(format)
    ? undefined
    : STANDARD_FORMATS.find((one) => isNearly(format, one));
  if (suggested !== undefined)
    yield {
      message: `\`${format}\` is not a known format.`,
      ...suggestion(suggested),
      location: locator.locate(schema, 'format'),
    };
}

function isNearly(format: string, known: string): boolean {
  const isLonger = known.length > 2 && format.startsWith(known) && /^[A-Z]/.test(format.slice(known.length));
  return known === format.toLowerCase() || isLonger || (known.length > 4 && isTypo(known, format));
}

/**
 * Reports string fields that state no format although all of their example values have it. Exempts fields whose type is
 * marked as not published.
 */
function* missingFormat(
  { document, locator }: CheckContext,
  samples: Samples,
  format: string,
  shape: RegExp,
): Iterable<CheckProblem> {
  for (const [schema, values] of samples) {
    const texts = values.filter((value) => typeof value === 'string');
    if (texts.length === 0 || !texts.every((text) => shape.test(text)) || isUnpublished(schema, 'types')) continue;
    if (partsOf(document, schema).some(IS_CLOSE)) continue;
    yield {
      message: `Every sample of this field has the format \`${format}\`, but its schema declares none.`,
      hint: `Add \`format: ${format}\`, or mark the field \`x-not-published: [types]\`.`,
      location: locator.locate(schema, Object.keys(schema)[0]),
    };
  }
}

/**
 * Reports fields that state no type although all of their example values have the same one. Exempts fields whose type
 * is marked as not published.
 */
function* missingTypes({ locator }: CheckContext, samples: Samples): Iterable<CheckProblem> {
  for (const [schema, values] of samples) {
    const isFree = /\b(?:any|arbitrary|custom|free|whatever|your own)/i.test(asText(schema['description']));
    // A schema that has only `x-evidence` need not state the type: another schema of the same field does.
    const isRemark = Object.keys(schema).every((key) => key === 'x-evidence');
    if (DEFINES(schema) || isFree || isRemark || isUnpublished(schema, 'types')) continue;
    const [type, ...others] = [...new Set(values.map(typeOfValue))];
    if (type === undefined || type === 'null' || others.length > 0) continue;
    yield {
      message: `Every sample of this field has the type \`${type}\`, but its schema declares none.`,
      hint: `Add \`type: ${type}\`, or a \`$ref\` to a schema.`,
      location: locator.locate(schema, Object.keys(schema)[0]),
    };
  }
}

/** The example values of each field, by the schema of the field. */
type Samples = ReadonlyMap<Raw, readonly unknown[]>;

function samplesByField(context: CheckContext): Samples {
  const uses = sampleObjects(context).flatMap(({ value, parts }) =>
    parts
      .flatMap(propertiesOf)
      .filter(([name, schema]) => name in value && typeof schema === 'object' && schema !== null)
      .map(([name, schema]) => ({ schema: schema as Raw, value: value[name] })),
  );
  return new Map(
    [...groupBy(uses, ({ schema }) => schema)].map(([schema, all]) => [schema, all.map(({ value }) => value)]),
  );
}
