import { asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import type { Location } from '../../../cli/problem.ts';
import type { CheckContext } from '../check.ts';
import { bodyOf } from '../guides/fence-body.ts';
import { fencesIn } from '../guides/passages.ts';
import { parametersOf } from '../operations.ts';
import { memberParts, partsOf } from '#src/shared/schema/view.ts';
import { operationsIn } from '../../../description/model/path-item.ts';
import { schemasIn } from '../references.ts';
import { examplesIn, valueOf } from './examples.ts';
import { readJson } from './json-text.ts';
import { likelySchema } from './likely-schema.ts';

type Path = readonly (string | number)[];

/** An object in an example, a default or the JSON of a guide, with the schemas that describe it. */
export interface SampleObject {
  readonly value: Raw;
  /** The schemas that describe the object. */
  readonly parts: readonly Raw[];
  /** The enclosing objects, outermost first. */
  readonly parents: readonly SampleObject[];
  /** Returns the schemas that describe a field of the object. */
  field(key: string): readonly Raw[];
  /** Returns the source location of a field, or of a value inside it; with `onKey`, of the name of the field. */
  at(path: Path, onKey?: boolean): Location;
}

/**
 * Returns every object in examples, defaults and the JSON of guides. An example such as `12` for the field `count`
 * becomes the object `{ count: 12 }`. The examples for all parameters of an operation form one object.
 */
export const sampleObjects = memoize((context: CheckContext): readonly SampleObject[] => [
  ...examples(context),
  ...parameters(context),
  ...codeBlocks(context),
]);

interface Sample {
  readonly value: unknown;
  readonly parts: readonly Raw[];
  at(path: Path, onKey: boolean): Location;
}

function examples(context: CheckContext): readonly SampleObject[] {
  const { document, locator } = context;
  const names = fieldNames(context);
  return examplesIn(document).flatMap((example): readonly SampleObject[] => {
    const { schema, holder, key } = example;
    const value = valueOf(example);
    const parts = partsOf(document, schema);
    const at: Sample['at'] = (path, onKey) => locator.trace(holder, [key, ...path], onKey);
    if (typeof value === 'object') return objectsIn(context, { value, parts, at }, []);
    const name = names.get(holder) ?? asText(asRecord(holder)['name']);
    if (name === '') return [];
    return [{ value: { [name]: value }, parts: [], parents: [], field: () => parts, at: () => at([], false) }];
  });
}

/** Maps the schema of each field, and the `examples` array in that schema, to the name of the field. */
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

function parameters({ document, locator }: CheckContext): readonly SampleObject[] {
  return operationsIn(document).map((use) => {
    const given = parametersOf(document, use).filter((parameter) => 'example' in parameter);
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

/**
 * Returns the objects in JSON code blocks of guides. Leaves out blocks that quote a named example, as the objects of
 * examples are already included.
 */
function codeBlocks(context: CheckContext): readonly SampleObject[] {
  return context.guides.guides.flatMap(fencesIn).flatMap((fence) => {
    const json = /^json5?$/.test(fence.language) ? readJson(fence.node.value) : undefined;
    if (json === undefined || json.problem !== undefined) return [];
    const { body } = bodyOf(context, fence);
    if (body?.example !== undefined) return [];
    const schema = body?.schema ?? likelySchema(context.document, json.value);
    const parts = schema === undefined ? [] : partsOf(context.document, schema);
    return objectsIn(
      context,
      { value: json.value, parts, at: (path, onKey) => fence.at(json.offsetOf(path, onKey)) },
      [],
    );
  });
}

function objectsIn(
  context: CheckContext,
  { value, parts, at }: Sample,
  parents: readonly SampleObject[],
): readonly SampleObject[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const self: SampleObject = {
    value: asRecord(value),
    parts,
    parents,
    field: (key) => memberParts(context.document, parts, key),
    at: (path, onKey = false) => at(path, onKey),
  };
  const inside = Object.entries(value).flatMap(([name, child]: [string, unknown]) => {
    if (typeof child !== 'object' || child === null) return [];
    const key = isList ? Number(name) : name;
    const sample: Sample = {
      value: child,
      parts: memberParts(context.document, parts, key),
      at: (path, onKey) => at([key, ...path], onKey),
    };
    return objectsIn(context, sample, isList ? parents : [...parents, self]);
  });
  return isList ? inside : [self, ...inside];
}
