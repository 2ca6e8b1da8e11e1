import type { OpenApiDocument } from '#src/model/openapi.ts';
import { isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { memberParts, partsOf } from '#src/shared/schema/view.ts';
import type { CheckContext } from '../check.ts';
import { bodyOf } from '../guides/fence-body.ts';
import { fencesIn } from '../guides/passages.ts';
import { examplesIn, valueOf } from './examples.ts';
import { readJson } from './json-text.ts';
import { likelySchema } from './likely-schema.ts';

/** An object in an example, a default or the JSON of a guide, with the schemas that describe it. */
export interface SampleObject {
  readonly value: Raw;
  readonly parts: readonly Raw[];
}

/** Returns every object in examples, defaults and the JSON of guides. */
export function sampleObjects(context: CheckContext): readonly SampleObject[] {
  const { document } = context;
  return [
    ...examplesIn(document).flatMap((example) => objectsIn(document, valueOf(example), example.schema)),
    ...codeBlocks(context),
  ];
}

/**
 * Returns the objects in JSON code blocks of guides. Leaves out blocks that quote a named example, as the objects of
 * examples are already included, and blocks whose schema is unknown.
 */
function codeBlocks(context: CheckContext): readonly SampleObject[] {
  return context.guides.guides.flatMap(fencesIn).flatMap((fence) => {
    const json = /^json5?$/.test(fence.language) ? readJson(fence.node.value) : undefined;
    if (json === undefined || json.problem !== undefined) return [];
    const { body } = bodyOf(context, fence);
    if (body?.example !== undefined) return [];
    const schema = body?.schema ?? likelySchema(context.document, json.value);
    return schema === undefined ? [] : objectsIn(context.document, json.value, schema);
  });
}

/** Returns every object in a value, including the value itself, with the schemas that describe the object. */
function objectsIn(document: OpenApiDocument, root: unknown, schema: Raw): readonly SampleObject[] {
  const visit = (value: unknown, parts: readonly Raw[]): readonly SampleObject[] => {
    if (typeof value !== 'object' || value === null) return [];
    const inside = Object.entries(value).flatMap(([name, child]: [string, unknown]) =>
      typeof child === 'object'
        ? visit(child, memberParts(document, parts, Array.isArray(value) ? Number(name) : name))
        : [],
    );
    return isRecord(value) ? [{ value, parts }, ...inside] : inside;
  };
  return visit(root, partsOf(document, schema));
}
