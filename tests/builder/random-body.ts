import { toNumber } from '#src/shared/schema/number-text.ts';
import { textMatching } from '#scripts/examples/pattern.ts';
import type { FormContext } from '#src/shared/request/union.ts';
import { readShape, type Shape } from '#src/shared/request/shape.ts';
import { memberSchemas } from '#src/shared/schema/members.ts';
import { isRecord } from '#src/shared/schema/raw.ts';
import type { Random } from './random.ts';

/** No value could be made. */
const NOTHING: unique symbol = Symbol('nothing');

/** How generous a value is: chance of each optional field, entries of a list beyond the least, depth. */
export interface Size {
  readonly optional: number;
  readonly entries: number;
  readonly depth: number;
}

/** A value made at random for schemas that apply together; the caller judges whether it is valid. */
export function randomValue(schemas: readonly unknown[], context: FormContext, random: Random, size: Size): unknown {
  const value = make(schemas, context, random, size, 0);
  return value === NOTHING ? undefined : value;
}

function make(schemas: readonly unknown[], context: FormContext, random: Random, size: Size, depth: number): unknown {
  const shape = readShape(context, schemas, ({ alternatives }) => random.int(alternatives.length));
  const { keywords, members } = shape;
  if (shape.nullable && random.chance(0.05)) return null;
  const given = [keywords.example, ...(keywords.examples ?? []), keywords.default].filter(
    (value) => value !== undefined && value !== null && typeof value !== 'object',
  );
  if (given.length > 0 && shape.kind !== 'choice' && random.chance(0.3)) return random.pick(given);
  switch (shape.kind) {
    case 'choice':
      return random.pick(members).value;
    case 'flag':
      return random.chance(0.5);
    case 'number':
      return randomNumber(shape, random);
    case 'text':
      return randomText(shape, random, given);
    case 'file':
      return 'file.pdf';
    case 'list':
      return randomList(shape, context, random, size, depth);
    case 'object':
      return randomObject(shape, context, random, size, depth);
    case 'any':
      return random.pick(['text', 12, true]);
  }
}

const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const;

function randomNumber({ keywords }: Shape, random: Random): number {
  const isInteger = [keywords.type].flat().includes('integer') && ![keywords.type].flat().includes('number');
  const [minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf] = LIMITS.map((limit) => {
    const value = keywords[limit];
    return value === undefined ? undefined : toNumber(value);
  });
  const step = multipleOf ?? (isInteger ? 1 : 0.01);
  const from =
    minimum ?? (exclusiveMinimum === undefined ? (maximum ?? exclusiveMaximum ?? 0) - 1000 : exclusiveMinimum + step);
  const to = maximum ?? (exclusiveMaximum === undefined ? from + 2000 : exclusiveMaximum - step);
  const steps = Math.max(0, Math.floor((to - from) / step));
  const value = Math.ceil(from / step) * step + random.int(Math.min(steps, 1_000_000) + 1) * step;
  return Number((multipleOf === undefined && !isInteger ? value : Math.round(value / step) * step).toPrecision(12));
}

const FORMATS: Readonly<Record<string, (random: Random) => string>> = {
  date: (random) => `20${10 + random.int(20)}-0${1 + random.int(9)}-1${random.int(9)}`,
  'date-time': (random) => `20${10 + random.int(20)}-0${1 + random.int(9)}-1${random.int(9)}T0${random.int(10)}:30:00Z`,
  time: () => '10:30:00Z',
  email: (random) => `reader${random.int(1000)}@example.org`,
  uuid: (random) => `6f1${random.int(10)}a7de-1f2b-4c3d-8e4f-0123456789ab`.replace(/^(.{4})(.)/, '$1$2'),
  uri: (random) => `https://example.org/${random.int(1000)}`,
  url: (random) => `https://example.org/${random.int(1000)}`,
  'uri-reference': () => '/path',
  hostname: () => 'example.org',
  ipv4: (random) => `192.0.2.${random.int(255)}`,
  ipv6: () => '2001:db8::1',
  byte: () => 'aGVsbG8=',
  binary: () => 'file.pdf',
  duration: () => 'P3D',
  password: () => 'correct horse',
};

