/** Problems that Redocly reports by mistake. */
import type { NormalizedProblem } from '@redocly/openapi-core';
import { asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import type { DescriptionSource } from '../source/load.ts';
import { locationOf, textAt } from './place.ts';

/** Matches the ids of Redocly's rules for which this project has stricter checks with better locations. */
export const SUPERSEDED = /^(no-invalid-.*-examples|path-parameters-defined)$/;

/**
 * Places where Redocly reports what the specification allows: the id of the rule, a pattern for the JSON Pointer, and
 * the version of OpenAPI. An empty version means every version.
 */
const ALLOWED: readonly (readonly [rule: string, pointer: RegExp, version: string])[] = [
  // `required` under `then` and the like may name fields of the enclosing schema. Redocly does not look for them there.
  ['no-required-schema-properties-undefined', /\/(?:if|then|else|not)\/required\//, ''],
  // A media type may be a reference since OpenAPI 3.2 (redocly-cli #2702).
  ['spec-strict-refs', /\/(?:content|mediaTypes)\/[^/]+\/\$ref$/, '3.2'],
];

/**
 * Whether to ignore a reported problem, because the specification allows what it reports, or because a check of this
 * project covers it.
 */
export function isValid(problem: NormalizedProblem, { parsed }: DescriptionSource['document']): boolean {
  const pointer = problem.location[0]?.pointer ?? '';
  const isAllowed = ALLOWED.some(
    ([rule, place, version]) =>
      rule === problem.ruleId && place.test(pointer) && asText(parsed['openapi']).startsWith(version),
  );
  return isAllowed || isSchemaName(problem, parsed) || isOpen(problem);
}

/**
 * Whether a problem is about a discriminator `mapping` value that is the name of a schema (OpenAPI 3.1, section
 * 4.8.25). Redocly takes such a name for a path.
 */
function isSchemaName({ location: [place] }: NormalizedProblem, description: Raw): boolean {
  if (!/\/discriminator\/mapping\/[^/]+$/.test(place?.pointer ?? '') || place === undefined) return false;
  const name = /^['"]?([\w.-]+)/.exec(textAt(place, locationOf(place)))?.[1] ?? '';
  return Object.hasOwn(asRecord(asRecord(description['components'])['schemas']), name);
}

/**
 * Whether a problem is that an operation has no security requirements: the check `operation-security` reports this, if
 * the API has security schemes.
 */
function isOpen({ ruleId, message }: NormalizedProblem): boolean {
  return ruleId === 'security-defined' && message.startsWith('Every operation');
}
