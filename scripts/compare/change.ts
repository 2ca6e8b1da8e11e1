import type { Lifecycle } from '#src/model/extension.ts';
import type { Location } from '../cli/problem.ts';

/**
 * The effect of a change on a program that conforms to the older description. `breaking`: the program fails or behaves
 * differently. `risky`: it may, depending on how it is written. `safe`: it is not affected.
 */
export type Verdict = 'breaking' | 'risky' | 'safe';

/** The verdicts, the worst first. */
export const VERDICTS: readonly Verdict[] = ['breaking', 'risky', 'safe'];

/** A difference between two versions of a description, as it affects its readers. */
export interface Change {
  /** Kind of the change: `request-field-required`. */
  readonly id: string;
  /** Identifier of the change in change notes, the same on every machine: `request-field-required Payment.amount`. */
  readonly key: string;
  readonly verdict: Verdict;
  /** Description of the change, as a sentence. */
  readonly message: string;
  /** The reason for the verdict, from the reader's side. */
  readonly reason: string;
  /** Operations and webhooks whose callers are affected, sorted. */
  readonly operations: readonly string[];
  /** Place in the older description; absent for additions. */
  readonly base?: Location;
  /** Place in the newer description; for a removed part, the place that contained it. */
  readonly head: Location;
  /** The lifecycle of a removed part in the older description, or in the newer one for a new removal date. */
  readonly lifecycle?: Lifecycle;
}

/** Who writes a message: programs of the reader (`sent`) or the provider (`received`). */
export type Direction = 'sent' | 'received';

/** The message in which a value is sent: request or response of a call to the provider, or of a call by it. */
export type Flow = 'request' | 'response' | 'webhook' | 'webhook-response';

/** Returns who writes the messages of a flow. */
export function directionOf(flow: Flow): Direction {
  return flow === 'request' || flow === 'webhook-response' ? 'sent' : 'received';
}

/** A verdict and its reason. */
export type Ruling = readonly [verdict: Verdict, reason: string];

/** The rulings on a kind of change, for values that programs send and for those that they receive. */
export interface Rulings {
  readonly sent: Ruling;
  readonly received: Ruling;
}
