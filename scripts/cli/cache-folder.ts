import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { PACKED, ROOT } from './packed.ts';

/** The name of the package, of its command and of its cache folder. */
export const PROGRAM = 'openapi-docs';

/**
 * Returns the path of a cache folder. In the repository, it is below `node_modules`. For the installed package, it is
 * in the project that contains the working directory. Outside a project, it is in the user's cache folder.
 */
export function cacheFolder(name: string): string {
  if (PACKED === undefined) return path.join(ROOT, 'node_modules/.cache', name);
  const project = projectOf(process.cwd());
  return project === undefined
    ? path.join(userCache(), PROGRAM, name)
    : path.join(project, 'node_modules/.cache', PROGRAM, name);
}

/** Returns the nearest folder that contains `node_modules`: `folder`, or a folder above it. */
function projectOf(folder: string): string | undefined {
  if (existsSync(path.join(folder, 'node_modules'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : projectOf(parent);
}

/**
 * Returns the user's cache folder: on Windows and macOS, the usual one of the system; elsewhere, that of the XDG Base
 * Directory Specification.
 */
function userCache(): string {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = process.env;
  if (process.platform === 'win32' && local !== undefined) return local;
  if (process.platform === 'darwin') return path.join(homedir(), 'Library/Caches');
  return xdg !== undefined && path.isAbsolute(xdg) ? xdg : path.join(homedir(), '.cache');
}
