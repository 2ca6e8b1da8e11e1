import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObservedSite } from './observed-site.ts';
import { program } from './program.ts';
import type { Browser } from './webdriver.ts';

/**
 * Firefox without a window, by its own protocol for WebDriver's commands, Marionette: `length:[0,id,name,parameters]`.
 * The site is its proxy for all other origins.
 */
export async function firefox({ url }: Pick<ObservedSite, 'url'>): Promise<Browser> {
  const binary = program(['firefox-esr', 'firefox'], 'firefox-esr');
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), preferences(new URL(url).port));
  const child = spawn(binary, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    env: { ...process.env, HOME: profile },
  });
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        said += data.toString();
        const listening = /Listening on port (\d+)/.exec(said);
        if (listening) resolve(Number(listening[1]));
      });
    child.once('exit', () => reject(new Error(`Firefox ended:\n${said}`)));
  });
  const { command } = marionette(connect(port, '127.0.0.1'));
  await command('NewSession', { capabilities: { alwaysMatch: {} } });
  return {
    command,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Everything that is no address of this machine is asked of the site's own server, which notes it. */
function preferences(proxy: string): string {
  const proxies = ['http', 'ssl'].flatMap((scheme) => [
    [`network.proxy.${scheme}`, '127.0.0.1'] as const,
    [`network.proxy.${scheme}_port`, Number(proxy)] as const,
  ]);
  // The browser's own questions whether it is online, and that it drops its connections when an interface comes or goes.
  const own = ['captive-portal-service.enabled', 'connectivity-service.enabled', 'notify.changed'].map(
    (name) => [`network.${name}`, false] as const,
  );
  return [['marionette.port', 0] as const, ['network.proxy.type', 1] as const, ...own, ...proxies]
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

interface Failure {
  readonly error: string;
  readonly message: string;
}

function marionette(socket: Socket): Pick<Browser, 'command'> {
  const waiting = new Map<number, (failure: Failure | null, result: unknown) => void>();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as unknown;
      received = received.subarray(end);
      // The first message says who speaks; all others are `[1, id, failure, result]`.
      if (!Array.isArray(message)) continue;
      const [, id, failure, result] = message as [1, number, Failure | null, unknown];
      waiting.get(id)?.(failure, result);
      waiting.delete(id);
    }
  });
  return {
    command: (name, parameters = {}) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, (failure, result) => {
          if (failure) reject(new Error(`${name}: ${failure.error}: ${failure.message}`));
          else resolve((result as { value?: unknown } | null)?.value);
        });
        const message = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
        socket.write(`${Buffer.byteLength(message)}:${message}`);
      }),
  };
}
