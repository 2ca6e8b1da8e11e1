import { shorten } from './shorten.ts';

/** What is sent to a receiver, in this order. */
export type Delivery = 'payload' | 'duplicate' | 'unknown status' | 'broken JSON' | 'wrong method';

/** What a receiver did. */
export interface Reception {
  /** Status of the response to each delivery; a text where there was none. */
  readonly responses: readonly { readonly delivery: Delivery; readonly response: number | string }[];
  /** All it printed. */
  readonly output: string;
  /** Whether it still ran after all of them. */
  readonly running: boolean;
}

/** What a receiver has to print. */
export interface Expected {
  /** Status of the response to an event, each time. */
  readonly success: number;
  /** Of the payload, once. */
  readonly event: string;
  /** Of the payload with a status that is not documented; absent where no status is. */
  readonly unknown?: string;
}

/** What is wrong with a receiver, in words. */
export function receiverFailures(
  { responses, output, running }: Reception,
  { success, event, unknown }: Expected,
): readonly string[] {
  return [
    ...(running ? [] : [`it does not run any more: ${shorten(output)}`]),
    ...responses
      .filter(({ delivery, response }) => !isRight(delivery, response, success))
      .map(({ delivery, response }) => `the response to the ${delivery} is ${response}`),
    ...printedOnce(output, event, 'the event'),
    ...(unknown === undefined ? [] : printedOnce(output, unknown, 'the unknown status')),
  ];
}

/**
 * At a wrong method: there is nothing of this address, or not by this method, or the server knows no such method (RFC
 * 9110, sections 15.5.5, 15.5.6 and 15.6.2).
 */
function isRight(delivery: Delivery, response: number | string, success: number): boolean {
  if (typeof response === 'string') return false;
  if (delivery === 'broken JSON') return response === 400;
  return delivery === 'wrong method' ? [404, 405, 501].includes(response) : response === success;
}

function printedOnce(output: string, text: string, what: string): readonly string[] {
  const times = timesPrinted(output, text);
  if (times === 1) return [];
  const count = times === 0 ? 'never' : `${times} times`;
  return [`${what} is printed ${count}: \`${shorten(text)}\` in ${shorten(output)}`];
}

/** How often a text ends a line: servers write the time before it. */
export function timesPrinted(output: string, text: string): number {
  return `${output}\n`.replaceAll('\r\n', '\n').split(`${text.replace(/\n+$/, '')}\n`).length - 1;
}
