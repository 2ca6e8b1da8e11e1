import { asList, asRecord, asText, type Raw } from '../model/raw.ts';
import { resolveRef } from '../model/resolve-ref.ts';
import type { Location } from '../problem.ts';
import type { CheckContext } from './check.ts';
import { readJson } from './json-text.ts';
import { examplesIn } from './openapi/example-schema.ts';
import { memberParts, partsOf } from './schema-parts.ts';
import { bodyOf } from './site/fence-body.ts';
import { fencesIn } from './site/guide-nodes.ts';
import { likelySchema } from './site/likely-schema.ts';
import { operationsIn, schemasIn } from './walk.ts';

type Path = readonly (string | number)[];

/** An object in the data that readers see, with what the description says of it. */
export interface SampleObject {
  readonly value: Raw;
  /** Schemas of the object itself. */
  readonly parts: readonly Raw[];
  /** The object or list it is in, outermost first. */
  readonly parents: readonly SampleObject[];
  /** Schemas of one of its fields. */
  field(key: string): readonly Raw[];
  /** Where a field was written, or something inside it. */
  at(path: Path, onKey?: boolean): Location;
}

const cache = new WeakMap<CheckContext, readonly SampleObject[]>();

/**
 * Every object of every example, default and JSON block of a guide. A single value stands as an object with its name;
 * the examples of an operation's parameters are one object.
 */
export function sampleObjects(context: CheckContext): readonly SampleObject[] {
  const known = cache.get(context);
  if (known !== undefined) return known;
  const objects = [...examples(context), ...parameters(context), ...blocks(context)];
  cache.set(context, objects);
  return objects;
}

interface Sample {
  readonly value: unknown;
  readonly parts: readonly Raw[];
  at(path: Path, onKey: boolean): Location;
}

function examples(context: CheckContext): SampleObject[] {
  const names = fieldNames(context);
  return examplesIn(context).flatMap(({ schema, holder, key }) => {
    const value = (holder as Record<string | number, unknown>)[key];
    const at: Sample['at'] = (path, onKey) => context.locator.trace(holder, [key, ...path], onKey);
    const name = names.get(holder) ?? asText(asRecord(holder)['name']);
    const parts = partsOf(context.document, schema);
    if (typeof value === 'object') return objectsOf(context, { value, parts, at }, []);
    return name === ''
      ? []
      : [{ value: { [name]: value }, parts: [], parents: [], field: () => parts, at: () => at([], false) }];
  });
}

/** Names of the fields that inline schemas describe. */
function fieldNames({ document }: CheckContext): ReadonlyMap<object, string> {
  const names = new Map<object, string>();
  for (const schema of schemasIn(document)) {
    for (const [name, property] of Object.entries(asRecord(schema['properties']))) {
      if (typeof property !== 'object' || property === null) continue;
      names.set(property, name);
      if (Array.isArray((property as Raw)['examples'])) names.set((property as Raw)['examples'] as object, name);
    }
  }
  return names;
}

function parameters({ document, locator }: CheckContext): SampleObject[] {
  return operationsIn(document).map(({ operation, pathItem }) => {
    const given = [...asList(pathItem['parameters']), ...asList(operation['parameters'])]
      .map((node) => asRecord(resolveRef(document, asRecord(node))))
      .filter((parameter) => 'example' in parameter);
    const find = (name: unknown): Raw => given.find((parameter) => parameter['name'] === name) ?? {};
    return {
      value: Object.fromEntries(given.map((parameter) => [asText(parameter['name']), parameter['example']])),
      parts: [],
      parents: [],
      field: (key) => partsOf(document, find(key)['schema']),
      at: ([name, ...rest], onKey = false) => locator.trace(find(name), ['example', ...rest], onKey),
    };
  });
}

/** JSON in guides; a block that quotes an example equals it. */
function blocks(context: CheckContext): SampleObject[] {
  return context.guides.guides.flatMap(fencesIn).flatMap((fence) => {
    const json = /^json5?$/.test(fence.language) ? readJson(fence.node.value) : undefined;
    const { body } = json === undefined ? {} : bodyOf(context, fence);
    if (json === undefined || json.fault !== undefined || body?.example !== undefined) return [];
    const schema = body?.schema ?? likelySchema(context.document, json.value);
    return objectsOf(
      context,
      {
        value: json.value,
        parts: schema === undefined ? [] : partsOf(context.document, schema),
        at: (path, onKey) => fence.at(json.offsetOf(path, onKey)),
      },
      [],
    );
  });
}

function objectsOf(
  context: CheckContext,
  { value, parts, at }: Sample,
  parents: readonly SampleObject[],
): SampleObject[] {
  if (typeof value !== 'object' || value === null) return [];
  const self: SampleObject = {
    value: asRecord(value),
    parts,
    parents,
    field: (key) => memberParts(context.document, parts, key),
    at: (path, onKey = false) => at(path, onKey),
  };
  const inside = Object.entries(value).flatMap(([name, child]: [string, unknown]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    if (typeof child !== 'object' || child === null) return [];
    return objectsOf(
      context,
      {
        value: child,
        parts: memberParts(context.document, parts, key),
        at: (path, onKey) => at([key, ...path], onKey),
      },
      Array.isArray(value) ? parents : [...parents, self],
    );
  });
  return Array.isArray(value) ? inside : [self, ...inside];
}
