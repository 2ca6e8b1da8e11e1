/** Problems of Redocly's rules that are none. */
import type { NormalizedProblem } from '@redocly/openapi-core';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import type { DescriptionSource } from '../source/load.ts';
import { locationOf, textAt } from './place.ts';

/** Rules superseded by stricter checks with better locations. */
export const SUPERSEDED = /^(no-invalid-.*-examples|path-parameters-defined)$/;

/** Whether a rule takes for wrong what the specification allows. */
export function isValid(problem: NormalizedProblem, document: DescriptionSource['document']): boolean {
  return isConditional(problem) || isSchemaName(problem, document) || isMediaType(problem, document);
}

/** `then` requires fields of the schema around it, where the lint does not look for them. */
function isConditional({ ruleId, location }: NormalizedProblem): boolean {
  return (
    ruleId === 'no-required-schema-properties-undefined' &&
    /\/(?:if|then|else|not)\/required\//.test(location[0]?.pointer ?? '')
  );
}

/** `mapping` may name a schema, where the lint takes every value for a path (OpenAPI 3.1, section 4.8.25). */
function isSchemaName({ location: [place] }: NormalizedProblem, { parsed }: DescriptionSource['document']): boolean {
  if (!/\/discriminator\/mapping\/[^/]+$/.test(place?.pointer ?? '') || place === undefined) return false;
  const name = /^['"]?([\w.-]+)/.exec(textAt(place, locationOf(place)))?.[1] ?? '';
  return Object.hasOwn(asRecord(asRecord(parsed['components'])['schemas']), name);
}

/** A media type may be a reference since OpenAPI 3.2, which `spec-strict-refs` does not know (redocly-cli #2702). */
function isMediaType({ ruleId, location }: NormalizedProblem, { parsed }: DescriptionSource['document']): boolean {
  return (
    ruleId === 'spec-strict-refs' &&
    asText(parsed['openapi']).startsWith('3.2') &&
    /\/(?:content|mediaTypes)\/[^/]+\/\$ref$/.test(location[0]?.pointer ?? '')
  );
}
