import type { Lifecycle } from '#src/model/extension.ts';
import type { Location } from '../cli/problem.ts';

/**
 * The effect of a change on a program that was right by the older description: it stops working or does something else;
 * it may, depending on how it is written; it works as before.
 */
export type Verdict = 'breaking' | 'risky' | 'safe';

/** The verdicts, the worst first. */
export const VERDICTS: readonly Verdict[] = ['breaking', 'risky', 'safe'];

/** A difference between two versions of a description, as its reader feels it. */
export interface Change {
  /** Kind of the change: `request-field-required`. */
  readonly id: string;
  /** This change and no other, the same on every machine; change notes declare it: `request-field-required Payment.amount`. */
  readonly key: string;
  readonly verdict: Verdict;
  /** The change, as a sentence. */
  readonly message: string;
  /** Why it is judged so, from the reader's side. */
  readonly reason: string;
  /** Operations and webhooks whose callers feel it, sorted. */
  readonly operations: readonly string[];
  /** Place in the older description; absent for what is new. */
  readonly base?: Location;
  /** Place in the newer one; of what was removed, the place that held it. */
  readonly head: Location;
  /** The lifecycle that the older description announced for what is removed; the newer one, for what goes on another day. */
  readonly lifecycle?: Lifecycle;
}

/** Who writes a message: programs of the reader (`sent`) or the provider (`received`). */
export type Direction = 'sent' | 'received';

/** A message that travels: both parts of a call to the provider, and both of a call by the provider. */
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
