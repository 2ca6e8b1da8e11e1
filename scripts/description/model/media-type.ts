import type { Encoding, Encodings, Example, MediaType, RequestBody, Response } from '#src/model/media-type.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Schema } from '#src/model/schema.ts';
import { allExamplesOf, externalExamplesOf } from './example.ts';
import { extended } from './extension.ts';
import { authored, notPublished } from './gap.ts';
import { linksOf } from './link.ts';
import { headersOf, styleOf } from './parameter.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { parseJson } from '#src/shared/schema/number-text.ts';
import { asList, asRecord, asText, textsOf, type Raw } from '#src/shared/schema/raw.ts';
import { componentName, resolved } from '#src/shared/schema/resolve-ref.ts';
import { partsOf } from '#src/shared/schema/view.ts';
import { parsed } from '../../text/json.ts';
import { plainTitle } from '../markdown/html/plain-title.ts';

/** Reads a Request Body Object (OpenAPI 3.1, section 4.8.13). */
export function requestBodyOf(document: OpenApiDocument, node: unknown): RequestBody | undefined {
  if (node === undefined) return undefined;
  const raw = resolved(document, node);
  return {
    required: raw['required'] === true,
    description: asText(raw['description']),
    content: contentOf(document, raw['content']),
    ...extended(raw),
  };
}

/** Reads a Responses Object (section 4.8.16) and sorts it: numeric codes, then ranges, then `default`. */
export function responsesOf(document: OpenApiDocument, node: unknown): readonly Response[] {
  return Object.entries(asRecord(node))
    .filter(([status]) => !status.startsWith('x-'))
    .sort(([a], [b]) => statusOrder(a) - statusOrder(b))
    .map(([status, response]) => {
      const raw = resolved(document, response);
      const component = componentName(response);
      return {
        status,
        ...(component === undefined ? {} : { component }),
        ...summaryOf(raw),
        description: asText(raw['description']),
        headers: headersOf(document, raw['headers']),
        content: contentOf(document, raw['content']),
        links: linksOf(document, raw['links']),
        ...markedResponse(raw),
        ...extended(raw),
      };
    });
}

/** Returns the title of a response: `summary` in OpenAPI 3.2, `x-displayName` in earlier versions. */
function summaryOf(raw: Raw): Pick<Response, 'summary'> {
  const summary = plainTitle(raw['summary'], asText(raw['x-displayName']));
  return summary === '' ? {} : { summary };
}

/**
 * Returns the gaps and questions of a response. For an entry of the error catalogue, leaves out the gaps: the catalogue
 * page shows them.
 */
function markedResponse(raw: Raw): Pick<Response, 'notPublished' | 'authored'> {
  const parts = 'x-catalogue' in raw ? [] : notPublished(raw);
  return { ...(parts.length === 0 ? {} : { notPublished: parts }), ...authored(raw) };
}

/** Reads a map of Media Type Objects by media type (OpenAPI 3.1, section 4.8.14; 3.2, section 4.14). */
function contentOf(document: OpenApiDocument, content: unknown): readonly MediaType[] {
  return Object.entries(asRecord(content)).map(([mediaType, node]) => {
    const raw = resolved(document, node);
    return {
      mediaType,
      ...textsOf(raw, ['description']),
      schema: asRecord(raw['schema']) as Schema,
      ...('itemSchema' in raw ? { itemSchema: asRecord(raw['itemSchema']) as Schema } : {}),
      examples: allExamplesOf(document, raw).map((example) => parsedExample(example, mediaType)),
      externalExamples: externalExamplesOf(document, raw['examples']),
      files: isForm(mediaType) ? filesOf(document, raw['schema']) : [],
      ...encodingsOf(document, raw),
      ...extended(raw),
    };
  });
}

/**
 * If a JSON example has only a `serializedValue`, sets its `value` to the parsed text. Returns any other example
 * unchanged.
 */
function parsedExample(example: Example, mediaType: string): Example {
  const { value, serializedValue } = example;
  return isJson(mediaType) && serializedValue !== undefined && value === serializedValue
    ? { ...example, value: parsed(serializedValue, parseJson) }
    : example;
}

/** Reads the Encoding Objects in a Media Type Object or in another Encoding Object (OpenAPI 3.2, section 4.15). */
function encodingsOf(document: OpenApiDocument, raw: Raw): Encodings {
  return {
    encoding: Object.entries(asRecord(raw['encoding'])).map(([name, encoding]) => ({
      name,
      ...toEncoding(document, encoding),
    })),
    prefixEncoding: asList(raw['prefixEncoding']).map((encoding) => toEncoding(document, encoding)),
    ...('itemEncoding' in raw ? { itemEncoding: toEncoding(document, raw['itemEncoding']) } : {}),
  };
}

/** Reads an Encoding Object (OpenAPI 3.1, section 4.8.15; 3.2, section 4.15). */
function toEncoding(document: OpenApiDocument, node: unknown): Encoding {
  const raw = asRecord(node);
  const style = styleOf(raw['style']);
  return {
    ...textsOf(raw, ['contentType']),
    headers: headersOf(document, raw['headers']),
    ...(style === undefined ? {} : { style }),
    ...(typeof raw['explode'] === 'boolean' ? { explode: raw['explode'] } : {}),
    ...(typeof raw['allowReserved'] === 'boolean' ? { allowReserved: raw['allowReserved'] } : {}),
    ...(['encoding', 'prefixEncoding', 'itemEncoding'].some((member) => member in raw)
      ? { nested: encodingsOf(document, raw) }
      : {}),
    ...extended(raw),
  };
}

function isForm(mediaType: string): boolean {
  return mediaType.toLowerCase().startsWith('multipart/');
}

function statusOrder(status: string): number {
  if (/^\d{3}$/.test(status)) return Number(status);
  return /^\dXX$/i.test(status) ? Number(status[0]) * 100 + 99.5 : 1000;
}

/**
 * Returns the names of the file fields in a multipart body, including fields that are lists of files (OpenAPI 3.1,
 * sections 4.4 and 4.8.15).
 */
function filesOf(document: OpenApiDocument, schema: unknown): readonly string[] {
  const fields = partsOf(document, schema).flatMap((part) => Object.entries(asRecord(part['properties'])));
  return [...new Set(fields.filter(([, field]) => isFile(document, field)).map(([name]) => name))];
}

/**
 * Whether a schema describes a file. In OpenAPI 3.0, such a schema has `format: binary`. In 3.1, it has a
 * `contentMediaType` other than text or JSON, and no `contentEncoding` (section 4.4.1).
 */
function isFile(document: OpenApiDocument, node: unknown): boolean {
  const field = resolved(document, node);
  const { format, contentMediaType, contentEncoding } = 'items' in field ? resolved(document, field['items']) : field;
  if (format === 'binary') return true;
  return (
    typeof contentMediaType === 'string' &&
    contentEncoding === undefined &&
    !/^(text\/|application\/(.*\+)?json)/.test(contentMediaType)
  );
}
