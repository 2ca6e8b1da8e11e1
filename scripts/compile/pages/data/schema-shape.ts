import { createHash } from 'node:crypto';
import { isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { resolveSchemaRef, type Schemas } from '#src/shared/schema/schema-ref.ts';

/** Tells schemas apart by the values that they allow, whatever they are called and however they are described. */
export type ShapeOf = (node: unknown) => string;

/** Keywords that say nothing of a value (JSON Schema 2020-12 Validation, section 9). */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...'title summary description default deprecated example examples externalDocs xml'.split(' '),
  ...'$comment $defs definitions $id $schema'.split(' '),
]);
/** Extensions that the validator reads. */
const EXTENSIONS: ReadonlySet<string> = new Set(['x-not-published', 'x-callback']);
/** Keywords whose values are data. */
const VALUES: ReadonlySet<string> = new Set(['enum', 'const']);
/** Keywords that hold schemas by names of fields, which may be called like a keyword. */
const BY_NAME: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas']);
/** Keywords whose order says nothing. */
const SETS: ReadonlySet<string> = new Set(['required', 'enum', 'type']);

/** A schema with holes where others are referred to. */
interface Outline {
  readonly text: string;
  readonly refs: readonly string[];
}

/**
 * Shapes of schemas: equal where two allow the same values for the same reason. Named schemas are told apart round by
 * round, each by what the round before knew of those that it refers to, until nothing more is told apart: circles end.
 */
export function schemaShapes(definitions: Schemas): ShapeOf {
  const names = new Map<string, string>();
  const nameOf = (ref: string): string => {
    const known = names.get(ref) ?? resolveSchemaRef(ref, definitions).name;
    names.set(ref, known);
    return known;
  };
  const outlines = new Map<string, Outline>();
  const target = (ref: string): string => {
    const name = nameOf(ref);
    if (!outlines.has(name)) {
      outlines.set(name, { text: '', refs: [] });
      outlines.set(name, outlineOf(resolveSchemaRef(ref, definitions).schema, target));
    }
    const { text, refs } = outlines.get(name) ?? { text: '', refs: [] };
    return text === HOLE ? (refs[0] ?? name) : name;
  };
  let alike: ReadonlyMap<string, string> = new Map();
  let known = 0;
  for (const name of Object.keys(definitions)) target(`#/components/schemas/${name}`);
  return (node) => {
    const outline = outlineOf(node, target);
    if (outlines.size !== known) alike = toldApart(outlines);
    known = outlines.size;
    const { text, refs } = outline;
    const named = text === HOLE ? outlines.get(refs[0] ?? '') : undefined;
    return shapeOf(named ?? outline, alike);
  };
}

/** Of each name the first that stands for the same shape. */
function toldApart(outlines: ReadonlyMap<string, Outline>): ReadonlyMap<string, string> {
  let shapes = new Map([...outlines].map(([name, { text }]) => [name, hash(text)]));
  let classes = 0;
  for (let found = countOf(shapes); found > classes; found = countOf(shapes)) {
    classes = found;
    const before = shapes;
    shapes = new Map([...outlines].map(([name, outline]) => [name, shapeOf(outline, before)]));
  }
  const first = new Map([...shapes].reverse().map(([name, shape]) => [shape, name]));
  return new Map([...shapes].map(([name, shape]) => [name, first.get(shape) ?? name]));
}

/** Where another schema is referred to. No text of JSON has this character. */
const HOLE = '\u0000';

/** A schema without what says nothing of a value, its keywords in one order. */
function outlineOf(node: unknown, target: (ref: string) => string): Outline {
  const refs: string[] = [];
  const hole = (ref: string): string => {
    refs.push(target(ref));
    return HOLE;
  };
  const fields = (entries: readonly (readonly [string, unknown])[]): string =>
    `{${[...entries]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${JSON.stringify(name)}:${text(value)}`)
      .join(',')}}`;
  const text = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(text).join(',')}]`;
    return isRecord(value) ? schemaText(value) : (JSON.stringify(value) ?? '');
  };
  const schemaText = (schema: Raw): string => {
    const told = Object.entries(schema).filter(
      ([keyword]) => !ANNOTATIONS.has(keyword) && (!keyword.startsWith('x-') || EXTENSIONS.has(keyword)),
    );
    const ref = schema['$ref'];
    if (typeof ref === 'string' && told.length === 1) return hole(ref);
    const parts = told.map(([keyword, value]): readonly [string, string] => {
      if (keyword === '$ref' && typeof value === 'string') return [keyword, hole(value)];
      if (SETS.has(keyword) && Array.isArray(value))
        return [
          keyword,
          value
            .map((each) => JSON.stringify(each))
            .sort()
            .join(','),
        ];
      if (VALUES.has(keyword)) return [keyword, JSON.stringify(value)];
      if (keyword === 'discriminator') return [keyword, named(schema, value)];
      return [keyword, BY_NAME.has(keyword) && isRecord(value) ? fields(Object.entries(value)) : text(value)];
    });
    return `{${parts
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([keyword, value]) => `${keyword}:${value}`)
      .join(',')}}`;
  };
  return { text: text(node), refs };
}

/** A discriminator chooses a schema by its name, which thereby says something of values. */
function named({ oneOf, anyOf }: Raw, discriminator: unknown): string {
  return JSON.stringify([discriminator, oneOf ?? anyOf]);
}

function shapeOf({ text, refs }: Outline, shapes: ReadonlyMap<string, string>): string {
  return hash([text, ...refs.map((ref) => shapes.get(ref) ?? ref)].join('\n'));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

function countOf(shapes: ReadonlyMap<string, string>): number {
  return new Set(shapes.values()).size;
}
