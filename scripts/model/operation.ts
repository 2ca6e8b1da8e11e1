import type { AuthoredSample, Operation, SecurityScheme } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { notPublished } from './gap.ts';
import { requestBodyOf, responsesOf } from './media-type.ts';
import { parametersOf } from './parameter.ts';
import { asList, asRecord, asText, asTexts, type Raw } from './raw.ts';
import { resolveRef } from './resolve-ref.ts';
import { securityOf } from './security.ts';
import { serversOf } from './server.ts';

/** Methods of a Path Item Object (OpenAPI 3.2, section 4.9). */
export const METHODS: readonly string[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Operations under `paths`, then those of `components/pathItems`, whose address is not published. */
export function operationsOf(document: OpenApiDocument, schemes: Readonly<Record<string, SecurityScheme>>): readonly Operation[] {
  const published = Object.entries(asRecord(document.paths)).filter(([path]) => path.startsWith('/'));
  const unpublished = Object.values(asRecord(document.components?.pathItems));
  return [
    ...published.flatMap(([path, item]) => operationsOfPathItem(document, schemes, item, path)),
    ...unpublished.flatMap((item) => operationsOfPathItem(document, schemes, item, undefined)),
  ];
}

function operationsOfPathItem(document: OpenApiDocument, schemes: Readonly<Record<string, SecurityScheme>>, node: unknown, path: string | undefined): readonly Operation[] {
  const item = asRecord(resolveRef(document, asRecord(node)));
  return METHODS.filter((method) => typeof item[method] === 'object' && item[method] !== null).map((method) => {
    const raw = asRecord(item[method]);
    const marks = notPublished(raw);
    const body = requestBodyOf(document, raw['requestBody']);
    const operationId = asText(raw['operationId'], derivedId(method, path ?? ''));
    return {
      operationId,
      method: method.toUpperCase(),
      methodPublished: !marks.includes('method'),
      ...(path === undefined || marks.includes('path') ? {} : { path }),
      server: serversOf(raw['servers'], item['servers'], document.servers)[0] ?? { template: '/', url: '', description: '' },
      summary: asText(raw['summary'], asText(item['summary'], operationId)),
      description: asText(raw['description'], asText(item['description'])),
      tags: asTexts(raw['tags']),
      deprecated: raw['deprecated'] === true,
      requires: asTexts(raw['x-requires']),
      security: securityOf(raw['security'], document.security, schemes),
      parameters: parametersOf(document, item['parameters'], raw['parameters']),
      ...(body === undefined ? {} : { requestBody: body }),
      responses: responsesOf(document, raw['responses']),
      notPublished: marks,
      codeSamples: asList(raw['x-codeSamples'] ?? raw['x-code-samples']).map(toAuthoredSample),
      node: raw,
    };
  });
}

/** Name of an operation without `operationId`: `get /wallets/{id}` is `get-wallets-id`. */
export function derivedId(method: string, path: string): string {
  return [method, ...path.split(/[^A-Za-z0-9]+/).filter(Boolean)].join('-');
}

function toAuthoredSample(node: unknown): AuthoredSample {
  const raw: Raw = asRecord(node);
  return { lang: asText(raw['lang']), label: asText(raw['label'], asText(raw['lang'])), source: asText(raw['source']) };
}
