/** The script as a command: what it says to whoever runs it the wrong way, and what it refuses. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtinModules } from 'node:module';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlerOf } from './handler.ts';
import { DESCRIPTIONS, failed, run, scriptOf, type Script } from './script.ts';

let script: Script;
beforeAll(async () => {
  script = await scriptOf(DESCRIPTIONS.gateway);
});
afterAll(() => script.remove());

const webhook = (id: string) => {
  const found = script.webhooks.find((call) => call.id === id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
};

it('needs Node.js alone', () => {
  const imports = [...script.text.matchAll(/^import .* from '(.*)';$/gm)].map(([, name = '']) => name);
  expect(imports.length).toBeGreaterThan(2);
  expect(imports.filter((name) => !builtinModules.includes(name.replace(/^node:/, '')))).toEqual([]);
  expect(script.text).not.toMatch(/\brequire\(|\bimport\(|\beval\(|new Function/);
});

it('has a help that names the webhooks', async () => {
  const { code, stdout } = await run(script, '--help');
  expect(code).toBe(0);
  expect(stdout).toContain('Usage: node webhook-conformance.mjs URL');
  for (const { id, title } of script.webhooks) expect(stdout).toContain(`  ${id}: ${title}`);
});

describe('a mistake of the caller is told in a sentence, with code 2:', () => {
  it.each<[string, readonly string[], string]>([
    ['no address', [], 'Give the URL of your handler as the only argument: http://localhost:8000/webhooks.'],
    [
      'two addresses',
      ['http://localhost:1/', 'http://localhost:2/'],
      'Give the URL of your handler as the only argument',
    ],
    ['no address of the web', ['localhost:3000'], 'localhost:3000 is not an HTTP URL.'],
    [
      'another machine',
      ['http://192.0.2.1/webhook'],
      '192.0.2.1 is not this machine. If it is your server, add --allow-remote.',
    ],
    ['a name like this machine', ['http://localhost.example/'], 'localhost.example is not this machine.'],
    ['a number like this machine', ['http://127.0.0.1.example/'], '127.0.0.1.example is not this machine.'],
    [
      'a count on another machine',
      ['http://localhost:1/', '--fulfilled', 'https://192.0.2.1/'],
      '192.0.2.1 is not this machine.',
    ],
    [
      'an unknown webhook',
      ['http://localhost:1/', '--event', 'paid'],
      'There is no webhook paid. The webhooks are: paymentSucceeded, disputeOpened, payoutPaid.',
    ],
    ['an unknown option', ['http://localhost:1/', '--fast'], "Unknown option '--fast'. --help lists the options."],
    [
      'no number of seconds',
      ['http://localhost:1/', '--timeout', 'soon'],
      '--timeout is a number of seconds, not soon.',
    ],
    [
      'a header without a value',
      ['http://localhost:1/', '--header', 'Signature'],
      "--header takes a name and a value, 'Name: value', not Signature.",
    ],
    [
      'nothing that listens',
      ['http://localhost:1/'],
      'Nothing listens at http://localhost:1. Start your handler, then run this again.',
    ],
  ])('%s', async (_, args, want) => {
    const { code, stderr, lines } = await run(script, ...args);
    expect(stderr).toContain(want);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
    expect(lines).toEqual([]);
  });
});

it('sends to another machine where it is allowed to', async () => {
  const { stderr, code } = await run(script, 'http://webhooks.invalid/', '--allow-remote');
  expect(stderr).toContain('Nothing listens at http://webhooks.invalid.');
  expect(code).toBe(2);
});

it('sends headers of the caller in place of documented ones', async () => {
  const handler = await handlerOf(webhook('paymentSucceeded'));
  const signature = 'v1=4f2a';
  const { code } = await run(
    script,
    handler.url,
    '--event',
    'paymentSucceeded',
    '--timeout',
    '60',
    '--header',
    `gateway-signature: ${signature}`,
  );
  await handler.close();
  expect(code).toBe(0);
  expect(new Set(handler.requests.map(({ headers }) => headers['gateway-signature']))).toEqual(new Set([signature]));
});

it('follows no redirect', async () => {
  const handler = await handlerOf(webhook('disputeOpened'), { status: () => 307 });
  const result = await run(script, handler.url, '--event', 'disputeOpened');
  await handler.close();
  expect(failed(result).length).toBeGreaterThan(4);
  expect(result.stdout).toContain('307 after');
});

it('says that a count is no number', async () => {
  const handler = await handlerOf(webhook('disputeOpened'));
  const { code, stderr } = await run(script, handler.url, '--event', 'disputeOpened', '--fulfilled', handler.url);
  await handler.close();
  expect(stderr).toContain('is not a plain number.');
  expect(code).toBe(2);
});

it('gives up a handler that never responds, and one that hangs up', async () => {
  const silent = createServer(() => undefined).listen(0, 'localhost');
  await once(silent, 'listening');
  const address = `http://localhost:${(silent.address() as AddressInfo).port}/`;
  const { stdout, code } = await run(script, address, '--event', 'payoutPaid', '--timeout', '0.1');
  expect(stdout).toContain('no response within 0.3 s, expected 204');
  expect(code).toBe(1);
  silent.removeAllListeners('request').on('request', (request) => request.socket.destroy());
  const hung = await run(script, address, '--event', 'payoutPaid');
  expect(hung.stdout).toContain('the connection was closed without a response, expected 204');
  expect(hung.code).toBe(1);
  silent.closeAllConnections();
  silent.close();
});

it('ends at Ctrl-C, and says how far it came', async () => {
  const silent = createServer(() => undefined).listen(0, 'localhost');
  await once(silent, 'listening');
  const child = spawn(process.execPath, [script.file, `http://localhost:${(silent.address() as AddressInfo).port}/`]);
  const printed = text(child.stdout);
  await once(silent, 'request');
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(130);
  expect(await printed).toContain('Stopped. 0 passed, 0 failed, 0 skipped.');
  silent.closeAllConnections();
  silent.close();
});
