import type { OpenApiDocument } from '#src/model/openapi.ts';
import {
  allBranches,
  allSubschemas,
  compose,
  entrySchemas,
  fieldNames,
  memberParts,
  noBranches,
  partsOf,
} from '#src/shared/schema/view.ts';
import { composedValues } from '#src/shared/schema/composed-values.ts';
import { asRecord, asTexts, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { schemaRef } from '#src/shared/schema/resolve-ref.ts';
import { resolverOf } from '#src/shared/schema/schema-ref.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import { mediaIn, namesOf, follow } from '../../compile/checks/lookup/operations.ts';
import { schemasIn } from '../../compile/checks/lookup/references.ts';
import type { Path } from '../edit-yaml.ts';
import type { CheckContext } from '../../compile/checks/lookup/check.ts';
import { bodyOf } from '../../compile/checks/lookup/guides/fence-body.ts';
import { fencesIn } from '../../compile/checks/lookup/guides/passages.ts';
import { placedExamples, valueOf, type PlacedExample } from '../../compile/checks/lookup/samples/examples.ts';
import { readJson } from '../../compile/checks/lookup/samples/json-text.ts';
import { likelySchema } from '../../compile/checks/lookup/samples/likely-schema.ts';
import { operationsIn, type OperationUse } from '../../compile/model/path-item.ts';
import type { Edits } from './edits.ts';

/** A field of the description: the schemas that declare it under one name, as they hold for the same values. */
export interface Field {
  readonly name: string;
  readonly declaredBy: ReadonlySet<Raw>;
  /** Schemas that hold for its objects too, and speak of it: in `required`, under a condition. */
  readonly around: ReadonlySet<Raw>;
  /** Names of the fields beside it. */
  readonly beside: ReadonlySet<string>;
}

/** The field at `Schema.path.to`; undefined where there is none. */
export function fieldAt(document: OpenApiDocument, path: string): Field | undefined {
  const [schema = '', ...steps] = path.replaceAll('[]', '').split('.');
  const name = steps.pop() ?? '';
  const parts = steps.reduce((at, step) => inside(document, at, step), entered(document, schemaRef(schema)));
  const first = parts.filter((part) => declares(part, name));
  return first.length > 0 ? sameField(document, name, first) : undefined;
}

function declares(part: Raw, name: string): boolean {
  return Object.hasOwn(asRecord(part['properties']), name);
}

/** All that declare the field of some schemas: what `allOf` joins or a discriminator chooses from has it in common. */
function sameField(document: OpenApiDocument, name: string, first: readonly Raw[]): Field {
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
  const groups = schemasIn(document)
    .map((schema) => partsOf(document, schema))
    .filter((parts) => parts.some(isOne));
  const tested = (part: Raw): readonly Raw[] => allSubschemas(part).flatMap((schema) => partsOf(document, schema));
  const around = groups.flat().flatMap((part) => [...(declares(part, name) ? [] : [part]), ...tested(part)]);
  return { name, declaredBy, around: new Set(around), beside: new Set(groups.flatMap(fieldNames)) };
}

/** The parts of a schema, and of the items of its lists. */
function entered(document: OpenApiDocument, schema: unknown): readonly Raw[] {
  const found = new Set(partsOf(document, schema));
  for (const part of found)
    for (const item of entrySchemas(part)) for (const inner of partsOf(document, item)) found.add(inner);
  return [...found];
}

function inside(document: OpenApiDocument, parts: readonly Raw[], step: string): readonly Raw[] {
  return parts.flatMap((part) => memberParts(document, [part], step)).flatMap((part) => entered(document, part));
}

/** The steps of a path below a schema with another name for the field; steps that are no field stay. */
export function renamedSteps(
  document: OpenApiDocument,
  { name, declaredBy }: Field,
  to: string,
  { schemas, steps }: { readonly schemas: readonly unknown[]; readonly steps: readonly string[] },
): readonly string[] {
  let parts: readonly Raw[] = schemas.flatMap((schema) => entered(document, schema));
  return steps.map((step) => {
    const [, key = '', rest = ''] = /^(.*?)((?:\[\])*(?:=.*)?)$/.exec(step) ?? [];
    const isField = key === name && parts.some((part) => declaredBy.has(part));
    const below = inside(document, parts, key);
    if (below.length > 0) parts = below;
    return isField ? to + rest : step;
  });
}

/** The schemas that an anchor or a key of a change begins with: `Shipment`, `bookShipment.body`, `bookShipment.201`. */
export function schemasAt(document: OpenApiDocument, first: string, second = ''): readonly unknown[] {
  if (Object.hasOwn(document.components?.schemas ?? {}, first)) return [schemaRef(first)];
  return mediaIn(document)
    .filter(({ operation }) => namesOf(operation).includes(first))
    .filter(({ direction, status }) =>
      direction === 'request' ? ['body', 'request'].includes(second) : status === second,
    )
    .map(({ media }) => media['schema']);
}

/** Paths of the field in a value. Where a value may be of several schemas, it has the field if it is valid by one of its. */
function pathsIn(
  document: OpenApiDocument,
  field: Field,
  { value: whole, parts: schemas }: { readonly value: unknown; readonly parts: readonly Raw[] },
): readonly Path[] {
  return [...composedValues(whole, schemas, resolverOf(document), () => allBranches)].flatMap(
    ({ value, parts, path }) => {
      const declaring = parts.filter((part) => declares(part, field.name));
      const own = declaring.filter((part) => field.declaredBy.has(part));
      const isValid = (part: Raw): boolean => validatorOf(document).validate(part, value, 'either').length === 0;
      const isOwn = own.length > 0 && (own.length === declaring.length || own.some(isValid));
      return isRecord(value) && Object.hasOwn(value, field.name) && isOwn ? [[...path, field.name]] : [];
    },
  );
}

/** Gives a field another name: where it is declared, where schemas speak of it, and in all data that has it. */
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
  for (const { holder, key, schema } of examplesWithSchema(context)) {
    const value = { value: valueOf({ holder, key }), parts: partsOf(document, schema) };
    for (const path of pathsIn(document, field, value)) edits.name(holder, [key, ...path], names, true);
  }
  for (const fence of context.guides.guides.flatMap(fencesIn)) {
    const json = /^json5?$/.test(fence.language) ? readJson(fence.node.value) : undefined;
    if (json === undefined || json.problem !== undefined) continue;
    const schema = bodyOf(context, fence).body?.schema ?? likelySchema(document, json.value);
    for (const path of pathsIn(document, field, { value: json.value, parts: partsOf(document, schema) }))
      edits.nameFrom(fence.at(json.offsetOf(path, true)), names);
  }
  rewriteExpressions(document, edits, /\$(?:request|response)\.body#\/[^\s'"}]+/g, ({ operation }) => (expression) => {
    const [from = '', ...steps] = expression.split('/');
    const schemas = mediaIn(document)
      .filter((use) => use.operation.operation === operation && from.includes(use.direction))
      .map(({ media }) => media['schema']);
    return [from, ...renamedSteps(document, field, to, { schemas, steps })].join('/');
  });
}

type Example = Pick<PlacedExample, 'holder' | 'key'> & { readonly schema: unknown };

/** Examples and defaults with their schemas; what no schema has by its likely one. */
function examplesWithSchema({ document }: CheckContext): readonly Example[] {
  const placed = placedExamples(document);
  const holders = new Set(placed.map(({ holder }) => holder));
  const others = Object.values(asRecord(document.components?.examples))
    .map((example) => ({ holder: asRecord(example), key: 'value' }))
    .filter(({ holder }) => !holders.has(holder));
  return [...placed, ...others.map((place) => ({ ...place, schema: likelySchema(document, valueOf(place)) }))];
}

/**
 * Writes something else for matches in the runtime expressions of links and callbacks (OpenAPI 3.1, section 4.8.20.4), such
 * as `$response.body#/order/id`.
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
