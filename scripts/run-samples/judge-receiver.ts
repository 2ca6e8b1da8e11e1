import { short } from './words.ts';

/** What is sent to a receiver, in this order. */
export type Delivery = 'payload' | 'duplicate' | 'unknown status' | 'broken JSON' | 'wrong method';

/** What a receiver did. */
export interface Reception {
  /** Status of the answer to each delivery; a word on it where there was none. */
  readonly answers: readonly { readonly delivery: Delivery; readonly answer: number | string }[];
  /** All it printed. */
  readonly output: string;
  /** Whether it still ran after all of them. */
  readonly running: boolean;
}

/** What a receiver has to print. */
export interface Expected {
  /** Of the payload, once. */
  readonly event: string;
  /** Of the payload with a status that is not documented; absent where no status is. */
  readonly unknown?: string;
}

/** What is wrong with a receiver, in words. */
export function receptionFaults(
  { answers, output, running }: Reception,
  { event, unknown }: Expected,
): readonly string[] {
  return [
    ...(running ? [] : [`it does not run any more: ${short(output)}`]),
    ...answers
      .filter(({ delivery, answer }) => !isRight(delivery, answer))
      .map(({ delivery, answer }) => `the ${delivery} is answered with ${answer}`),
    ...printed(output, event, 'the event'),
    ...(unknown === undefined ? [] : printed(output, unknown, 'the unknown status')),
  ];
}

/** At a wrong method: there is nothing of this address, or not by this method, or the server knows no such method (RFC 9110, sections 15.5.5, 15.5.6 and 15.6.2). */
function isRight(delivery: Delivery, answer: number | string): boolean {
  if (typeof answer === 'string') return false;
  if (delivery === 'broken JSON') return answer === 400;
  return delivery === 'wrong method' ? [404, 405, 501].includes(answer) : answer >= 200 && answer < 300;
}

function printed(output: string, text: string, what: string): readonly string[] {
  const times = timesPrinted(output, text);
  return times === 1
    ? []
    : [`${what} is printed ${times === 0 ? 'never' : `${times} times`}: \`${short(text)}\` in ${short(output)}`];
}

/** How often a text ends a line: servers write the time before it. */
export function timesPrinted(output: string, text: string): number {
  return `${output}\n`.replaceAll('\r\n', '\n').split(`${text.replace(/\n+$/, '')}\n`).length - 1;
}
