import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { PACKED, ROOT } from './packed.ts';

/** The name of the package, its command and its folder in a cache. */
export const PROGRAM = 'openapi-docs';

/**
 * A folder for what can be made again: of the repository, where that is. The package is shared, and keeps nothing in
 * itself: it takes the cache of the project that the command runs in, else the user's.
 */
export function cacheFolder(name: string): string {
  if (PACKED === undefined) return path.join(ROOT, 'node_modules/.cache', name);
  const project = projectOf(process.cwd());
  return project === undefined
    ? path.join(userCache(), PROGRAM, name)
    : path.join(project, 'node_modules/.cache', PROGRAM, name);
}

/** The nearest folder that packages are installed in. */
function projectOf(folder: string): string | undefined {
  if (existsSync(path.join(folder, 'node_modules'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : projectOf(parent);
}

/** XDG Base Directory Specification, or what is usual on the system. */
function userCache(): string {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = process.env;
  if (process.platform === 'win32' && local !== undefined) return local;
  if (process.platform === 'darwin') return path.join(homedir(), 'Library/Caches');
  return xdg !== undefined && path.isAbsolute(xdg) ? xdg : path.join(homedir(), '.cache');
}
