import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { program } from './program.ts';
import type { Browser } from './webdriver.ts';

/** Where WebDriver's commands are sent to (section 6.3), below the session. */
const endpoints: Readonly<Record<string, readonly [method: string, path: string]>> = {
  Back: ['POST', '/back'],
  DeleteSession: ['DELETE', ''],
  ElementClick: ['POST', '/element/{id}/click'],
  ExecuteScript: ['POST', '/execute/sync'],
  GetComputedLabel: ['GET', '/element/{id}/computedlabel'],
  GetComputedRole: ['GET', '/element/{id}/computedrole'],
  Navigate: ['POST', '/url'],
  PerformActions: ['POST', '/actions'],
  SetWindowRect: ['POST', '/window/rect'],
};

/** WebKitGTK on a display of its own that nobody sees. */
export async function webkit(): Promise<Browser> {
  const driver = program(['WebKitWebDriver'], 'webkit2gtk-driver');
  const display = spawn(program(['Xvfb'], 'xvfb'), ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const { child, url } = await listening(driver, `:${number.toString().trim()}`);
  const { sessionId } = (await send('POST', url, { capabilities: { alwaysMatch: {} } })) as { sessionId: string };
  const command: Browser['command'] = (name, { id, ...parameters } = {}) => {
    const [method, path] = endpoints[name] ?? [];
    if (path === undefined) throw new Error(`${name} is no known command.`);
    return send(method, `${url}/${sessionId}${path.replace('{id}', String(id))}`, parameters);
  };
  return {
    command,
    stop: async () => {
      await command('DeleteSession');
      child.kill();
      display.kill();
    },
  };
}

/** Starts the driver on a port that nobody else has: it ends where it cannot listen. */
async function listening(driver: string, display: string): Promise<{ child: ChildProcess; url: string }> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
    while (child.exitCode === null) {
      const isReady = await send('GET', `http://127.0.0.1:${port}/status`).catch(() => undefined);
      if (isReady !== undefined && child.exitCode === null) return { child, url: `http://127.0.0.1:${port}/session` };
      await setTimeout(50);
    }
  }
}

async function send(method = 'POST', url: string, parameters: object = {}): Promise<unknown> {
  const response = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(parameters) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}
