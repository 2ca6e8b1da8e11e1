import { isFilePart } from '../samples/body.ts';
import { memberSchemas } from '../schema/members.ts';
import { asList, isRecord } from '../schema/raw.ts';
import type { FormContext } from './union.ts';
import { bodyField, type BodyField, type Choices, type Field, type RequestForm, type RequestState } from './form.ts';
import { inferAlternative } from './infer.ts';
import { pathKey } from './path.ts';
import { readShape, type Choose, type Shape } from './shape.ts';
import { memoize } from '../text/memoize.ts';

const shapes = new WeakMap<readonly unknown[], Shape[]>();

/**
 * Returns the shape of a field: its schemas, merged into what a form needs. Of each union (`oneOf`, `anyOf`), it
 * includes the alternative that the reader chose. If the reader chose none, the alternative is inferred from the value.
 */
export function shapeOf(
  { schemas, path, isFile }: Pick<Field, 'schemas' | 'path' | 'isFile'>,
  value: unknown,
  choices: Choices,
  context: FormContext,
): Shape {
  const chosen = choices.get(pathKey(path));
  const choose: Choose = (union) => chosen?.get(union.schema) ?? inferAlternative(union, value, context);
  const cached = shapes.get(schemas) ?? [];
  let shape = cached.find(({ unions }) => unions.every(({ union, chosen: at }) => choose(union) === at));
  if (shape === undefined) {
    shape = readShape(context, schemas, choose);
    shapes.set(schemas, [...cached.slice(-20), shape]);
  }
  return isFile === true && shape.kind !== 'list' ? { ...shape, kind: 'file' } : shape;
}

const inner = memoize<Shape, Map<string | number, readonly unknown[]>>(() => new Map());

/** Returns the schemas for an item of an array, or for an object field that `properties` does not name. */
function inside(shape: Shape, key: string | number): readonly unknown[] {
  const cached = inner(shape);
  const schemas = cached.get(key) ?? memberSchemas(shape.parts, key);
  cached.set(key, schemas);
  return schemas;
}

/** Lists the fields of all parameters, then the field of the body. */
export function topFields(form: RequestForm, state: RequestState): readonly Field[] {
  const body = bodyField(form, state);
  return [...form.places.flatMap(({ fields }) => fields), ...(body === undefined ? [] : [body])];
}

/**
 * Whether a field is always visible, because it is required or has a value. Other fields are folded away as optional.
 */
export function isOpenField({ required }: Field, value: unknown): boolean {
  return required || value !== undefined;
}

/**
 * Returns the fields directly inside a field. For an object, these are the described fields, then all other fields that
 * the value has. For a list, these are its entries.
 */
export function fieldsIn(field: Field, shape: Shape, value: unknown): readonly Field[] {
  if (shape.kind === 'list') return asList(value).map((_, at) => entryOf(field, shape, at));
  if (shape.kind !== 'object') return [];
  const media = 'media' in field ? (field as BodyField).media : undefined;
  const described = shape.properties.map(({ name, schemas, required }): Field => ({
    path: [...field.path, name],
    name,
    schemas,
    required,
    naming: 'described',
    parent: field,
    ...(media !== undefined && isFilePart(media, name) ? { isFile: true as const } : {}),
  }));
  const names = new Set(shape.properties.map(({ name }) => name));
  const others = isRecord(value) ? Object.keys(value).filter((name) => !names.has(name)) : [];
  return [...described, ...others.map((name) => otherField(field, shape, name))];
}

/** Returns the field for a name that the description does not list. */
export function otherField(field: Field, shape: Shape, name: string): Field {
  // A field that is described, but excluded from requests (`readOnly`), counts as unknown.
  const isHidden = shape.parts.some((part) => isRecord(part['properties']) && Object.hasOwn(part['properties'], name));
  const schemas = isHidden ? [] : inside(shape, name);
  return {
    path: [...field.path, name],
    name,
    schemas,
    required: false,
    naming: !isHidden && (shape.isOpen || schemas.length > 0) ? 'free' : 'unknown',
    parent: field,
  };
}

/** Returns the field for the list entry with index `at`. */
export function entryOf(field: Field, shape: Shape, at: number): Field {
  return {
    path: [...field.path, at],
    name: String(at + 1),
    schemas: inside(shape, at),
    required: true,
    naming: 'entry',
    parent: field,
    ...(field.isFile === true ? { isFile: true as const } : {}),
  };
}

/** Whether the input for a shape can show a value. If not, the value is edited as JSON. */
export function isEnterable({ kind }: Shape, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  switch (kind) {
    case 'object':
      return isRecord(value);
    case 'list':
      return Array.isArray(value);
    case 'any':
      return true;
    default:
      return typeof value !== 'object';
  }
}
