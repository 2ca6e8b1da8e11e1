import type { Example, ExternalExample } from '#src/model/media-type.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { evidenceOf } from '#src/shared/schema/evidence.ts';
import { asRecord, asText, textsOf, type Raw } from '#src/shared/schema/raw.ts';
import { resolved } from '#src/shared/schema/resolve-ref.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { plainTitle } from '../markdown/html/plain-title.ts';

/**
 * Returns all examples that have a value, from a map of Example Objects by name (OpenAPI 3.1, section 4.8.19; 3.2,
 * section 4.19).
 */
export function examplesOf(document: OpenApiDocument, node: unknown): readonly Example[] {
  return namedExamples(document, node)
    .map(({ name, raw }) => ({
      ...wordsOf(name, raw),
      value: valueOf(raw),
      ...textsOf(raw, ['serializedValue', 'externalValue']),
      ...omitUndefined({ evidence: evidenceOf(raw).values }),
    }))
    .filter(({ value }) => value !== undefined);
}

/**
 * Returns all examples without a value, from a map of Example Objects by name. Such examples only describe a value, or
 * link to one.
 */
export function externalExamplesOf(document: OpenApiDocument, node: unknown): readonly ExternalExample[] {
  return namedExamples(document, node)
    .filter(({ raw }) => valueOf(raw) === undefined)
    .filter(({ raw }) => Object.keys(textsOf(raw, ['summary', 'description', 'externalValue'])).length > 0)
    .map(({ name, raw }) => ({ ...wordsOf(name, raw), ...textsOf(raw, ['externalValue']) }));
}

/** Returns the examples of a media type, parameter or header, from both `example` and `examples`. */
export function allExamplesOf(document: OpenApiDocument, raw: Raw): readonly Example[] {
  const single =
    'example' in raw ? [{ name: 'example', summary: 'Example', description: '', value: raw['example'] }] : [];
  return [...examplesOf(document, raw['examples']), ...single];
}

function namedExamples(document: OpenApiDocument, node: unknown): readonly { name: string; raw: Raw }[] {
  return Object.entries(asRecord(node)).map(([name, example]) => ({ name, raw: resolved(document, example) }));
}

function wordsOf(name: string, raw: Raw): Pick<Example, 'name' | 'summary' | 'description'> {
  return { name, summary: plainTitle(raw['summary'], name), description: asText(raw['description']) };
}

function valueOf(raw: Raw): unknown {
  return ['dataValue', 'value', 'serializedValue'].map((member) => raw[member]).find((value) => value !== undefined);
}
