import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface Site {
  /** Without trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a built site by the preview command on a free port. */
export const serve = (folder: string): Promise<Site> => start('preview', ['--out', folder]);

/** Starts a command that serves a site, on a free port. */
export async function start(name: 'dev' | 'preview', options: readonly string[]): Promise<Site> {
  const command = ['scripts/run.mjs', name, '--port', '0', ...options];
  const child = spawn(process.execPath, command, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        said += data.toString();
        const address = /https?:\/\/[^\s/]+/.exec(said);
        if (address) resolve(address[0]);
      });
    child.once('exit', (code) => reject(new Error(`The ${name} server ended with ${code}:\n${said}`)));
  });
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Builds a site of its own with these options, and serves it until it is stopped, which removes it. */
export async function serveBuilt(options: readonly string[]): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const command = ['scripts/run.mjs', 'scripts/commands/build.ts', ...options, '--out', folder];
  await promisify(execFile)(process.execPath, command, { cwd: repository });
  const site = await serve(folder);
  return {
    url: site.url,
    stop: async () => {
      await site.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Builds a site of its own with these options, and serves it while `use` runs with its address. */
export async function withSite(options: readonly string[], use: (url: string) => Promise<void>): Promise<void> {
  const site = await serveBuilt(options);
  await use(site.url);
  await site.stop();
}
