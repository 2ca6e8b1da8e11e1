import type { RequestListener } from 'node:http';
import { port, text, type Command, type OptionValues } from '../cli/command.ts';
import { listen, stopOnSignal } from '../serve/listen.ts';
import { withCors } from './cors.ts';
import { createMock } from './create-mock.ts';
import { greeting } from './greeting.ts';
import type { MockSource } from './load-mock.ts';
import { loopbackAddress } from './webhook.ts';

const LOOPBACK = '127.0.0.1';

/** Calls back with each new state of a description. */
type Watch = (
  values: OptionValues,
  source: MockSource,
  use: (source: MockSource) => void,
  log: (line: string) => void,
) => void;

/**
 * The command that mocks the description that `read` returns, until it is stopped. `watch` tells how the description
 * changes meanwhile.
 */
export function mockCommand(
  name: string,
  options: Command['options'],
  read: (values: OptionValues) => Promise<MockSource>,
  watch: Watch = () => undefined,
): Command {
  return {
    name,
    summary: [
      'Mocks the provider on this machine: refuses what the description does not allow, responds with its examples.',
      'The header Mock-Undocumented-Fields names response fields that the provider does not document (`all` where it documents none).',
    ].join('\n'),
    options: {
      ...options,
      port: { type: 'string', value: 'N', default: '4010', help: 'Port to listen on.' },
      host: {
        type: 'string',
        value: 'ADDRESS',
        default: LOOPBACK,
        help: 'Address to listen on; `0.0.0.0` lets other machines and containers in.',
      },
      cors: {
        type: 'boolean',
        help: 'Lets pages of any origin call it. Off, as a page that needs it fails where the provider does not allow it.',
      },
      webhooks: { type: 'string', value: 'URL', help: 'URL on this machine for `Prefer: webhook=NAME`.' },
    },
    run: async (values, _words, { stderr }) => {
      const webhooks = text(values, 'webhooks');
      if (webhooks !== undefined) loopbackAddress(webhooks);
      const wanted = port(values, 4010);
      const source = await read(values);
      const log = (line: string): void => void stderr.write(`${line}\n`);
      const host = text(values, 'host') ?? LOOPBACK;
      const mocked = (one: MockSource): RequestListener =>
        createMock({ ...one, log, ...(webhooks === undefined ? {} : { webhooks }) });
      let current = mocked(source);
      const answer: RequestListener = (request, response) => current(request, response);
      const { server, port: taken } = await listen(values['cors'] === true ? withCors(answer) : answer, wanted, host);
      stderr.write(greeting(source, `http://${nameOf(host)}:${taken}`));
      watch(values, source, (changed) => (current = mocked(changed)), log);
      stopOnSignal(server);
      return 0;
    },
  };
}

/** An address as it stands in a URL here: every address of this machine is the usual one, too (RFC 3986, section 3.2.2). */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return LOOPBACK;
  return host.includes(':') ? `[${host}]` : host;
}
