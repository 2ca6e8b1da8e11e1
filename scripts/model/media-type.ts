import type { Example, MediaType, RequestBody, Response } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import type { Schema } from '../../src/model/schema.ts';
import { asRecord, asText, type Raw } from './raw.ts';
import { componentName, resolveRef } from './resolve-ref.ts';

/** Request Body Object (OpenAPI 3.1, section 4.8.13). */
export function requestBodyOf(document: OpenApiDocument, node: unknown): RequestBody | undefined {
  if (node === undefined) return undefined;
  const raw = asRecord(resolveRef(document, asRecord(node)));
  return { required: raw['required'] === true, description: asText(raw['description']), content: contentOf(document, raw['content']) };
}

/** Responses Object (section 4.8.16): numeric codes, then ranges, then `default`. */
export function responsesOf(document: OpenApiDocument, node: unknown): readonly Response[] {
  return Object.entries(asRecord(node))
    .filter(([status]) => !status.startsWith('x-'))
    .sort(([a], [b]) => statusOrder(a) - statusOrder(b))
    .map(([status, response]) => {
      const raw = asRecord(resolveRef(document, asRecord(response)));
      const component = componentName(response);
      return { status, description: asText(raw['description']), content: contentOf(document, raw['content']), ...(component === undefined ? {} : { component }) };
    });
}

/** Example Objects (section 4.8.19) of a map of names. One whose value is kept elsewhere (`externalValue`) cannot be shown. */
export function examplesOf(document: OpenApiDocument, node: unknown): readonly Example[] {
  return Object.entries(asRecord(node)).map(([name, example]) => toExample(name, asRecord(resolveRef(document, asRecord(example))))).filter(({ value }) => value !== undefined);
}

function toExample(name: string, raw: Raw): Example {
  return { name, summary: asText(raw['summary'], name), description: asText(raw['description']), value: 'dataValue' in raw ? raw['dataValue'] : raw['value'] };
}

function contentOf(document: OpenApiDocument, content: unknown): readonly MediaType[] {
  return Object.entries(asRecord(content)).map(([mediaType, node]) => {
    const raw = asRecord(resolveRef(document, asRecord(node)));
    const single = 'example' in raw ? [{ name: 'example', summary: 'Example', description: '', value: raw['example'] }] : [];
    return { mediaType, schema: asRecord(raw['schema']) as Schema, examples: [...examplesOf(document, raw['examples']), ...single] };
  });
}

function statusOrder(status: string): number {
  if (/^\d{3}$/.test(status)) return Number(status);
  return /^\dXX$/i.test(status) ? Number(status[0]) * 100 + 99.5 : 1000;
}
