import type { Schema } from '#src/model/schema.ts';
import { asTexts, isRecord } from '#src/shared/schema/raw.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { asSchema, schemaEntries } from '#src/shared/schema/applicators.ts';

const KINDS = ['name', 'type', 'enum', 'missing'] as const;
type Kind = (typeof KINDS)[number];

/** An example with one field broken. */
export interface BrokenExample {
  readonly kind: Kind;
  readonly value: unknown;
  /** Where the problem is expected. */
  readonly path: readonly (string | number)[];
  /** The name or value that was meant. */
  readonly meant?: string;
}

/** Fields of one example that are broken in each way. */
const EACH = 4;

/** Breaks fields of an example in every way its schema would notice, a few of each. */
export function brokenExamples(
  value: unknown,
  schema: Schema,
  definitions: Readonly<Record<string, Schema>>,
): readonly BrokenExample[] {
  const all: BrokenExample[] = [];
  const visit = (node: unknown, part: Schema, path: readonly (string | number)[]): void => {
    const { schema: read } = resolveSchema(part, definitions);
    if (Array.isArray(node)) {
      if (node.length > 0 && read.items !== undefined) visit(node[0], asSchema(read.items), [...path, 0]);
      return;
    }
    if (!isRecord(node)) return;
    const isOpen =
      read.additionalProperties !== undefined ||
      read.patternProperties !== undefined ||
      (read.oneOf ?? read.anyOf ?? read.discriminator) !== undefined ||
      read['x-not-published']?.includes('fields') === true;
    const required = new Set(asTexts(read.required));
    for (const [name, field] of schemaEntries(read.properties)) {
      if (!Object.hasOwn(node, name)) continue;
      const inside = [...path, name];
      const { schema: own } = resolveSchema(field, definitions);
      if (!isOpen && name.length > 4) {
        const misspelt = `${name.slice(0, 2)}${name.slice(3)}`;
        if (!Object.hasOwn(asSchema(read.properties), misspelt))
          all.push({ kind: 'name', value: renamed(value, inside, misspelt), path: [...path, misspelt], meant: name });
      }
      if (required.has(name)) all.push({ kind: 'missing', value: renamed(value, inside, undefined), path: inside });
      const types = [own.type ?? []].flat();
      if (types.length > 0 && own.oneOf === undefined && own.anyOf === undefined)
        all.push({ kind: 'type', value: replaced(value, inside, otherType(types)), path: inside });
      const [first] = (own.enum ?? []).filter((each) => typeof each === 'string' && each.length > 3);
      if (typeof node[name] === 'string' && typeof first === 'string')
        all.push({ kind: 'enum', value: replaced(value, inside, `${first}x`), path: inside, meant: first });
      visit(node[name], field, inside);
    }
  };
  visit(value, schema, []);
  return KINDS.flatMap((kind) => spread(all.filter((one) => one.kind === kind)));
}

/** Some of many, spread evenly. */
function spread<T>(all: readonly T[]): readonly T[] {
  if (all.length <= EACH) return all;
  return Array.from({ length: EACH }, (_, at) => all[Math.floor((at * all.length) / EACH)] as T);
}

function otherType(types: readonly string[]): unknown {
  const values: readonly (readonly [string, unknown])[] = [
    ['object', { broken: true }],
    ['boolean', true],
    ['number', 7.5],
    ['array', ['broken']],
    ['string', 'broken'],
  ];
  return values.find(([type]) => !types.includes(type) && !(type === 'number' && types.includes('integer')))?.[1];
}

/** A copy with another value at a path. */
function replaced(value: unknown, path: readonly (string | number)[], other: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return other;
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? replaced(item, rest, other) : item));
  return isRecord(value) ? { ...value, [step]: replaced(value[step], rest, other) } : value;
}

/** A copy with another name for a field, or without it. */
function renamed(value: unknown, path: readonly (string | number)[], name: string | undefined): unknown {
  const [step, ...rest] = path;
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? renamed(item, rest, name) : item));
  if (!isRecord(value) || step === undefined) return value;
  if (rest.length > 0) return { ...value, [step]: renamed(value[step], rest, name) };
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) =>
      key !== step ? [[key, field]] : name === undefined ? [] : [[name, field]],
    ),
  );
}
