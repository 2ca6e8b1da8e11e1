/** What a description says of a value, read from the raw document. Knows nothing of the compiler's model or its pages. */

export type Raw = Readonly<Record<string, unknown>>;

export const asRaw = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const texts = (value: unknown): readonly string[] =>
  asArray(value).filter((each): each is string => typeof each === 'string');

export type Direction = 'request' | 'response';

/** Reads one document. */
export class Description {
  readonly document: Raw;
  readonly #ids = new WeakMap<object, number>();
  #next = 0;

  constructor(document: unknown) {
    this.document = asRaw(document);
  }

  /** The object behind references (`$ref` of the same document), with what stands beside the reference. */
  resolve(value: unknown): Raw {
    let raw = asRaw(value);
    for (let hops = 0; typeof raw['$ref'] === 'string' && hops < 50; hops++) {
      const { $ref: _, ...beside } = raw;
      const target = this.#pointer(raw['$ref']);
      // Keywords beside a reference apply as well (JSON Schema 2020-12, section 8.2.3.1).
      raw = Object.keys(beside).length === 0 ? target : { ...beside, allOf: [target, ...asArray(beside['allOf'])] };
    }
    return raw;
  }

  #pointer(reference: string): Raw {
    const steps = decodeURIComponent(reference.replace(/^#\//, '')).split('/');
    return asRaw(
      steps.reduce<unknown>(
        (at, step) => (at as Raw | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
        this.document,
      ),
    );
  }

  /** A number for each object of the document. */
  id(node: object): number {
    const known = this.#ids.get(node);
    if (known !== undefined) return known;
    this.#ids.set(node, this.#next);
    return this.#next++;
  }
}

/** Everything that is said of one place: the schemas that hold there together or as alternatives. */
export interface Place {
  readonly schemas: readonly Raw[];
  readonly key: string;
}

/** Parts that hold together with a schema or as its alternatives. `not` and rules about rules are told in words. */
const BRANCHES = ['allOf', 'oneOf', 'anyOf', 'if', 'then', 'else'] as const;

export function placeOf(given: readonly unknown[], description: Description): Place {
  const found = new Map<number, Raw>();
  const add = (value: unknown): void => {
    const source = asRaw(value);
    const schema = description.resolve(source);
    const id = description.id(typeof source['$ref'] === 'string' && Object.keys(source).length > 1 ? source : schema);
    if (found.has(id)) return;
    found.set(id, schema);
    for (const keyword of BRANCHES) {
      const inside = schema[keyword];
      if (Array.isArray(inside)) inside.forEach(add);
      else if (inside !== undefined) add(inside);
    }
    Object.values(asRaw(schema['dependentSchemas'])).forEach(add);
  };
  given.forEach(add);
  return { schemas: [...found.values()], key: [...found.keys()].sort((a, b) => a - b).join(',') };
}

export interface Child {
  /** `.name`, `.*`, `[]` or `[0]`. */
  readonly step: string;
  readonly place: Place;
  readonly required: boolean;
}

/** What is inside a place: properties that travel this way, names that are free, items. */
export function childrenOf({ schemas }: Place, direction: Direction, description: Description): readonly Child[] {
  const given = new Map<string, unknown[]>();
  const add = (step: string, schema: unknown): void => void given.set(step, [...(given.get(step) ?? []), schema]);
  for (const schema of schemas) {
    for (const [name, property] of Object.entries(asRaw(schema['properties']))) add(`.${name}`, property);
    for (const property of Object.values(asRaw(schema['patternProperties']))) add('.*', property);
    for (const keyword of ['additionalProperties', 'unevaluatedProperties'])
      if (Object.keys(asRaw(schema[keyword])).length > 0) add('.*', schema[keyword]);
    asArray(schema['prefixItems']).forEach((item, index) => add(`[${index}]`, item));
    if (Object.keys(asRaw(schema['items'])).length > 0) add('[]', schema['items']);
  }
  const required = new Set(schemas.flatMap((schema) => texts(schema['required'])));
  return [...given]
    .map(([step, parts]) => ({
      step,
      place: placeOf(parts, description),
      required: step.startsWith('.') && required.has(step.slice(1)),
    }))
    .filter(({ place }) => travels(place, direction));
}

/** Whether readers of this side see it (`readOnly`, `writeOnly`, `x-internal`). */
function travels({ schemas }: Place, direction: Direction): boolean {
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  return !schemas.some((schema) => schema['x-internal'] === true || schema[hidden] === true);
}

const COUNTS = ['minLength', 'minItems', 'minProperties'];
const LIMITS = [
  ...COUNTS,
  'maxLength',
  'maxItems',
  'maxProperties',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
];

/** Limits, format, pattern, fixed value and default of one schema, as `keyword=value`. */
export function limitsOf(schema: Raw): readonly string[] {
  const numbers = LIMITS.flatMap((keyword) => {
    const value = schema[keyword];
    return typeof value !== 'number' || (COUNTS.includes(keyword) && value <= 0) ? [] : [`${keyword}=${value}`];
  });
  const inCode = (text: string): string => (/[\r\n]/.test(text) || text === '' ? JSON.stringify(text) : text);
  return [
    ...numbers,
    ...(typeof schema['format'] === 'string' ? [`format=${inCode(schema['format'])}`] : []),
    ...(typeof schema['pattern'] === 'string' ? [`pattern=${inCode(schema['pattern'])}`] : []),
    ...(schema['uniqueItems'] === true ? ['uniqueItems=true'] : []),
    ...(schema['default'] === undefined ? [] : [`default=${JSON.stringify(schema['default'])}`]),
  ];
}

const MEANINGS: readonly (readonly [string, 'title' | 'description'])[] = [
  ['x-enumDescriptions', 'description'],
  ['x-enum-descriptions', 'description'],
  ['x-enumNames', 'title'],
  ['x-enum-varnames', 'title'],
  ['x-enumLabels', 'title'],
  ['x-enum-labels', 'title'],
];

/** Values with what is said of them: an `enum` with extensions, or constants of a union. */
export function valuesOf(schema: Raw): readonly (readonly [value: string, meaning: readonly string[]])[] {
  if ('const' in schema) return [[wire(schema['const']), texts([schema['title'], schema['description']]).map(oneLine)]];
  return asArray(schema['enum']).map((value, index) => [
    wire(value),
    MEANINGS.flatMap(([extension]) => {
      const told = schema[extension];
      return texts([Array.isArray(told) ? (told as unknown[])[index] : asRaw(told)[wire(value)]]);
    }).map(oneLine),
  ]);
}

function wire(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
}

export function marksOf(schema: Raw): readonly string[] {
  return texts(schema['x-not-published']);
}
