import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import type { Raw } from '#src/shared/schema/raw.ts';
import { UsageError } from '../cli/problem.ts';
import { fillIn } from '../text/fill-in.ts';

/** An example value and its YAML node, which shows whether a number was written with decimals. */
export interface GivenExample {
  readonly value: unknown;
  readonly node: Node | null;
}

/** Formats that are recognisable in a string: RFC 3339, 4122, 5321, 3986. */
const FORMATS: readonly (readonly [format: string, pattern: RegExp])[] = [
  ['date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['uri', /^https?:\/\/\S+$/],
];

/**
 * Reads an example from a JSON file.
 *
 * @throws {UsageError} when the file does not exist, or is not JSON.
 */
export function readExample(file: string): GivenExample {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
    JSON.parse(text);
  } catch (error) {
    throw new UsageError(
      `\`${file}\` is not a JSON file: ${(error as Error).message}`,
      'Name a file such as body.json.',
    );
  }
  // Unlike `JSON.parse`, this preserves the notation of a number: 100.00 is an amount, not an integer.
  const { contents } = parseDocument(text);
  return { value: JSON.parse(text) as unknown, node: contents };
}

/**
 * Derives a schema from an example: types, formats and fields. The author has to describe the fields, and to state
 * which are required.
 *
 * @param nullable how the version of OpenAPI expresses that a value may be null.
 */
export function schemaOfExample({ node }: GivenExample, nullable: 'type' | 'nullable'): Raw {
  return schemaOf([node], undefined, nullable);
}

/** Returns a schema that the values of all nodes match. */
function schemaOf(nodes: readonly (Node | null)[], name: string | undefined, nullable: 'type' | 'nullable'): Raw {
  const known = nodes.filter((node): node is Node => node !== null && !(isScalar(node) && node.value === null));
  const types = typesOfNodes(known);
  const hasNull = known.length < nodes.length;
  const listed = hasNull && nullable === 'type' ? [...types, 'null'] : types;
  return {
    ...(types.length === 0 ? {} : { type: listed.length === 1 ? listed[0] : listed }),
    ...(name === undefined ? {} : { description: fillIn(`what \`${name}\` is`) }),
    ...(types.length === 0 ? { 'x-not-published': ['types'] } : {}),
    ...(hasNull && types.length > 0 && nullable === 'nullable' ? { nullable: true } : {}),
    ...formatOf(known),
    ...(types.includes('object') ? fieldsOf(known, nullable) : {}),
    ...(types.includes('array') ? itemsOf(known, nullable) : {}),
  };
}

function typesOfNodes(nodes: readonly Node[]): readonly string[] {
  const types = new Set(nodes.map(typeOf));
  // Every integer is also a number.
  if (types.has('number')) types.delete('integer');
  return [...types];
}

function typeOf(node: Node): string {
  if (isMap(node)) return 'object';
  if (isSeq(node)) return 'array';
  if (!isScalar(node) || typeof node.value !== 'number') return isScalar(node) ? typeof node.value : 'string';
  return /[.e]/i.test(node.source ?? '') ? 'number' : 'integer';
}

function formatOf(nodes: readonly Node[]): Raw {
  const texts = nodes.flatMap((node) => (isScalar(node) && typeof node.value === 'string' ? [node.value] : []));
  const format =
    texts.length === 0 ? undefined : FORMATS.find(([, pattern]) => texts.every((text) => pattern.test(text)));
  return format === undefined ? {} : { format: format[0] };
}

function fieldsOf(nodes: readonly Node[], nullable: 'type' | 'nullable'): Raw {
  const values = new Map<string, (Node | null)[]>();
  for (const { key, value } of nodes.flatMap((node) => (isMap<Node, Node | null>(node) ? node.items : []))) {
    const name = isScalar(key) ? String(key.value) : '';
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  if (values.size === 0) return { 'x-not-published': ['fields', 'required'] };
  const fields = [...values].map(([name, given]) => [name, schemaOf(given, name, nullable)]);
  return { 'x-not-published': ['required'], properties: Object.fromEntries(fields) as Raw };
}

function itemsOf(nodes: readonly Node[], nullable: 'type' | 'nullable'): Raw {
  const items = nodes.flatMap((node) => (isSeq<Node | null>(node) ? node.items : []));
  return {
    items:
      items.length === 0
        ? { description: fillIn('what an item is'), 'x-not-published': ['types'] }
        : schemaOf(items, undefined, nullable),
  };
}
