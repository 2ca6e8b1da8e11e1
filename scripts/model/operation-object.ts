import type { AuthoredSample, OperationObject, SecurityScheme } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { callbacksOf } from './callback.ts';
import { extensionsOf } from './extension.ts';
import { externalDocsOf } from './external-docs.ts';
import { notPublished } from './gap.ts';
import { requestBodyOf, responsesOf } from './media-type.ts';
import { parametersOf } from './parameter.ts';
import type { OperationPlace } from './path-item.ts';
import { asList, asRecord, asText, asTexts, textsOf, type Raw } from './raw.ts';
import { securityOf } from './security.ts';

/** What reading an Operation Object needs beside the object itself. */
export interface OperationSource {
  readonly document: OpenApiDocument;
  readonly schemes: Readonly<Record<string, SecurityScheme>>;
  /** The requirement that an operation without one inherits. */
  readonly security?: unknown;
  /** Summary of an operation without one. */
  readonly name: string;
  /** Operation Objects around this one: a callback that leads back to itself ends there. */
  readonly within?: readonly object[];
}

/** An Operation Object (OpenAPI 3.1, section 4.8.10): what operations, webhooks and callbacks have in common. */
export function toOperationObject({ method, raw, item }: OperationPlace, source: OperationSource): OperationObject {
  const { document, schemes } = source;
  const body = requestBodyOf(document, raw['requestBody']);
  return {
    ...textsOf(raw, ['operationId']),
    method,
    summary: asText(raw['summary'], asText(item['summary'], source.name)),
    description: [asText(raw['description']), itemText(item, raw)].filter((text) => text !== '').join('\n\n'),
    tags: asTexts(raw['tags']),
    deprecated: raw['deprecated'] === true,
    ...externalDocsOf(raw),
    security: securityOf(raw['security'], source.security, schemes),
    parameters: parametersOf(document, item['parameters'], raw['parameters']),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: responsesOf(document, raw['responses']),
    callbacks: callbacksOf(raw['callbacks'], { document, schemes, within: [...(source.within ?? []), raw] }),
    notPublished: notPublished(raw),
    codeSamples: asList(raw['x-codeSamples'] ?? raw['x-code-samples']).map(toAuthoredSample),
    extensions: extensionsOf(raw, item),
    node: raw,
  };
}

/** What a path item says of all its operations (OpenAPI 3.1, section 4.8.9): added to their own words, its summary where they have one themselves. */
function itemText(item: Raw, own: Raw): string {
  const description = asText(item['description']);
  const summary = asText(item['summary']);
  return summary === '' || asText(own['summary']) === '' || asText(own['summary']) === summary
    ? description
    : `**${summary}.** ${description}`.trim();
}

function toAuthoredSample(node: unknown): AuthoredSample {
  const raw = asRecord(node);
  return { lang: asText(raw['lang']), label: asText(raw['label'], asText(raw['lang'])), source: asText(raw['source']) };
}
