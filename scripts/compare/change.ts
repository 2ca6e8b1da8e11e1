import type { Lifecycle } from '#src/model/extension.ts';
import type { Location } from '../cli/problem.ts';

/**
 * The effect of a change on a program that follows the older description. `breaking`: the program fails or behaves
 * differently. `risky`: the program may fail, depending on its code. `safe`: the program works as before.
 */
export type Verdict = 'breaking' | 'risky' | 'safe';

/** The verdicts, the worst first. */
export const VERDICTS: readonly Verdict[] = ['breaking', 'risky', 'safe'];

/** A difference between two versions of a description, with its effect on API clients. */
export interface Change {
  /** Kind of the change: `request-field-required`. */
  readonly id: string;
  /**
   * Identifier of the change, by which change notes declare it: `request-field-required Payment.amount`. It is the same
   * on every machine.
   */
  readonly key: string;
  readonly verdict: Verdict;
  /** The change as a sentence. */
  readonly message: string;
  /** The reason for the verdict, as a sentence for API clients. */
  readonly reason: string;
  /** Names of the affected operations and webhooks, sorted. */
  readonly operations: readonly string[];
  /** Source location in the older description; absent for additions. */
  readonly base?: Location;
  /** Source location in the newer description; for a removed part, the location of the object that contained it. */
  readonly head: Location;
  /**
   * Whether the changed part is deprecated, and its removal date. Both come from the older description, unless one of
   * them is what changed: then they come from the newer one.
   */
  readonly lifecycle?: Lifecycle;
}

/** Who writes a message: API clients (`sent`) or the provider (`received`). */
export type Direction = 'sent' | 'received';

/**
 * The message that contains a value. `webhook` and `webhook-response` are the request and response of a webhook or
 * callback.
 */
export type Flow = 'request' | 'response' | 'webhook' | 'webhook-response';

/** Returns whether API clients send or receive a kind of message, such as `webhook`. */
export function directionOf(flow: Flow): Direction {
  return flow === 'request' || flow === 'webhook-response' ? 'sent' : 'received';
}

/** A verdict and its reason. */
export type Ruling = readonly [verdict: Verdict, reason: string];

/**
 * The verdicts on a kind of change, with reasons: one for values that API clients send, one for values that they
 * receive.
 */
export interface Rulings {
  readonly sent: Ruling;
  readonly received: Ruling;
}
