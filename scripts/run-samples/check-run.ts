import { isEqual } from '#src/shared/schema/assertions.ts';
import type { Execution } from '../cli/execute.ts';
import { parsed } from '../text/json.ts';
import { differences } from './differences.ts';
import type { PrintedSample } from './printed.ts';
import type { Exchange } from './server.ts';
import { shorten } from './environment.ts';
import { RESULT } from './toolchain.ts';

/** A finished run of one sample. */
export interface Run {
  readonly sample: PrintedSample;
  readonly environment: Readonly<Record<string, string>>;
  readonly execution: Execution;
  readonly exchanges: readonly Exchange[];
}

/**
 * Returns a message for each failure of a run. Checks the exit code and output of the program, the request that
 * arrived, and the response of the mock.
 */
export async function runFailures({ sample, environment, execution, exchanges }: Run): Promise<readonly string[]> {
  const { request } = sample.scenario;
  const [exchange, ...more] = exchanges;
  const output = `${execution.stderr}${execution.stdout.toString()}`;
  const failed =
    execution.code === 0 ? [] : [`the program ended with ${execution.code ?? 'a signal'}: ${shorten(output)}`];
  if (request === undefined || exchange === undefined) return [...failed, 'no request arrived'];
  const { received, reply } = exchange;
  return [
    ...failed,
    ...(more.every((next, index) => isRedirectOf(exchanges[index] ?? exchange, next))
      ? []
      : [`${exchanges.length} requests arrived instead of one`]),
    ...exchanges.flatMap(({ reply: { problems, status } }) =>
      problems.map(({ message }) => `the mock refused it with ${status}: ${message}`),
    ),
    ...(await differences(request, received, environment)),
    ...(reply.status >= 300 ? [] : responseFailures(sample, Buffer.from(reply.body).toString(), execution)),
  ];
}

/**
 * Whether a client sent the request in `next` because the response before it was a redirect (RFC 9110, section 15.4).
 */
function isRedirectOf({ received, reply }: Exchange, next: Exchange): boolean {
  const location = reply.headers.find(({ name }) => name.toLowerCase() === 'location')?.value;
  if (reply.status < 300 || reply.status >= 400 || location === undefined) return false;
  const target = new URL(location, new URL(received.url, 'http://mock.invalid'));
  return `${target.pathname}${target.search}` === next.received.url;
}

function responseFailures(
  { example, scenario }: PrintedSample,
  sent: string,
  { stdout }: Execution,
): readonly string[] {
  const kind = scenario.request?.response;
  // A text response may end with a newline, which the example on a page lacks.
  const isSame = (a: string, b: string): boolean =>
    kind === 'json' ? isEqual(parsed(a), parsed(b)) : a === b || a === `${b}\n` || b === `${a}\n`;
  const printed =
    example === undefined || isSame(sent, example.code.text)
      ? []
      : [`the response ${shorten(sent)} differs from the one printed beside it`];
  if (kind !== 'json' && kind !== 'text') return printed;
  const [shown = '', result] = stdout.toString().split(`${RESULT}\n`);
  const isHeld =
    result === undefined ? isSame(shown, sent) : isEqual(parsed(result), kind === 'json' ? parsed(sent) : sent);
  return isHeld
    ? printed
    : [...printed, `the program printed ${shorten(result ?? shown)} instead of the response ${shorten(sent)}`];
}

/**
 * Returns a message for each failure of a run in which the mock refuses the request. The program has to exit with an
 * error and to print the strings of the error response.
 */
export function refusalFailures({ sample: { language }, execution, exchanges }: Run): readonly string[] {
  const [exchange] = exchanges;
  if (exchange === undefined) return ['no request arrived'];
  const shown = `${execution.stdout.toString()}${execution.stderr}`;
  const texts = leaves(parsed(Buffer.from(exchange.reply.body).toString())).filter((text) => text !== '');
  return [
    ...(exchange.reply.status >= 400
      ? []
      : [`the mock did not refuse the request: it responded with ${exchange.reply.status}`]),
    // cURL prints the error response and exits with 0.
    ...(execution.code === 0 && language !== 'curl' ? ['the program ended with 0 after an error of the API'] : []),
    ...texts
      .filter((text) => !shown.includes(text))
      .map((text) => `the program did not print the error of the API: \`${text}\` is missing`),
  ];
}

/**
 * Returns all strings inside a JSON value that every language prints as they are. Leaves out strings with characters
 * that some languages escape, such as quotes.
 */
function leaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^[\x20-\x7e]*$/.test(value) && !/["\\]/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
