import type { OpenApiDocument } from '#src/model/openapi.ts';
import { alternativesOf } from '#src/shared/schema/applicators.ts';
import { allSubschemas, compose, memberParts, noBranches, partsOf } from '#src/shared/schema/view.ts';
import { entrySchemas, fieldNames } from '#src/shared/schema/members.ts';
import { asRecord, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { schemaRef } from '#src/shared/schema/resolve-ref.ts';
import { resolverOf } from '#src/shared/schema/schema-ref.ts';
import { follow, mediaIn, namesOf, operationsByName, parametersOf } from '../../checks/lookup/operations.ts';
import { schemasIn } from '../../checks/lookup/references.ts';
import type { CheckContext } from '../../checks/lookup/check.ts';
import { operationsIn, type OperationUse } from '../../description/model/path-item.ts';
import { renameInData } from './data.ts';
import type { Edits } from './edits.ts';

/** A field: a property of JSON objects. Several schemas may declare the same field, such as the parts of an `allOf`. */
export interface Field {
  readonly name: string;
  readonly declaredBy: ReadonlySet<Raw>;
  /** Schemas that mention the field without declaring it, in `required` or in a condition. */
  readonly around: ReadonlySet<Raw>;
  /** Names of all fields that an object with this field may have, including this field. */
  readonly beside: ReadonlySet<string>;
}

/** Returns the field at a path such as `Order.customer.name`; undefined if there is none. */
export function fieldAt(document: OpenApiDocument, path: string): Field | undefined {
  const [, holder = '', name = ''] = /^(.*)\.(.*)$/.exec(path.replaceAll('[]', '')) ?? [];
  const first = partsAt(document, holder).filter((part) => declares(part, name));
  return first.length > 0 ? sameField(document, name, first) : undefined;
}

/**
 * Returns all schemas that may apply to the value at a path such as `Order.customer`. If the value is a list, includes
 * the schemas of its items.
 */
export function partsAt(document: OpenApiDocument, path: string): readonly Raw[] {
  const [schema = '', ...steps] = path.replaceAll('[]', '').split('.');
  return steps.reduce((at, step) => inside(document, at, step), partsAndItems(document, schemaRef(schema)));
}

function declares(part: Raw, name: string): boolean {
  return Object.hasOwn(asRecord(part['properties']), name);
}

/**
 * Returns a field with all schemas that declare it: the given ones, those in the same `allOf` and, if the field is a
 * discriminator, the alternatives that it selects.
 *
 * @param first some schemas that declare the field
 */
export function sameField(document: OpenApiDocument, name: string, first: readonly Raw[]): Field {
  const declaredBy = new Set(first);
  const resolve = resolverOf(document);
  const isOne = (part: Raw): boolean => declaredBy.has(part);
  for (let size = 0; size < declaredBy.size;) {
    size = declaredBy.size;
    for (const schema of schemasIn(document)) {
      const chooses = asRecord(schema['discriminator'])['propertyName'] === name;
      const parts = chooses ? partsOf(document, schema) : compose([schema], resolve, noBranches);
      if (parts.some(isOne)) for (const part of parts) if (declares(part, name)) declaredBy.add(part);
    }
  }
  const around = new Set<Raw>();
  const beside = new Set<string>();
  for (const schema of schemasIn(document)) {
    const parts = partsOf(document, schema);
    if (!parts.some(isOne)) continue;
    for (const other of fieldNames(parts)) beside.add(other);
    const together = compose([schema], resolve, noBranches);
    // If only an alternative declares the field, other alternatives may have a different field with the same name.
    const hasField = together.some(isOne);
    for (const part of hasField ? parts : together) {
      if (!declares(part, name)) around.add(part);
      const others = hasField ? [] : alternativesOf(part);
      const mentioned = allSubschemas(part).filter((one) => !others.includes(one));
      for (const inner of mentioned.flatMap((one) => partsOf(document, one))) around.add(inner);
    }
  }
  return { name, declaredBy, around, beside };
}

/**
 * Returns a schema and all others that may apply to the same value, such as the parts of its `allOf`. If the value is a
 * list, includes the schemas of its items.
 */
export function partsAndItems(document: OpenApiDocument, schema: unknown): readonly Raw[] {
  const found = new Set(partsOf(document, schema));
  for (const part of found)
    for (const item of entrySchemas(part)) for (const inner of partsOf(document, item)) found.add(inner);
  return [...found];
}

/**
 * Returns all schemas that may apply to one field of an object. If the field is a list, these include the schemas of
 * its items.
 *
 * @param parts the schemas of the object
 * @param step the name of the field, such as `customer`
 */
export function inside(document: OpenApiDocument, parts: readonly Raw[], step: string): readonly Raw[] {
  return parts.flatMap((part) => memberParts(document, [part], step)).flatMap((part) => partsAndItems(document, part));
}

/**
 * The schemas of a value, and a path from this value to one inside it. Steps of the path are written as in an anchor:
 * `items[]`, `status=paid`.
 */
interface PathBelow {
  readonly schemas: readonly unknown[];
  readonly steps: readonly string[];
}

/** Matches a step: a field name, then `[]` for list items and `=value` for an enum value. */
const STEP = /^(.*?)((?:\[\])*(?:=.*)?)$/;

/**
 * Follows a path, and returns the schemas of the value before each step and after the last. After a step that names no
 * field, the schemas are the same as before.
 */
export function partsAlong(document: OpenApiDocument, { schemas, steps }: PathBelow): readonly (readonly Raw[])[] {
  let parts: readonly Raw[] = schemas.flatMap((schema) => partsAndItems(document, schema));
  const found = [parts];
  for (const step of steps) {
    const below = inside(document, parts, STEP.exec(step)?.[1] ?? '');
    if (below.length > 0) parts = below;
    found.push(parts);
  }
  return found;
}

/** Returns the steps of a path with the field renamed. A different field with the same name is left unchanged. */
export function renamedSteps(
  document: OpenApiDocument,
  { name, declaredBy, around }: Field,
  to: string,
  path: PathBelow,
): readonly string[] {
  const along = partsAlong(document, path);
  return path.steps.map((step, index) => {
    const [, key = '', rest = ''] = STEP.exec(step) ?? [];
    const declaring = key === name ? (along[index] ?? []).filter((part) => declares(part, name)) : [];
    const isOwn = declaring.every((part) => declaredBy.has(part) || around.has(part));
    return isOwn && declaring.length > 0 ? to + rest : step;
  });
}

/**
 * Returns the schemas that the beginning of an anchor or change key stands for. The beginning names a schema, a body or
 * a parameter: `Shipment`, `bookShipment.body`, `bookShipment.201`, `listShipments.query.status`.
 */
export function schemasAt(
  document: OpenApiDocument,
  first: string,
  [second = '', third]: readonly string[],
): readonly unknown[] {
  if (Object.hasOwn(document.components?.schemas ?? {}, first)) return [schemaRef(first)];
  const use = operationsByName(document).get(first);
  const parameter = use && parametersOf(document, use).find((each) => each['in'] === second && each['name'] === third);
  if (parameter !== undefined) return [parameter['schema']];
  return mediaIn(document)
    .filter(({ operation }) => namesOf(operation).includes(first))
    .filter(({ direction, status }) =>
      direction === 'request' ? ['body', 'request'].includes(second) : status === second,
    )
    .map(({ media }) => media['schema']);
}

/** Renames a field in the schemas that declare or mention it, in examples and defaults, and in runtime expressions. */
export function renameField(context: CheckContext, field: Field, to: string, edits: Edits): void {
  const { document } = context;
  const names = [field.name, to] as const;
  for (const schema of [...field.declaredBy, ...field.around]) {
    for (const key of ['properties', 'dependentRequired', 'dependentSchemas'])
      edits.name(schema, [key, field.name], names, true);
    for (const list of [schema['required'], ...Object.values(asRecord(schema['dependentRequired']))])
      asTexts(list).forEach((item, index) => item === field.name && edits.name(list, [index], names));
    if (asRecord(schema['discriminator'])['propertyName'] === field.name)
      edits.name(schema, ['discriminator', 'propertyName'], names);
  }
  for (const { media } of mediaIn(document))
    if (partsOf(document, media['schema']).some((part) => field.declaredBy.has(part)))
      edits.name(media, ['encoding', field.name], names, true);
  const isOwn = (part: Raw): boolean => field.declaredBy.has(part);
  renameInData(context, names, edits, ({ value, parts, path }) =>
    Object.hasOwn(asRecord(value), field.name) && parts.some(isOwn) ? [...path, field.name] : undefined,
  );
  rewriteExpressions(document, edits, /\$(?:request|response)\.body#\/[^\s'"}]+/g, ({ operation }) => (expression) => {
    const [from = '', ...steps] = expression.split('/');
    const schemas = mediaIn(document)
      .filter((use) => use.operation.operation === operation && from.includes(use.direction))
      .map(({ media }) => media['schema']);
    return [from, ...renamedSteps(document, field, to, { schemas, steps })].join('/');
  });
}

/**
 * Replaces matches of `pattern` in the runtime expressions of links and callbacks (OpenAPI 3.1, section 4.8.20.4), such
 * as `$response.body#/order/id`.
 *
 * @param makeFor returns the function that replaces a match in an operation; undefined to skip the operation
 */
export function rewriteExpressions(
  document: OpenApiDocument,
  edits: Edits,
  pattern: RegExp,
  makeFor: (use: OperationUse) => ((match: string) => string) | undefined,
): void {
  for (const use of operationsIn(document)) {
    const make = makeFor(use);
    if (make === undefined) continue;
    for (const callback of Object.values(asRecord(use.operation['callbacks'])).map((node) => follow(document, node)))
      for (const key of Object.keys(callback)) edits.value(callback, [key], pattern, make, true);
    const links = Object.values(asRecord(use.operation['responses'])).flatMap((response) =>
      Object.values(asRecord(follow(document, response)['links'])).map((node) => follow(document, node)),
    );
    for (const link of links)
      for (const holder of [link, asRecord(link['parameters']), asRecord(link['requestBody'])])
        for (const key of Object.keys(holder))
          if (typeof holder[key] === 'string') edits.value(holder, [key], pattern, make);
  }
}
