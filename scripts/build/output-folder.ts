/** Decides which folders a build may replace: an empty one, or one that an earlier build created. */
import { accessSync, constants, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../cli/command-line.ts';
import { displayPath, UsageError } from '../cli/problem.ts';
import { ROOT } from '../cli/packed.ts';
import type { SourceOptions } from '../description/source/load.ts';
import type { OutputFile } from '../outputs/output-file.ts';

/** The file that marks a folder as created by a build. Hosts do not serve names that begin with a dot. */
export const BUILD_MARK: OutputFile = {
  path: '.site-build',
  contents: 'Written by a build, which replaces this folder as a whole: keep nothing of your own in it.\n',
};

const HINT = 'Name a folder for the site alone with --out DIR.';

/**
 * Resolves the output folder of a build, including symbolic links.
 *
 * @param force whether to replace a folder that no build created. Sources are never replaced.
 * @throws {UsageError} when building would delete files that no build created, or the folder cannot be written.
 */
export function outputFolder(given: string, { openapi, guides = '.' }: SourceOptions, force: boolean): string {
  const out = targetOf(given);
  const sources = ['.', openapi, guides, ...['src', 'scripts', 'node_modules'].map((name) => path.join(ROOT, name))];
  const source = sources.map(followed).find((file) => isInside(file, out));
  if (source !== undefined)
    throw new UsageError(`\`${given}\` contains \`${displayPath(source)}\`, which a build would replace.`, HINT);
  if (existsSync(out) && !force && !isReplaceable(out))
    throw new UsageError(
      `\`${given}\` is not empty and has no \`${BUILD_MARK.path}\`, so no build created it.`,
      `Building would delete everything in it. Name another folder with --out DIR, empty this one, or replace it by \`${commandLine('build --force')}\`.`,
    );
  return out;
}

/** Resolves the folder through symbolic links; a missing folder is accepted. */
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
    // The new folder is created beside the old one, and then takes its place.
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
