import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { send } from './server.ts';

const PATIENCE = 60_000;

interface Started {
  readonly child: ChildProcess;
  readonly out: { stdout: string; stderr: string };
  /** The exit code. */
  readonly ended: Promise<number | null>;
}

function mock(...args: readonly string[]): Started {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'mock', ...args], {
    env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '', NODE_ENV: '' },
  });
  const out = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    out.stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    out.stderr += chunk.toString();
  });
  return { child, out, ended: new Promise((resolve) => child.on('close', resolve)) };
}

describe('npm run mock', () => {
  it(
    'answers by HTTP, says what was wrong, and ends on Ctrl-C',
    async () => {
      const { child, out, ended } = mock('--port', '0');
      await expect.poll(() => out.stderr, { timeout: PATIENCE }).toContain('Press Ctrl-C to stop.');
      const [, port = ''] = /at http:\/\/127\.0\.0\.1:(\d+)\n/.exec(out.stderr) ?? [];
      expect(out.stderr).toMatch(/^Mocking Payment Gateway API at /);
      expect(out.stderr).toMatch(/\d+ operations; \d+ more cannot be called, as path or method is not published\./);
      const [, path = '', header = ''] =
        /curl 'http:\/\/127\.0\.0\.1:\d+(\S+)' --header '([^']+)'/.exec(out.stderr) ?? [];
      const [name = '', value = ''] = header.split(': ');
      expect(await send(Number(port), { method: 'GET', path, headers: { [name]: value } })).toMatchObject({
        status: 200,
        problems: [],
      });
      expect(await send(Number(port), { method: 'GET', path })).toMatchObject({
        status: 401,
        headers: { 'content-type': 'application/json' },
      });
      await expect.poll(() => out.stderr).toContain(`GET ${path} 401: the header ${name} is missing`);
      child.kill('SIGINT');
      expect([await ended, out.stdout]).toEqual([0, '']);
    },
    PATIENCE,
  );

  it(
    'has a help',
    async () => {
      const { out, ended } = mock('--help');
      expect([await ended, out.stderr]).toEqual([0, '']);
      for (const option of ['Usage: npm run mock -- [options]', '--openapi FILE', '--port N', '--webhooks URL'])
        expect(out.stdout).toContain(option);
    },
    PATIENCE,
  );

  it.each([
    {
      name: 'an unknown option',
      given: ['--prot', '1'],
      want: ['`--prot` is no option of `npm run mock`.', 'Did you mean `--port`?'],
    },
    { name: 'a port that is none', given: ['--port', '70000'], want: ['`--port 70000` is no port.'] },
    {
      name: 'a description that does not exist',
      given: ['--openapi', 'nowhere.yaml'],
      want: ['There is no description at `nowhere.yaml`.'],
    },
    {
      name: 'webhooks to another host',
      given: ['--webhooks', 'http://example.com/hook'],
      want: ['`http://example.com/hook` is not on loopback.'],
    },
  ])(
    'refuses $name',
    async ({ given, want }) => {
      const { out, ended } = mock(...given);
      expect([await ended, out.stdout]).toEqual([2, '']);
      for (const words of want) expect(out.stderr).toContain(words);
    },
    PATIENCE,
  );

  it(
    'names a free port when its own is taken',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const { out, ended } = mock('--port', String(port));
      expect(await ended).toBe(2);
      expect(out.stderr).toMatch(new RegExp(`Port ${port} is in use\\.\\nPort \\d+ is free`));
      other.close();
    },
    PATIENCE,
  );

  it(
    'tells where a description cannot be read',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'mock-'));
      writeFileSync(join(folder, 'broken.yaml'), 'openapi: 3.1.1\ninfo: [\n');
      const { out, ended } = mock('--openapi', join(folder, 'broken.yaml'));
      expect(await ended).toBe(1);
      expect(out.stderr).toContain('broken.yaml');
      rmSync(folder, { recursive: true });
    },
    PATIENCE,
  );
});
