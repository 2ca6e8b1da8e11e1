import type { Api } from '#src/model/api.ts';
import type { AuthoredSample, Callback, OperationObject } from '#src/model/operation.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { extensionsOf, formerlyOf, externalDocsOf } from './extension.ts';
import { authored, notPublished } from './gap.ts';
import { requestBodyOf, responsesOf } from './media-type.ts';
import { parametersOf } from './parameter.ts';
import { METHODS, operationsAt, type PathItemOperation } from './path-item.ts';
import { evidenceOf } from '#src/shared/schema/evidence.ts';
import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import { asList, asRecord, asText, asTexts, textsOf, type Raw } from '#src/shared/schema/raw.ts';
import { resolved } from '#src/shared/schema/resolve-ref.ts';
import { securityOf } from './security.ts';
import { plainTitle } from '../markdown/html/plain-title.ts';

/** What is needed to read an Operation Object, besides the object itself. */
export interface OperationSource {
  readonly document: OpenApiDocument;
  readonly schemes: Api['securitySchemes'];
  /** Security requirements for an operation without `security`. */
  readonly security?: unknown;
  /** Summary for an operation that has none. */
  readonly name: string;
  /**
   * The path item as the document lists it: the object itself, or a Reference Object, which may have a summary and a
   * description.
   */
  readonly entry: unknown;
  /**
   * The Operation Objects that contain the callback of this operation, the outermost first; absent outside callbacks. A
   * callback that leads back to one of them is left out, as such a circle never ends.
   */
  readonly within?: readonly object[];
}

/** Reads what operations, webhooks and callbacks have in common: an Operation Object (OpenAPI 3.1, section 4.8.10). */
export function toOperationObject(
  { method, operation: raw }: PathItemOperation,
  source: OperationSource,
): OperationObject {
  const { document, schemes } = source;
  const item = resolved(document, source.entry);
  const body = requestBodyOf(document, raw['requestBody']);
  return {
    ...textsOf(raw, ['operationId']),
    ...formerlyOf(raw),
    method: METHODS.includes(method) ? method.toUpperCase() : method,
    summary: plainTitle(raw['summary'], plainTitle(item['summary'], source.name)),
    description: [asText(raw['description']), itemText(item, raw)].filter((text) => text !== '').join('\n\n'),
    tags: asTexts(raw['tags']),
    ...lifecycleOf(raw),
    ...externalDocsOf(raw),
    security: securityOf(raw['security'], source.security, schemes),
    parameters: parametersOf(document, item['parameters'], raw['parameters']),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: responsesOf(document, raw['responses']),
    callbacks: callbacksOf(raw['callbacks'], { document, schemes, within: [...(source.within ?? []), raw] }),
    evidence: evidenceOf(raw, evidenceOf(document)),
    notPublished: notPublished(raw),
    ...authored(raw),
    codeSamples: asList(raw['x-codeSamples'] ?? raw['x-code-samples']).map(toAuthoredSample),
    extensions: extensionsOf(raw, item),
    node: raw,
  };
}

/**
 * Returns the description of a path item, to be added to the descriptions of its operations (OpenAPI 3.1, section
 * 4.8.9). If path item and operation have different summaries, the text begins with the summary of the path item.
 */
function itemText(item: Raw, own: Raw): string {
  const description = asText(item['description']);
  const summary = asText(item['summary']);
  return summary === '' || asText(own['summary']) === '' || asText(own['summary']) === summary
    ? description
    : `**${summary}.** ${description}`.trim();
}

/**
 * Reads a map of Callback Objects by name (OpenAPI 3.1, section 4.8.18). Callbacks do not get the security requirements
 * of the document, which are for requests to the API.
 */
function callbacksOf(
  map: unknown,
  source: Pick<OperationSource, 'document' | 'schemes'> & { readonly within: readonly object[] },
): readonly Callback[] {
  return Object.entries(asRecord(map)).flatMap(([name, reference]) => {
    const callback = resolved(source.document, reference);
    const places = Object.entries(callback)
      .filter(([expression]) => !expression.startsWith('x-'))
      .flatMap(([expression, entry]) =>
        operationsAt(source.document, entry)
          .filter((place) => !source.within.includes(place.operation))
          .map((place) => ({ ...place, expression, entry })),
      );
    return places.map(({ expression, entry, ...place }) => {
      const title = titleAmong(name, place, places);
      return { ...toOperationObject(place, { ...source, name: title, entry }), name, expression };
    });
  });
}

/**
 * Returns the title of an operation in a webhook or callback: the name, with the method if there are several
 * operations.
 */
export function titleAmong(name: string, { method }: PathItemOperation, all: readonly PathItemOperation[]): string {
  return all.length === 1 ? name : `${method.toUpperCase()} ${name}`;
}

function toAuthoredSample(node: unknown): AuthoredSample {
  const raw = asRecord(node);
  return { lang: asText(raw['lang']), label: asText(raw['label'], asText(raw['lang'])), source: asText(raw['source']) };
}
