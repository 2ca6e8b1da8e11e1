import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runCommand, type Command } from '#scripts/cli/command.ts';
import { siteSources } from '../../fixtures/sites/sources.ts';

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of `scripts/commands` in this process. */
export async function call(name: string, args: readonly string[]): Promise<Outcome> {
  const { command } = (await import(`../../../scripts/commands/${name}.ts`)) as { readonly command: Command };
  return callCommand(command, args);
}

/** Runs a command in this process. */
export async function callCommand(command: Command, args: readonly string[]): Promise<Outcome> {
  const out = { stdout: '', stderr: '' };
  const code = await runCommand(command, args, {
    stdout: { write: (text) => (out.stdout += text) },
    stderr: { write: (text) => (out.stderr += text) },
  });
  return { code, ...out };
}

/**
 * Runs a command of the project in a process of its own, as its users do; `interrupt` sends it SIGINT (Ctrl-C) as soon as stderr says that,
 * and `use` is done before.
 */
export function run(
  command: string,
  args: readonly string[],
  interrupt?: string,
  use: (out: Pick<Outcome, 'stderr'>) => Promise<void> = async () => undefined,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', command, ...args], {
      env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '', NODE_ENV: '' },
    });
    const out = { stdout: '', stderr: '' };
    let interrupted = false;
    child.stdout.on('data', (chunk: Buffer) => {
      out.stdout += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      out.stderr += chunk.toString();
      if (interrupt === undefined || interrupted || !out.stderr.includes(interrupt)) return;
      interrupted = true;
      use(out)
        .catch(reject)
        .finally(() => child.kill('SIGINT'));
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...out }));
  });
}

/** Options that name the sources of a site of `tests/fixtures/sites`. */
export function siteOptions(name: string): readonly string[] {
  const { openapi, guides } = siteSources(name);
  return ['--openapi', openapi, ...(guides === undefined ? ['--no-guides'] : ['--guides', guides])];
}

/** Every file below a folder with a digest of its bytes; nothing for a folder that does not exist. */
export function digests(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.sort().map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}
