import { asRecord, asText, asTexts, type Raw } from '../../model/raw.ts';
import { STANDARD_FORMATS } from '../../schema/formats.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { aloneIn } from '../habit.ts';
import { sampleObjects } from '../sample-objects.ts';
import { partsOf } from '../schema-parts.ts';
import { isSlip } from '../site/word-fault.ts';
import { schemasIn } from '../walk.ts';

/** Keywords by which a schema says what a value is (JSON Schema 2020-12 Validation, section 6; Core, section 10). */
const SAYING = [
  '$ref',
  '$dynamicRef',
  'type',
  'const',
  'enum',
  'allOf',
  'oneOf',
  'anyOf',
  'not',
  'properties',
  'items',
  'x-callback',
  'if',
  'additionalProperties',
  'patternProperties',
  'prefixItems',
];

/** Formats that a value shows by itself (RFC 3986, RFC 5322, RFC 3339). */
const SHOWN: readonly (readonly [format: string, shape: RegExp])[] = [
  ['uri', /^https?:\/\/[^\s{}]+$/],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/],
];

/** A schema says what a value is, an array what its entries are, an object which fields it has, a text which format it shows, where all others do. */
export const schemaSays: Check = {
  id: 'schema-says',
  convention: true,
  *run(context) {
    const { document, locator } = context;
    const schemas = schemasIn(document);
    const isTyped = (schema: Raw): boolean => SAYING.some((key) => key in schema);
    const untyped = aloneIn(schemas, isTyped);
    if (untyped !== undefined)
      yield {
        message: 'This schema alone does not say what a value is.',
        hint: 'Give it a `type`, or a `$ref` to what says it.',
        location: locator.locate(untyped, Object.keys(untyped)[0]),
      };
    const root = aloneIn(
      schemas.filter(
        (schema) =>
          'properties' in schema || ('oneOf' in schema && !asRecord((schema['oneOf'] as unknown[])[0])['$ref']),
      ),
      (schema) => 'type' in schema,
    );
    if (root !== undefined)
      yield {
        message: 'This schema alone does not say its `type`, which all others like it do.',
        hint: 'Add `type`.',
        location: locator.locate(root, Object.keys(root)[0]),
      };
    for (const schema of schemas) {
      const types = [schema['type'] ?? []].flat();
      if (
        types.length === 1 &&
        types[0] === 'null' &&
        !/^(?:always )?(?:empty|null|nothing|none)\b/i.test(asText(schema['description']))
      )
        yield {
          message: 'This schema allows nothing but `null`, and its description does not say so.',
          hint: 'Add the other type, or say that it is always empty.',
          location: locator.locate(schema, 'type'),
        };
    }
    const hollow = aloneIn(
      schemas.filter((schema) => schema['type'] === 'array'),
      (schema) => 'items' in schema || 'prefixItems' in schema,
    );
    if (hollow !== undefined)
      yield {
        message: 'This array alone does not say what its entries are.',
        hint: 'Add `items`.',
        location: locator.locate(hollow, 'type'),
      };
    const bare = aloneIn(
      schemas.filter((schema) => schema['type'] === 'object'),
      (schema) =>
        ['properties', 'additionalProperties', 'patternProperties', 'allOf', 'oneOf', 'anyOf', '$ref'].some(
          (key) => key in schema,
        ) || asTexts(schema['x-not-published']).includes('fields'),
    );
    if (bare !== undefined)
      yield {
        message: 'This object alone does not say which fields it has.',
        hint: 'Add `properties`, or mark it `x-not-published: [fields]`.',
        location: locator.locate(bare, 'type'),
      };
    for (const schema of schemas) {
      const format = asText(schema['format']);
      const meant = STANDARD_FORMATS.find(
        (known) =>
          known !== format &&
          (known === format.toLowerCase() ||
            (known.length > 2 && format.startsWith(known) && /^[A-Z]/.test(format.slice(known.length))) ||
            (known.length > 4 && isSlip(known, format))),
      );
      if (meant !== undefined && !STANDARD_FORMATS.includes(format))
        yield {
          message: `\`${format}\` is no format that is known.`,
          hint: `Did you mean \`${meant}\`?`,
          location: locator.locate(schema, 'format'),
        };
    }
    for (const [format, shape] of SHOWN) yield* unformatted(context, format, shape);
  },
};

/** The one text that shows a format in all its samples and does not say so, unless its type is marked as not published. */
function* unformatted(context: CheckContext, format: string, shape: RegExp): Iterable<Finding> {
  const fields = [...samplesByField(context)].filter(([schema, values]) => {
    const texts = values.filter((value) => typeof value === 'string');
    return (
      texts.length > 0 &&
      texts.every((text) => shape.test(text)) &&
      !asTexts(schema['x-not-published']).includes('types')
    );
  });
  const one = aloneIn(fields, ([schema]) =>
    partsOf(context.document, schema).some((part) =>
      ['format', 'pattern', 'const', 'enum', 'oneOf'].some((key) => key in part),
    ),
  );
  if (one !== undefined)
    yield {
      message: `Every sample of this field has the format \`${format}\`, which all others like it declare.`,
      hint: `Add \`format: ${format}\`, or mark it \`x-not-published: [types]\`.`,
      location: context.locator.locate(one[0], Object.keys(one[0])[0]),
    };
}

/** Schemas of fields with the values that samples show of them. */
function samplesByField(context: CheckContext): ReadonlyMap<Raw, readonly unknown[]> {
  const samples = new Map<Raw, unknown[]>();
  for (const { value, parts } of sampleObjects(context)) {
    for (const [name, schema] of parts.flatMap((part) => Object.entries(asRecord(part['properties'])))) {
      if (name in value && typeof schema === 'object' && schema !== null)
        samples.set(schema as Raw, [...(samples.get(schema as Raw) ?? []), value[name]]);
    }
  }
  return samples;
}
