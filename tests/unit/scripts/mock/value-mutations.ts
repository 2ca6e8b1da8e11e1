/** Edits of a value that a schema describes, with what the schema's own words say of each. */
import { isNode, isReadOnly, type Node, type Oracle } from './oracle.ts';

export interface Edit {
  /** What was done, where. */
  readonly name: string;
  readonly value: unknown;
  /** The field of the top that it concerns; undefined for the value itself. */
  readonly field: string | undefined;
  /**
   * `broken`: a keyword that applies here without condition rules it out. `strict`: an object without further fields got
   * one, or a field that never travels in a request. `open`: the edit alone does not tell.
   */
  readonly says: 'broken' | 'strict' | 'open';
  /** Whether a discriminator (OpenAPI 3.1, section 4.8.25) has a say in what applies. */
  readonly discriminated: boolean;
}

/** A schema that applies to a value, and whether it does so whatever the value is. */
interface Part {
  readonly schema: Node;
  readonly always: boolean;
}

/** All schemas that may apply to the same value (JSON Schema 2020-12 Core, section 10.2). */
function partsOf(schema: unknown, follow: Oracle['follow']): readonly Part[] {
  const parts = new Map<Node, Part>();
  const visit = (node: unknown, always: boolean): void => {
    if (!isNode(node) || parts.get(node)?.always === true || (parts.has(node) && !always)) return;
    parts.set(node, { schema: node, always });
    if (typeof node['$ref'] === 'string') visit(follow(node['$ref']), always);
    for (const [keyword, certain] of [
      ['allOf', always],
      ['anyOf', false],
      ['oneOf', false],
    ] as const)
      for (const one of listOf(node[keyword])) visit(one, certain);
    for (const keyword of ['then', 'else']) visit(node[keyword], false);
    if (isNode(node['dependentSchemas'])) for (const one of Object.values(node['dependentSchemas'])) visit(one, false);
  };
  visit(schema, true);
  return [...parts.values()];
}

/** Every edit of a value: retyped, emptied, beyond each limit, each field removed, fields added, at any depth. */
export function editsOf(schema: unknown, value: unknown, oracle: Oracle): readonly Edit[] {
  return at([{ schema, always: true }], value, oracle, []);
}

function at(
  schemas: readonly { schema: unknown; always: boolean }[],
  value: unknown,
  oracle: Oracle,
  path: readonly (string | number)[],
): readonly Edit[] {
  const parts = schemas.flatMap(({ schema, always }) =>
    partsOf(schema, oracle.follow).map((part) => ({ ...part, always: part.always && always })),
  );
  const place = path.length === 0 ? 'the body' : path.join('.');
  const field = path.length === 0 ? undefined : String(path[0]);
  const edit = (what: string, edited: unknown, says: Edit['says']): Edit => ({
    name: `${place}: ${what}`,
    value: edited,
    field,
    says,
    discriminated,
  });
  const broken = (test: (schema: Node) => boolean): Edit['says'] =>
    parts.some(({ schema, always }) => always && test(schema)) ? 'broken' : 'open';
  const discriminated = parts.some(({ schema }) => 'discriminator' in schema);
  const own: Edit[] = [];

  for (const [type, other] of OTHERS) {
    if (type === typeOf(value)) continue;
    own.push(
      edit(
        `is ${type} rather than ${typeOf(value)}`,
        other,
        broken((one) => 'type' in one && !fitsType(other, listOf(one['type']))),
      ),
    );
  }
  for (const { schema } of parts) {
    for (const [keyword, edited] of beyond(schema, value))
      own.push(
        edit(`breaks ${keyword}`, edited, parts.some((one) => one.schema === schema && one.always) ? 'broken' : 'open'),
      );
  }
  for (const { schema } of parts) {
    const ruledOut = isNode(schema['not'])
      ? [
          ...('const' in schema['not'] ? [schema['not']['const']] : []),
          ...(Array.isArray(schema['not']['enum']) ? schema['not']['enum'] : []),
        ]
      : [];
    for (const one of ruledOut) own.push(edit('is what `not` rules out', one, 'open'));
  }
  if (Array.isArray(value))
    for (const index of value.slice(0, 3).keys())
      own.push(edit(`entry ${index} is removed`, value.toSpliced(index, 1), 'open'));
  if (isNode(value)) {
    own.push(
      edit(
        'is names and values in turn',
        Object.entries(value).flat().join(','),
        broken((one) => 'type' in one && !fitsType('', listOf(one['type']))),
      ),
    );
    for (const name of Object.keys(value)) {
      const { [name]: _removed, ...rest } = value;
      own.push({
        ...edit(
          `${name} is removed`,
          rest,
          broken(
            (one) =>
              listOf(one['required']).includes(name) &&
              !parts.some(
                ({ schema }) => isNode(schema['properties']) && isReadOnly(schema['properties'][name], oracle.follow),
              ),
          ),
        ),
        field: field ?? name,
      });
    }
    const unknown = 'zz unknown';
    own.push({
      ...edit(
        'an unknown field is added',
        { ...value, [unknown]: 'x' },
        isClosed(parts)
          ? 'strict'
          : broken((one) => one['additionalProperties'] === false && !isNode(one['patternProperties'])),
      ),
      field: field ?? unknown,
    });
    // Where any field may come, what is said of names and of their number still counts.
    const [first] = Object.values(value);
    for (const name of ['z', 'zz a name that is long and has spaces'])
      own.push({
        ...edit(
          `another field like the first is added, ${name}`,
          { ...value, [name]: first ?? 'x' },
          isClosed(parts) ? 'strict' : 'open',
        ),
        field: field ?? name,
      });
    const readOnly = parts
      .flatMap(({ schema }) => Object.entries(isNode(schema['properties']) ? schema['properties'] : {}))
      .filter(([name, one]) => isReadOnly(one, oracle.follow) && !Object.hasOwn(value, name));
    for (const [name] of readOnly)
      own.push({
        ...edit(`the read-only field ${name} is added`, { ...value, [name]: 'x' }, 'strict'),
        field: field ?? name,
      });
  }
  return [
    ...own,
    ...inside(parts, value, oracle, path).map((one) => ({ ...one, discriminated: one.discriminated || discriminated })),
  ];
}

