/** Problems of Redocly's rules that are not problems. */
import type { NormalizedProblem } from '@redocly/openapi-core';
import { asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import type { DescriptionSource } from '../source/load.ts';
import { locationOf, textAt } from './place.ts';

/** Rules superseded by stricter checks with better locations. */
export const SUPERSEDED = /^(no-invalid-.*-examples|path-parameters-defined)$/;

/** Places where the specification, in all versions or in one, allows what a rule reports. */
const ALLOWED: readonly (readonly [rule: string, pointer: RegExp, version: string])[] = [
  // `then` requires fields of the schema around it, where the lint does not look for them.
  ['no-required-schema-properties-undefined', /\/(?:if|then|else|not)\/required\//, ''],
  // A media type may be a reference since OpenAPI 3.2 (redocly-cli #2702).
  ['spec-strict-refs', /\/(?:content|mediaTypes)\/[^/]+\/\$ref$/, '3.2'],
];

/** Whether the specification allows what a rule reports. */
export function isValid(problem: NormalizedProblem, { parsed }: DescriptionSource['document']): boolean {
  const pointer = problem.location[0]?.pointer ?? '';
  const isAllowed = ALLOWED.some(
    ([rule, place, version]) =>
      rule === problem.ruleId && place.test(pointer) && asText(parsed['openapi']).startsWith(version),
  );
  return isAllowed || isSchemaName(problem, parsed) || isOpen(problem);
}

/** `mapping` may name a schema, while the lint reads every value as a path (OpenAPI 3.1, section 4.8.25). */
function isSchemaName({ location: [place] }: NormalizedProblem, description: Raw): boolean {
  if (!/\/discriminator\/mapping\/[^/]+$/.test(place?.pointer ?? '') || place === undefined) return false;
  const name = /^['"]?([\w.-]+)/.exec(textAt(place, locationOf(place)))?.[1] ?? '';
  return Object.hasOwn(asRecord(asRecord(description['components'])['schemas']), name);
}

/** Our own check reports operations without credentials, but not in an API without security schemes. */
function isOpen({ ruleId, message }: NormalizedProblem): boolean {
  return ruleId === 'security-defined' && message.startsWith('Every operation');
}
