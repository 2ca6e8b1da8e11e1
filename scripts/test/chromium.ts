import { join } from 'node:path';
import { installPackages } from '../cli/debian.ts';
import { execute } from '../cli/execute.ts';
import { UsageError } from '../cli/problem.ts';
import { filesOnPath, isExecutable } from './programs.ts';

/** The part of a machine that a browser is looked for in. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  isExecutable(file: string): boolean;
  /** The path of Playwright's own Chromium, installed or not. */
  ownPath(): Promise<string>;
  /** Ways to install one, in order; each does nothing where it is impossible. */
  readonly installers: readonly (() => Promise<unknown>)[];
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const APPLICATIONS = ['Google Chrome', 'Microsoft Edge'];
const PROGRAMS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];
/** Downloading takes its time on slow networks; in milliseconds. */
const SLOW = 900_000;

const say = (line: string): void => void process.stderr.write(`${line} …\n`);
const THIS_MACHINE: Machine = {
  env: process.env,
  platform: process.platform,
  isExecutable,
  ownPath: async () => (await import('playwright')).chromium.executablePath(),
  installers: [
    () => installPackages(['chromium'], say),
    () => {
      say("Installing Playwright's Chromium");
      return execute([process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium'], { timeout: SLOW });
    },
  ],
};

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, one on the PATH, Playwright's own, Chrome or Edge, else
 * one that is installed now.
 *
 * @throws {UsageError} when there is none and it cannot be installed.
 */
export async function chromium(machine: Machine = THIS_MACHINE): Promise<string> {
  const named = machine.env['CHROMIUM_PATH'] ?? '';
  if (named !== '') {
    if (machine.isExecutable(named)) return named;
    throw new UsageError(`CHROMIUM_PATH is \`${named}\`, which is no program.`, 'Let it name a Chromium, or unset it.');
  }
  for (const install of [undefined, ...machine.installers]) {
    await install?.();
    const found = (await places(machine)).find(machine.isExecutable);
    if (found !== undefined) return found;
  }
  throw new UsageError(
    'The browser tests need Chromium; none was found, and none could be installed.',
    'Install Chrome, Edge or Chromium, or let CHROMIUM_PATH name one.',
  );
}

async function places({ env, platform, ownPath }: Machine): Promise<readonly string[]> {
  // Playwright knows none for some systems.
  const own = await ownPath().catch(() => '');
  return [...filesOnPath(NAMES, env['PATH']), own, ...branded(platform, env)];
}

/** Paths at which Chrome and Edge install themselves, as Playwright's channels know them. */
function branded(platform: string, env: Machine['env']): readonly string[] {
  if (platform === 'darwin') return APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (platform !== 'win32') return [];
  const folders = ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((name) => env[name] ?? []);
  return PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, ...program)));
}
