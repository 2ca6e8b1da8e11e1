import type { OpenApiDocument } from '../../src/model/openapi.ts';
import type { Schema } from '../../src/model/schema.ts';
import { once } from '../once.ts';
import { asList, asRecord, type Raw } from '../model/raw.ts';
import { asTypes } from '../schema/assertions.ts';
import { matches } from '../schema/pattern.ts';
import { partsInPlace } from '../schema/parts.ts';
import { resolverOf } from '../schema/resolver.ts';
import { validatorOf } from '../schema/validator.ts';
import type { Violation } from '../schema/violation.ts';

/** A value whose scalars are still texts. */
export type Written = string | readonly Written[] | ReadonlyMap<string, Written>;

/** A value that a schema judged. */
export interface Judged {
  readonly value: unknown;
  readonly violations: readonly Violation[];
}

/** Gives texts the types that schemas ask for, and judges what comes of it. */
export interface Typing {
  /** A value as it is. */
  judge(schema: Schema, value: unknown): Judged;
  /** The reading that the schema accepts, else the one it misses by least. */
  read(schema: Schema, readings: readonly Written[]): Judged;
  /** The types a schema speaks of; empty where any may come. */
  typesOf(schema: Schema): ReadonlySet<string>;
  /** Names that a schema gives to fields. */
  fieldsOf(schema: Schema): readonly string[];
  /** All that a schema says of one field. */
  fieldSchema(schema: Schema, name: string): Schema;
}

/** Parameters and forms carry texts alone: `1` is a number where the schema says so (OpenAPI 3.1, section 4.8.12.4; JSON Schema 2020-12). */
export const typingOf = once((document: OpenApiDocument): Typing => {
  const validator = validatorOf(document);
  const resolve = resolverOf(document);
  const judge = (schema: unknown, value: unknown): Judged => ({
    value,
    violations: validator.validate(schema as Raw, value, 'request'),
  });
  const parts = (schema: unknown): readonly Raw[] => partsInPlace(schema, resolve);
  const typesOf = (schema: unknown): ReadonlySet<string> => new Set(parts(schema).flatMap(spokenTypes));
  const fits =
    (value: unknown) =>
    (schema: unknown): boolean =>
      judge(schema, value).violations.length === 0;
  const choose = (schemas: readonly unknown[], values: readonly unknown[]): unknown => {
    const [first] = values;
    const value = values.find((one) => schemas.every(fits(one))) ?? values.find((one) => schemas.some(fits(one)));
    return value === undefined ? first : value;
  };
  const typed = (schemas: readonly unknown[], written: Written, prefer: Preference): unknown => {
    if (typeof written === 'string')
      return choose(
        prefer === 'schema' ? schemas : [],
        scalars(written, new Set(schemas.flatMap((schema) => [...typesOf(schema)])), prefer),
      );
    const all = schemas.flatMap(parts);
    if (isList(written))
      return written.map((item, index) =>
        typed(
          all.flatMap((part) => itemSchemas(part, index)),
          item,
          prefer,
        ),
      );
    return Object.fromEntries(
      [...written].map(([name, item]) => [
        name,
        field(
          all.flatMap((part) => fieldSchemas(part, name)),
          item,
          prefer,
        ),
      ]),
    );
  };
  // A list of one entry is written like the entry alone.
  const field = (schemas: readonly unknown[], written: Written, prefer: Preference): unknown => {
    const value = typed(schemas, written, prefer);
    const alone =
      typeof written === 'string' &&
      !Array.isArray(value) &&
      schemas.some((schema) => typesOf(schema).has('array')) &&
      !schemas.every(fits(value));
    return alone ? typed(schemas, [written], prefer) : value;
  };
  return {
    judge,
    read(schema, readings) {
      let best: Judged | undefined;
      for (const reading of readings) {
        for (const prefer of PREFERENCES) {
          const judged = judge(schema, typed([schema], reading, prefer));
          if (judged.violations.length === 0) return judged;
          if (best === undefined || weight(judged) < weight(best)) best = judged;
        }
      }
      return best ?? judge(schema, '');
    },
    typesOf,
    fieldsOf: (schema) => [...new Set(parts(schema).flatMap((part) => Object.keys(asRecord(part['properties']))))],
    fieldSchema: (schema, name) => ({
      anyOf: parts(schema).flatMap((part) => fieldSchemas(part, name)) as readonly Schema[],
    }),
  };
});

/** How a text is read that may be several things: as its own schema accepts it; where that misleads (alternatives), one way throughout. */
type Preference = 'schema' | 'text' | 'other';
const PREFERENCES: readonly Preference[] = ['schema', 'other', 'text'];

/** A value of the wrong type is further away than one beyond a limit. */
function weight({ violations }: Judged): number {
  return (
    violations.length +
    violations.filter(({ path, stated }) => path.length === 0 && stated.path[0] === 'type').length * 1000
  );
}

function isList(written: Written): written is readonly Written[] {
  return Array.isArray(written);
}

function spokenTypes(part: Raw): readonly string[] {
  if ('type' in part) return asTypes(part['type']);
  if ('properties' in part) return ['object'];
  return 'items' in part || 'prefixItems' in part ? ['array'] : [];
}

/** A JSON number (RFC 8259, section 6). */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** What a text may be, by the types that may come. */
function scalars(text: string, types: ReadonlySet<string>, prefer: Preference): readonly unknown[] {
  const may = (...wanted: readonly string[]): boolean => types.size === 0 || wanted.some((type) => types.has(type));
  const other = [
    ...(may('integer', 'number') && NUMBER.test(text) ? [Number(text)] : []),
    ...(may('boolean') && /^(true|false)$/.test(text) ? [text === 'true'] : []),
    ...(may('null') && text === '' ? [null] : []),
    ...(may('object', 'array') && /^\s*[[{]/.test(text) ? parsed(text) : []),
  ];
  const plain = may('string') ? [text] : [];
  const all = types.size === 0 || prefer === 'text' ? [...plain, ...other] : [...other, ...plain];
  return all.length === 0 ? [text] : all;
}

function parsed(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

function itemSchemas(part: Raw, index: number): readonly unknown[] {
  const prefix = asList(part['prefixItems']);
  const schema = index < prefix.length ? prefix[index] : part['items'];
  return schema === undefined ? [] : [schema];
}

function fieldSchemas(part: Raw, name: string): readonly unknown[] {
  const properties = asRecord(part['properties']);
  const fitting = Object.entries(asRecord(part['patternProperties']))
    .filter(([pattern]) => matches(name, pattern))
    .map(([, field]) => field);
  if (Object.hasOwn(properties, name)) return [properties[name], ...fitting];
  if (fitting.length > 0) return fitting;
  return ['additionalProperties', 'unevaluatedProperties']
    .filter((keyword) => typeof part[keyword] === 'object')
    .map((keyword) => part[keyword]);
}
