import { compareBodies } from './bodies.ts';
import type { CallPair } from './call.ts';
import { compareParameters } from './parameters.ts';
import { compareResponses } from './responses.ts';

/** Compares what travels in a call, there and back. */
export function compareCall(pair: CallPair): void {
  compareParameters(pair);
  compareBodies(pair);
  compareResponses(pair);
}
