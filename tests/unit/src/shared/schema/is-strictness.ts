import type { Violation } from '#src/shared/schema/violation.ts';

/** Whether a violation is one that JSON Schema does not know: no schema refuses further fields. */
export function isStrictness({ keyword, schema }: Violation): boolean {
  return keyword === 'unknown' && schema['additionalProperties'] !== false && schema['unevaluatedProperties'] !== false;
}