/** Letters that samples have to escape are among them. */
const LETTERS = [...`abcdefghijklmnopqrstuvwxyz ABC 0123456789-_.,:;'"$\\\`{}%&#@é日😀`];

function randomText({ keywords, parts }: Shape, random: Random, given: readonly unknown[]): string {
  const { format, minLength = 0, maxLength = 40 } = keywords;
  const patterns = parts.map((part) => part['pattern']).filter((pattern) => typeof pattern === 'string');
  if (patterns[0] !== undefined) {
    const texts = given.filter((value) => typeof value === 'string');
    return texts.length > 0 && random.chance(0.5)
      ? random.pick(texts)
      : (textMatching(patterns[0], minLength) ?? texts[0] ?? 'A1');
  }
  const made = format === undefined ? undefined : FORMATS[format]?.(random);
  if (made !== undefined) return made;
  const length = minLength + random.int(Math.max(1, Math.min(maxLength, minLength + 30) - minLength + 1));
  const text = random.many(length, length, () => random.pick(LETTERS)).join('');
  return text.trim() === '' ? 'x'.repeat(Math.max(1, minLength)) : text;
}

function randomList(shape: Shape, context: FormContext, random: Random, size: Size, depth: number): unknown {
  const { contains, minContains = 1, prefixItems } = shape.keywords;
  const least = Math.max(shape.keywords.minItems ?? 0, contains === undefined ? 0 : minContains);
  const full = shape.parts.some((part) => part['items'] === false) ? prefixItems?.length : undefined;
  const minItems = full ?? least;
  const { maxItems = minItems + size.entries } = { maxItems: full, ...shape.keywords };
  const most = Math.min(maxItems, minItems + size.entries);
  const wanted = depth > size.depth ? minItems : minItems + random.int(Math.max(0, most - minItems) + 1);
  const list: unknown[] = [];
  for (let at = 0; at < wanted; at++) {
    const wantsContained = contains !== undefined && at < minContains;
    const schemas = [...memberSchemas(shape.parts, at), ...(wantsContained ? [contains] : [])];
    const entry = depth > size.depth + 8 ? NOTHING : make(schemas, context, random, size, depth + 1);
    if (entry !== NOTHING) list.push(entry);
  }
  return list;
}

function randomObject(shape: Shape, context: FormContext, random: Random, size: Size, depth: number): unknown {
  if (depth > size.depth + 8) return NOTHING;
  const object: Record<string, unknown> = {};
  const { maxProperties = Infinity, minProperties = 0 } = shape.keywords;
  for (const { name, schemas, required } of shape.properties) {
    const isTag = shape.unions.some(({ union }) => union.property === name);
    if (
      !required &&
      !isTag &&
      (depth > size.depth || !random.chance(size.optional) || Object.keys(object).length >= maxProperties)
    )
      continue;
    const value = make(schemas, context, random, size, depth + 1);
    if (value !== NOTHING) object[name] = value;
    else if (required) return NOTHING;
  }
  for (const { union, chosen } of shape.unions) {
    const [tag] = union.alternatives[chosen]?.values ?? [];
    if (union.property !== undefined && tag !== undefined && isRecord(object)) object[union.property] = tag;
  }
  const isMap = shape.isOpen && shape.properties.length === 0;
  const wanted = isMap ? Math.min(maxProperties, Math.max(minProperties, random.int(3))) : 0;
  for (let at = 0; at < wanted; at++) {
    const name = nameFor(shape, context, random, at);
    const schemas = memberSchemas(shape.parts, name);
    const value = schemas.length === 0 ? 'text' : make(schemas, context, random, size, depth + 1);
    if (value !== NOTHING) object[name] = value;
  }
  return object;
}

/** A name that a map allows. */
function nameFor({ keywords, parts }: Shape, context: FormContext, random: Random, at: number): string {
  const names = keywords.propertyNames;
  if (typeof names === 'object') {
    const name = make([{ type: 'string' }, names], context, random, { optional: 0, entries: 0, depth: 0 }, 0);
    if (typeof name === 'string') return name;
  }
  const [pattern] = parts.flatMap((part) => Object.keys((part['patternProperties'] ?? {}) as object));
  const patterned = pattern === undefined || random.chance(0.5) ? undefined : textMatching(pattern);
  return patterned ?? `key${at + 1}`;
}
