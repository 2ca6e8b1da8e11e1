import type { Validated } from '#src/shared/request/coerce.ts';
import type { RequestProblem } from './request-problem.ts';

/** The value of a body, validated against the schema of its media type. */
export interface BodyValue {
  readonly validated: Validated;
  readonly problems?: readonly RequestProblem[];
  /** What could not be looked at. */
  readonly notes?: readonly string[];
}
