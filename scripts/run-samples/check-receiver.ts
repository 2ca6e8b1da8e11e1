import { shorten } from './environment.ts';

/** Headers and body of a request to a webhook receiver, as they are sent. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * A request that was sent to a webhook receiver. `response` is the status code of the response or, if there was none,
 * an error message.
 */
export interface Attempt extends Partial<Message> {
  readonly name: string;
  /**
   * What the receiver should do. `stored`: it stores the request and acknowledges it. `refused`: it refuses the method
   * of the request. `failed`: it responds with a server error (5XX).
   */
  readonly want: 'stored' | 'refused' | 'failed';
  readonly response: number | string;
}

/** The result of running a webhook receiver. */
export interface Outcome {
  readonly attempts: readonly Attempt[];
  /** Contents of all files that the receiver stored. */
  readonly stored: readonly Buffer[];
  /** Standard output, then standard error of the receiver. */
  readonly output: string;
  /** Whether the receiver was still running at the end. */
  readonly running: boolean;
}

/**
 * Returns a message for each failure of a webhook receiver. `success` is the status code with which a receiver has to
 * acknowledge a webhook.
 */
export function receiverFailures({ attempts, stored, output, running }: Outcome, success: number): readonly string[] {
  const left = [...stored];
  const expected = attempts.filter(({ want }) => want === 'stored');
  const missing = expected.filter((attempt) => {
    const place = left.findIndex((message) => isStored(message, attempt));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return [
    ...(running ? [] : [`it no longer runs: ${shorten(output)}`]),
    ...attempts
      .filter((attempt) => !isRight(attempt, success))
      .map(({ name, response }) => `the response to the ${name} is ${response}`),
    ...missing.map(({ name }) => `the ${name} was not stored unchanged`),
    ...(missing.length === 0 && left.length > 0
      ? [`${stored.length} webhooks were stored, not ${expected.length}`]
      : []),
  ];
}

/**
 * Whether the response has the expected status. For a wrong method, 404, 405 and 501 are accepted (RFC 9110, sections
 * 15.5.5, 15.5.6 and 15.6.2).
 */
function isRight({ want, response }: Attempt, success: number): boolean {
  if (typeof response === 'string') return false;
  if (want === 'failed') return response >= 500;
  return want === 'refused' ? [404, 405, 501].includes(response) : response === success;
}

/** Whether a stored file contains the headers of a request, an empty line and the unchanged body. */
function isStored(message: Buffer, { headers = {}, body = Buffer.alloc(0) }: Partial<Message>): boolean {
  const end = message.indexOf('\r\n\r\n');
  const lines = message.toString('latin1', 0, end).toLowerCase().split('\r\n');
  return (
    end > 0 &&
    message.subarray(end + 4).equals(body) &&
    Object.entries(headers).every(([name, value]) => lines.includes(`${name}: ${value}`.toLowerCase()))
  );
}
