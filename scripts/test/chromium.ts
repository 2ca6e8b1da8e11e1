import { installPackages } from '../cli/debian.ts';
import { execute } from '../cli/execute.ts';
import { UsageError } from '../cli/problem.ts';
import { filesOnPath, isExecutable } from './programs.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
/** Time limit of a download, in milliseconds; enough for a slow network. */
const SLOW = 900_000;

const log = (line: string): void => void process.stderr.write(`${line} …\n`);

/**
 * Returns the path of a Chromium for browser tests: the one in `CHROMIUM_PATH`, a browser on the PATH, or Playwright's.
 * If there is none, installs Debian's package or Playwright's build.
 *
 * @throws {UsageError} when it is missing and cannot be installed.
 */
export async function chromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'] ?? '';
  if (named !== '' && !isExecutable(named))
    throw new UsageError(
      `CHROMIUM_PATH is \`${named}\`, which is not an executable file.`,
      'Set CHROMIUM_PATH to a Chromium executable, or unset it.',
    );
  const found = named === '' ? ((await installed()) ?? (await install())) : named;
  if (found !== undefined) return found;
  throw new UsageError(
    'The browser tests need Chromium; none was found, and none could be installed.',
    'Install Chromium, or set CHROMIUM_PATH to an executable.',
  );
}

async function installed(): Promise<string | undefined> {
  const { chromium: own } = await import('playwright');
  return [...filesOnPath(NAMES), own.executablePath()].find(isExecutable);
}

async function install(): Promise<string | undefined> {
  if (await installPackages(['chromium'], log)) return installed();
  log("Installing Playwright's Chromium");
  await execute([process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium'], { timeout: SLOW });
  return installed();
}
