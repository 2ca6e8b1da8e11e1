import { createMock } from '../mock/create-mock.ts';
import { greeting } from '../mock/greeting.ts';
import { loadMock } from '../mock/load-mock.ts';
import { loopbackAddress } from '../mock/webhook.ts';
import { main, port, text, type Command } from '../cli/command.ts';
import { listen, stopOnSignal } from '../serve/listen.ts';

const LOOPBACK = '127.0.0.1';

const mock: Command = {
  name: 'npm run mock',
  summary:
    'Mocks the provider on this machine: refuses what the description does not allow, responds with its examples.',
  options: {
    openapi: { type: 'string', value: 'FILE', default: 'openapi/openapi.yaml', help: 'Entry file of the description.' },
    port: { type: 'string', value: 'N', default: '4010', help: 'Port to listen on.' },
    webhooks: { type: 'string', value: 'URL', help: 'URL on this machine for `Prefer: webhook=NAME`.' },
  },
  run: async (values) => {
    const webhooks = text(values, 'webhooks');
    if (webhooks !== undefined) loopbackAddress(webhooks);
    const wanted = port(values, 4010);
    const source = await loadMock(text(values, 'openapi') ?? 'openapi/openapi.yaml');
    const log = (line: string): void => void process.stderr.write(`${line}\n`);
    const listener = createMock({ ...source, log, ...(webhooks === undefined ? {} : { webhooks }) });
    const { server, port: taken } = await listen(listener, wanted, LOOPBACK);
    process.stderr.write(greeting(source, `http://${LOOPBACK}:${taken}`));
    stopOnSignal(server);
    return 0;
  },
};

void main(mock);