function inside(
  parts: readonly Part[],
  value: unknown,
  oracle: Oracle,
  path: readonly (string | number)[],
): readonly Edit[] {
  if (Array.isArray(value)) {
    return value.slice(0, 3).flatMap((item, index) =>
      at(
        parts.flatMap(({ schema, always }) => itemsOf(schema, index).map((one) => ({ schema: one, always }))),
        item,
        oracle,
        [...path, index],
      ).map((one) => ({ ...one, value: value.map((other, position) => (position === index ? one.value : other)) })),
    );
  }
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    at(
      parts.flatMap(({ schema, always }) => fieldsOf(schema, name).map((one) => ({ schema: one, always }))),
      item,
      oracle,
      [...path, name],
    ).map((one) => ({ ...one, value: { ...value, [name]: one.value } })),
  );
}

function itemsOf(schema: Node, index: number): readonly unknown[] {
  const prefix = listOf(schema['prefixItems']);
  if (index < prefix.length) return [prefix[index]];
  return isNode(schema['items']) ? [schema['items']] : [];
}

function fieldsOf({ properties, additionalProperties, patternProperties }: Node, name: string): readonly unknown[] {
  if (isNode(properties) && Object.hasOwn(properties, name)) return [properties[name]];
  return isNode(additionalProperties) && !isNode(patternProperties) ? [additionalProperties] : [];
}

/** Whether an object may have one more field, which nobody names. */
export function takesField(schema: unknown, object: unknown, name: string, value: unknown, oracle: Oracle): boolean {
  return (
    !isClosed(partsOf(schema, oracle.follow)) &&
    oracle.isValid(schema, { ...(isNode(object) ? object : {}), [name]: value }) === true
  );
}

/** Whether an object takes no fields but those that are told: the project's own strictness, in other words. */
function isClosed(parts: readonly Part[]): boolean {
  const tells = parts.some(({ schema }) => schema['properties'] !== undefined);
  const opens = parts.some(
    ({ schema }) =>
      listOf(schema['x-not-published']).includes('fields') ||
      schema['additionalProperties'] === true ||
      isNode(schema['additionalProperties']) ||
      'unevaluatedProperties' in schema ||
      'patternProperties' in schema,
  );
  return tells && !opens;
}

const OTHERS: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['boolean', true],
  ['integer', 7],
  ['number', 1.5],
  ['string', 'zz ☃'],
  ['array', []],
  ['object', {}],
];

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function fitsType(value: unknown, types: readonly unknown[]): boolean {
  return types.includes(typeOf(value)) || (typeOf(value) === 'integer' && types.includes('number'));
}

/** Values just beyond each limit that a schema sets on a value of this type. */
function beyond(schema: Node, value: unknown): readonly (readonly [string, unknown])[] {
  const limit = (keyword: string): number | undefined =>
    typeof schema[keyword] === 'number' ? schema[keyword] : undefined;
  const made: (readonly [string, unknown])[] = [];
  const add = (keyword: string, make: (by: number) => unknown): void => {
    const by = limit(keyword);
    if (by !== undefined) made.push([keyword, make(by)]);
  };
  if (Array.isArray(schema['enum']) || 'const' in schema)
    made.push([
      'enum',
      typeof value === 'string' ? `${value} zz` : typeof value === 'number' ? 987_654_321 : { zz: 1 },
    ]);
  if (typeof value === 'string') {
    add('minLength', (by) => (by > 0 ? [...value].slice(0, by - 1).join('') : value));
    add('maxLength', (by) => 'x'.repeat(by + 1));
    if (typeof schema['pattern'] === 'string') made.push(['pattern', '\u2603 \u2603']);
    if (typeof schema['format'] === 'string' && CHECKED.has(schema['format']))
      made.push(['format', '\u2603 no such format']);
  }
  if (typeof value === 'number') {
    add('minimum', (by) => by - 1);
    add('maximum', (by) => by + 1);
    add('exclusiveMinimum', (by) => by);
    add('exclusiveMaximum', (by) => by);
    add('multipleOf', (by) => value + by / 2);
    if (schema['format'] === 'int32') made.push(['format', 2 ** 31]);
  }
  if (Array.isArray(value)) {
    add('minItems', (by) => value.slice(0, Math.max(0, by - 1)));
    add('maxItems', (by) =>
      Array.from({ length: by + 1 }, (_, index): unknown => value[index % Math.max(1, value.length)]),
    );
    if (schema['uniqueItems'] === true && value.length > 0) made.push(['uniqueItems', [...value, value[0]]]);
  }
  if (isNode(value)) {
    add('minProperties', (by) => Object.fromEntries(Object.entries(value).slice(0, Math.max(0, by - 1))));
    add('maxProperties', (by) => ({
      ...value,
      ...Object.fromEntries(
        Array.from({ length: by + 1 }, (_, index) => [`z${index}`, Object.values(value)[0] ?? 'x']),
      ),
    }));
  }
  return made.filter(([, edited]) => JSON.stringify(edited) !== JSON.stringify(value));
}

/** Formats that are more than a remark, and that no snowman has. */
const CHECKED: ReadonlySet<string> = new Set([
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uuid',
  'byte',
]);

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
}
