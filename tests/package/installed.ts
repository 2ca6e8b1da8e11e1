import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The package of this state of the sources, installed into an empty folder. */
export class Installed {
  readonly folder = mkdtempSync(join(tmpdir(), 'package-'));
  readonly #command = join(this.folder, 'node_modules/openapi-docs/prebuilt/programs/openapi-docs.js');

  constructor() {
    const tarball = execFileSync(process.execPath, ['scripts/run.mjs', 'pack'], { encoding: 'utf8' }).trim();
    Installed.npm(this.folder, 'install', '--offline', resolve(tarball));
  }

  /** Runs npm in a folder; returns what it printed, also where npm runs these tests in silence. */
  static npm(cwd: string, ...args: readonly string[]): string {
    return execFileSync('npm', ['--no-audit', '--no-fund', '--loglevel=notice', ...args], {
      cwd,
      stdio: 'pipe',
      encoding: 'utf8',
    });
  }

  /** Names of installed packages. */
  get packages(): readonly string[] {
    return readdirSync(join(this.folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  }

  /** Of all that is installed, in bytes. */
  get size(): number {
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  }

  /** Makes an empty folder beside the installed package. */
  emptyFolder(name: string): string {
    mkdirSync(join(this.folder, name));
    return join(this.folder, name);
  }

  /** Starts the command in a folder, by the Node.js that runs this test. */
  start(args: readonly string[], cwd = this.folder): ChildProcess {
    return spawn(process.execPath, [this.#command, ...args], { cwd, env: { ...process.env, NO_COLOR: '1' } });
  }

  async run(
    args: readonly string[],
    cwd?: string,
  ): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
    const child = this.start(args, cwd);
    const out = { stdout: '', stderr: '' };
    child.stdout?.on('data', (chunk: Buffer) => (out.stdout += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (out.stderr += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, ...out };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
