/** The call of the simulator, run in a shell, brings the body byte for byte. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { execute } from '#scripts/cli/execute.ts';
import { localCall } from '#src/shared/simulator/local-call.ts';
import { toolchains } from '../languages/tools.ts';
import { DESCRIPTIONS, scriptOf, type Script } from './script.ts';

let script: Script;
beforeAll(async () => {
  script = await scriptOf(DESCRIPTIONS.gateway);
});
afterAll(() => script.remove());

const TEXTS: readonly string[] = [
  '{"id": "a"}',
  '',
  '@file',
  `it's $HOME \`id\` "quoted" \\ %s ! *`,
  '{\n  "name": "Naïve 日本語 🦊",\r\n\t"tab": 1\n}\n\n',
  'not \u0001 printable \u0000',
  '-d begins like an option',
];

for (const { language, missing } of toolchains(['curl']))
  it.skipIf(missing)(`the call in ${language} brings any text as it is`, async () => {
    const received: { readonly bytes: Buffer; readonly length: string | undefined; readonly head: string }[] = [];
    const server = createServer(async (request, response) => {
      const { method, url, headers } = request;
      received.push({
        bytes: await buffer(request),
        length: headers['content-length'],
        head: `${method} ${url} ${headers['content-type']} ${headers['gateway-signature']}`,
      });
      response.end();
    }).listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const call = script.webhooks.find(({ id }) => id === 'paymentSucceeded');
    const [media] = call?.body?.content ?? [];
    if (call === undefined || media === undefined) throw new Error('There is no such webhook.');
    for (const text of TEXTS) {
      const local = localCall(call, media, { port, path: '/hook', text });
      await execute(['sh', '-c', local?.curl ?? 'false']);
      const { bytes, length, head } = received.at(-1) ?? {};
      expect(bytes?.toString()).toBe(text);
      expect(local?.head).toContain(`\nContent-Length: ${length}`);
      expect(head).toBe('POST /hook application/json v1=00112233');
    }
    expect(received).toHaveLength(TEXTS.length);
    server.close();
  });
