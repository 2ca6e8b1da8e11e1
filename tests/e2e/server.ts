import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface Site {
  /** Without trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a built site by the preview command on a free port. */
export async function serve(folder: string): Promise<Site> {
  const child = run(['scripts/preview.ts', '--port', '0', '--out', folder]);
  const url = await address(child);
  return { url, stop: () => stop(child) };
}

/** Builds a site of its own with these options, serves it while `use` runs with its address, and takes it away. */
export async function withSite(
  name: string,
  options: readonly string[],
  use: (url: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const child = run(['scripts/build.ts', ...options, '--out', folder]);
  const [said, code] = await Promise.all([output(child), ended(child)]);
  if (code !== 0) throw new Error(`The build failed:\n${said}`);
  const site = await serve(folder);
  await use(site.url);
  await site.stop();
  await rm(folder, { recursive: true });
}

function run(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['scripts/run.mjs', ...args], { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (data: Buffer) => {
      said += data.toString();
      const url = /https?:\/\/[^\s/]+/.exec(said)?.[0];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The preview server ended with ${code}:\n${said}`)));
  });
}

async function output(child: ChildProcess): Promise<string> {
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => parts.push(data.toString()));
  await ended(child);
  return parts.join('');
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve));
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = ended(child);
  child.kill('SIGTERM');
  await gone;
}
