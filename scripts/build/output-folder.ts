/** Decides which folders a build may replace: empty ones, and those that an earlier build created. */
import { accessSync, constants, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../cli/command-line.ts';
import { displayPath, UsageError } from '../cli/problem.ts';
import { ROOT } from '../cli/packed.ts';
import type { SourceOptions } from '../description/source/load.ts';
import type { OutputFile } from '../outputs/output-file.ts';

/** A file that marks its folder as created by a build. Hosts do not serve names that begin with a dot. */
export const BUILD_MARK: OutputFile = {
  path: '.site-build',
  contents: 'Written by a build, which replaces this folder as a whole: keep nothing of your own in it.\n',
};

const HINT = 'Name a folder for the site alone with --out DIR.';

/**
 * Returns the path of a build's output folder, after symbolic links are resolved.
 *
 * @param force whether a folder that no build created may be replaced. A folder with sources is never replaced.
 * @throws {UsageError} when the build would delete files that no build created, or the folder cannot be written.
 */
export function outputFolder(given: string, { openapi, guides = '.' }: SourceOptions, force: boolean): string {
  const out = targetOf(given);
  const sources = ['.', openapi, guides, ...['src', 'scripts', 'node_modules'].map((name) => path.join(ROOT, name))];
  const source = sources.map(followed).find((file) => isInside(file, out));
  if (source !== undefined)
    throw new UsageError(`\`${given}\` contains \`${displayPath(source)}\`, which a build would replace.`, HINT);
  if (existsSync(out) && !force && !isReplaceable(out))
    throw new UsageError(
      `\`${given}\` is not empty, and was not created by a build: it has no \`${BUILD_MARK.path}\`.`,
      `Building would delete everything in it. Choose another folder with --out DIR, empty this one, or run \`${commandLine('build --force')}\`.`,
    );
  return out;
}

/**
 * Returns the real path of a folder, which may not exist yet.
 *
 * @throws {UsageError} when the path is not that of a folder, or the folder cannot be written.
 */
function targetOf(given: string): string {
  const refuse = (reason: string): UsageError => new UsageError(`\`${given}\` ${reason}.`, HINT);
  try {
    if (lstatSync(given, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(given))
      throw refuse('is a symbolic link that leads nowhere');
    const out = followed(given);
    const exists = existsSync(out);
    if (exists && !statSync(out).isDirectory()) throw refuse('is a file');
    let parent = path.dirname(out);
    while (!existsSync(parent)) parent = path.dirname(parent);
    if (!statSync(parent).isDirectory()) throw refuse('is below a file');
    // The parent has to be writable, too: the new folder is created there before it replaces the old one.
    for (const folder of exists ? [parent, out] : [parent])
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return out;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') throw refuse('is below a file');
    if (['EACCES', 'EPERM', 'EROFS'].includes(code)) throw refuse('cannot be written: permission denied');
    throw error;
  }
}

function followed(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return path.resolve(file);
  }
}

/** Whether the folder is empty or was created by a build. */
function isReplaceable(out: string): boolean {
  return readdirSync(out).length === 0 || existsSync(path.join(out, BUILD_MARK.path));
}

function isInside(file: string, folder: string): boolean {
  return `${file}${path.sep}`.startsWith(folder === path.sep ? path.sep : `${folder}${path.sep}`);
}
