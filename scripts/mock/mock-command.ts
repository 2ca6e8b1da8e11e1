import { main, port, text, type Command, type OptionValues } from '../cli/command.ts';
import { listen, stopOnSignal } from '../serve/listen.ts';
import { createMock } from './create-mock.ts';
import { greeting } from './greeting.ts';
import type { MockSource } from './load-mock.ts';
import { loopbackAddress } from './webhook.ts';

const LOOPBACK = '127.0.0.1';

/** Runs a command that mocks the description that `read` returns, until it is stopped. */
export function runMock(
  name: string,
  options: Command['options'],
  read: (values: OptionValues) => Promise<MockSource>,
): Promise<void> {
  return main({
    name,
    summary: [
      'Mocks the provider on this machine: refuses what the description does not allow, responds with its examples.',
      'The header Mock-Undocumented-Fields names response fields that the provider does not document (`all` where it documents none).',
    ].join('\n'),
    options: {
      ...options,
      port: { type: 'string', value: 'N', default: '4010', help: 'Port to listen on.' },
      webhooks: { type: 'string', value: 'URL', help: 'URL on this machine for `Prefer: webhook=NAME`.' },
    },
    run: async (values) => {
      const webhooks = text(values, 'webhooks');
      if (webhooks !== undefined) loopbackAddress(webhooks);
      const wanted = port(values, 4010);
      const source = await read(values);
      const log = (line: string): void => void process.stderr.write(`${line}\n`);
      const listener = createMock({ ...source, log, ...(webhooks === undefined ? {} : { webhooks }) });
      const { server, port: taken } = await listen(listener, wanted, LOOPBACK);
      process.stderr.write(greeting(source, `http://${LOOPBACK}:${taken}`));
      stopOnSignal(server);
      return 0;
    },
  });
}
