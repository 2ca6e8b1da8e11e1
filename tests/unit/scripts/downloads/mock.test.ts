import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '#scripts/checks/compile.ts';
import { downloadSource } from '#scripts/downloads/download-source.ts';
import { mock } from '#scripts/downloads/mock.ts';
import { parseCurl } from '#src/shared/samples/parse-curl.ts';
import { sharedFolder } from '../../own-folder.ts';

const GUIDE = readFileSync('guides/get-started/local-mock.mdx', 'utf8');
const COMMANDS = [...GUIDE.matchAll(/```bash\s+(.*?)\s+```/gs)].map(([, command = '']) => command);
const PREFERENCES = [...GUIDE.matchAll(/`Prefer: (.+?)`/g)].map(([, preference = '']) => preference);

/** The download in a folder of its own, run as its guide says, and the first request that it prints. */
describe('the mock that readers download', () => {
  const { root, write } = sharedFolder();
  const running: ChildProcess[] = [];
  beforeAll(async () => {
    const { bundled = '' } = await compile({ openapi: 'openapi/openapi.yaml' }, { runsChecks: false });
    write(mock.file, (await mock.make(downloadSource(bundled, []))) ?? '');
  });
  afterAll(async () => {
    await Promise.all(running.map((child) => child.kill() && once(child, 'exit')));
  });

  /** Runs a command of the guide on a free port; returns the request that it prints. */
  async function firstRequest(command: string) {
    const [program = '', ...args] = `${command} --port 0`.split(' ');
    expect(program).toBe('node');
    const child = spawn(process.execPath, args, { cwd: root });
    running.push(child);
    let printed = '';
    for await (const part of child.stderr) if ((printed += part).includes('Ctrl-C')) break;
    return parseCurl(/curl .*/.exec(printed)?.[0] ?? '');
  }

  it('does what the guide says, by each of its commands and with each preference', async () => {
    const receiver = createServer((_, response) => response.end()).listen(0, 'localhost');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    const delivery = once(receiver, 'request');
    const responses: unknown[] = [];
    for (const command of COMMANDS) {
      const { url = '', headers = [] } = (await firstRequest(command.replace('8000', `${port}`))) ?? {};
      const given: [string, string][] = headers.map(({ name, value }) => [name, value]);
      for (const preference of PREFERENCES)
        responses.push(
          await fetch(url, { headers: [...given, ['Prefer', preference]] }).then(
            (response) => [preference, response.status, response.headers.get('Preference-Applied')],
            () => [preference, 'no response'],
          ),
        );
    }
    expect(responses).toEqual([
      ['code=401', 401, 'code=401'],
      ['wait=1', 200, 'wait=1'],
      ['drop', 'no response'],
      ['webhook=paymentCompleted', 400, null],
      ['code=401', 401, 'code=401'],
      ['wait=1', 200, 'wait=1'],
      ['drop', 'no response'],
      ['webhook=paymentCompleted', 200, 'webhook=paymentCompleted'],
    ]);
    const [{ method, url }] = (await delivery) as [IncomingMessage];
    expect([method, url]).toEqual(['POST', '/webhooks']);
    receiver.close();
  });
});
