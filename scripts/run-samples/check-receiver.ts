import { shorten } from './environment.ts';

/** Deliveries to a receiver, in this order. */
export type Delivery = 'payload' | 'duplicate' | 'unknown status' | 'broken JSON' | 'wrong method';

/** Responses and output of a receiver. */
export interface Reception {
  /** Status of the response to each delivery; a text where there was none. */
  readonly responses: readonly { readonly delivery: Delivery; readonly response: number | string }[];
  /** All it printed. */
  readonly output: string;
  /** Whether it still ran after all of them. */
  readonly running: boolean;
}

/** Response and output that a receiver has to give. */
export interface Expected {
  /** Status of the response to an event, each time. */
  readonly success: number;
  /** Line that the payload prints each time: every delivery is stored. */
  readonly event: string;
  /** Line that a payload with an undocumented status prints; absent where no status is documented. */
  readonly unknown?: string;
}

/** Returns the failures of a receiver, in words. */
export function receiverFailures(
  { responses, output, running }: Reception,
  { success, event, unknown }: Expected,
): readonly string[] {
  return [
    ...(running ? [] : [`it does not run any more: ${shorten(output)}`]),
    ...responses
      .filter(({ delivery, response }) => !isRight(delivery, response, success))
      .map(({ delivery, response }) => `the response to the ${delivery} is ${response}`),
    ...printed(output, event, 2, 'the event'),
    ...(unknown === undefined ? [] : printed(output, unknown, 1, 'the unknown status')),
  ];
}

/**
 * A wrong method may find nothing at this address, be refused, or be unknown to the server (RFC
 * 9110, sections 15.5.5, 15.5.6 and 15.6.2).
 */
function isRight(delivery: Delivery, response: number | string, success: number): boolean {
  if (typeof response === 'string') return false;
  if (delivery === 'broken JSON') return response === 400;
  return delivery === 'wrong method' ? [404, 405, 501].includes(response) : response === success;
}

function printed(output: string, text: string, wanted: number, what: string): readonly string[] {
  const times = timesPrinted(output, text);
  if (times === wanted) return [];
  return [`${what} is printed ${times} times, not ${wanted}: \`${shorten(text)}\` in ${shorten(output)}`];
}

/** Counts the lines that a text ends: servers write the time before it. */
export function timesPrinted(output: string, text: string): number {
  return `${output}\n`.replaceAll('\r\n', '\n').split(`${text.replace(/\n+$/, '')}\n`).length - 1;
}
