import type { OpenApiDocument } from '#src/model/openapi.ts';
import { METHODS } from '../../description/model/path-item.ts';
import { asList, asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { isReference } from '#src/shared/schema/resolve-ref.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { subschemas } from '#src/shared/schema/applicators.ts';

/**
 * Kinds of objects that are searched for `$ref`. All kinds except `operation` and `encoding` can also be the target of
 * a `$ref` (OpenAPI 3.1, section 4.8; Media Type Objects only in OpenAPI 3.2).
 */
export type Kind = keyof typeof SECTIONS | 'operation' | 'encoding';

/** The key under `components` for each kind of reusable object. */
export const SECTIONS = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  example: 'examples',
  requestBody: 'requestBodies',
  header: 'headers',
  securityScheme: 'securitySchemes',
  link: 'links',
  callback: 'callbacks',
  pathItem: 'pathItems',
  mediaType: 'mediaTypes',
} as const;

/**
 * The name of each kind of reusable object in messages. The order matters: `ref-kind` tests an object for one kind
 * after the other.
 */
export const KIND_NAMES: Readonly<Record<keyof typeof SECTIONS, string>> = {
  parameter: 'parameter',
  securityScheme: 'security scheme',
  example: 'example',
  schema: 'schema',
  response: 'response',
  requestBody: 'request body',
  pathItem: 'path item',
  link: 'link',
  header: 'header',
  callback: 'callback',
  mediaType: 'media type',
};

/** A `$ref` in the document: the object that contains it, and the kind of object that is required there. */
export interface ReferenceUse {
  readonly node: Raw;
  readonly kind: Kind;
  readonly ref: string;
}

/**
 * The members of an object that contain other objects. For each member, `shape` is `one` object, a `list` or a `map` of
 * objects, and `kind` is the kind of these objects.
 */
type Slots = Readonly<Record<string, readonly [shape: 'one' | 'list' | 'map', kind: Kind]>>;

const CONTENT: Slots = { content: ['map', 'mediaType'] };
const EXAMPLES: Slots = { examples: ['map', 'example'], 'x-examples': ['map', 'example'] };
const DESCRIBED: Slots = { schema: ['one', 'schema'], ...CONTENT, ...EXAMPLES };
const METHOD_SLOTS: Slots = Object.fromEntries(METHODS.map((method) => [method, ['one', 'operation'] as const]));

const SLOTS: Readonly<Record<Kind, Slots>> = {
  pathItem: { parameters: ['list', 'parameter'], additionalOperations: ['map', 'operation'], ...METHOD_SLOTS },
  operation: {
    parameters: ['list', 'parameter'],
    requestBody: ['one', 'requestBody'],
    responses: ['map', 'response'],
    callbacks: ['map', 'callback'],
  },
  requestBody: CONTENT,
  response: { headers: ['map', 'header'], links: ['map', 'link'], ...CONTENT },
  mediaType: { schema: ['one', 'schema'], itemSchema: ['one', 'schema'], encoding: ['map', 'encoding'], ...EXAMPLES },
  encoding: { headers: ['map', 'header'] },
  parameter: DESCRIBED,
  header: DESCRIBED,
  schema: { 'x-examples': ['map', 'example'] },
  example: {},
  link: {},
  securityScheme: {},
  callback: {},
};

const SLOT_ENTRIES = new Map(Object.entries(SLOTS).map(([kind, slots]) => [kind, Object.entries(slots)]));

/** An object of the description with its kind, such as `parameter`. */
type Place = readonly [kind: Kind, node: unknown];

/** Returns the path items, webhooks and components of a document, from which every other object can be reached. */
function allPlaces(document: OpenApiDocument): readonly Place[] {
  const components = asRecord(document.components);
  const calls = [document.paths, document.webhooks].flatMap((map) =>
    Object.entries(asRecord(map)).filter(([name]) => !name.startsWith('x-')),
  );
  const sections = Object.entries(SECTIONS) as [keyof typeof SECTIONS, string][];
  return [
    ...calls.map(([, node]): Place => ['pathItem', node]),
    ...sections.flatMap(([kind, section]) =>
      Object.values(asRecord(components[section])).map((node): Place => [kind, node]),
    ),
  ];
}

/**
 * Yields every object of a document with its kind, parents before children. If one object is used as two kinds, it is
 * yielded twice. Examples and other API data are not searched.
 */
export function* objectsIn(document: OpenApiDocument): Iterable<readonly [kind: Kind, node: Raw]> {
  const seen = new Map<Kind, Set<unknown>>();
  const pending = [...allPlaces(document)].reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [kind, node] = next;
    const known = seen.get(kind) ?? new Set();
    seen.set(kind, known);
    if (typeof node !== 'object' || node === null || known.has(node)) continue;
    known.add(node);
    yield [kind, node as Raw];
    for (const place of inside(kind, node as Raw).reverse()) pending.push(place);
  }
}

function inside(kind: Kind, node: Raw): Place[] {
  const places: Place[] = [];
  for (const [name, [shape, inner]] of SLOT_ENTRIES.get(kind) ?? []) {
    if (node[name] === undefined) continue;
    const members =
      shape === 'one' ? [node[name]] : shape === 'list' ? asList(node[name]) : Object.values(asRecord(node[name]));
    for (const member of members) places.push([inner, member]);
  }
  if (kind === 'schema') for (const schema of subschemas(node)) places.push(['schema', schema]);
  if (kind === 'callback') for (const item of Object.values(node)) places.push(['pathItem', item]);
  return places;
}

/** Returns every reference in a document. A `$ref` inside examples and other API data is not a reference. */
export function referencesIn(document: OpenApiDocument): readonly ReferenceUse[] {
  return [...objectsIn(document)].flatMap(([kind, node]) =>
    isReference(node) ? [{ node, kind, ref: node.$ref }] : [],
  );
}

/** Returns every Schema Object of a document once, without those that contain only `$ref`. */
export const schemasIn = memoize((document: OpenApiDocument): readonly Raw[] =>
  [...objectsIn(document)].flatMap(([kind, node]) =>
    kind === 'schema' && !(isReference(node) && Object.keys(node).length === 1) ? [node] : [],
  ),
);
