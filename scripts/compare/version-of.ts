import { existsSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { displayPath, UsageError } from '../cli/problem.ts';
import { readVersion, type ReadVersion } from '../description/read-version.ts';
import { entryIn } from '../description/source/entry-file.ts';
import { DISK, listFolder, type FileReader } from '../description/source/file-reader.ts';
import { filesAt } from '../description/source/git-files.ts';
import type { GuideSources } from '../guides/sources/guide-source.ts';
import { loadGuides } from '../guides/sources/load-guides.ts';

/** A version of the description that was read by its name, such as a git revision, with access to its guides. */
export interface NamedVersion extends ReadVersion {
  /**
   * Reads the guides of the version; undefined if there are none. In a git revision, the guides are at the path
   * `folder`. If the version is a file or folder, they are at the same place relative to its description as the current
   * guides are to the current description, such as `../guides`.
   *
   * @param folder path of the current guides
   */
  readonly guidesIn: (folder: string) => Promise<GuideSources | undefined>;
}

/**
 * Reads a version by its name: a file, a folder, a git revision such as `v1`, or a revision with a path such as
 * `v1:api.yaml`. In a revision without a path, the description is at `openapi`.
 *
 * @throws {UsageError} if the version does not exist.
 * @throws {BuildError} if its description cannot be read.
 */
export async function versionOf(name: string, openapi: string): Promise<NamedVersion> {
  if (existsSync(name)) {
    const entry = statSync(name).isDirectory() ? entryIn(name) : name;
    const beside = (folder: string): string =>
      resolve(dirname(entry), relative(dirname(resolve(openapi)), resolve(folder)));
    return { ...(await readVersion(entry)), guidesIn: (folder) => guidesOf(beside(folder), DISK) };
  }
  const [, revision = name, path = openapi] = /^([^:]+):(.+)$/.exec(name) ?? [];
  const entry = resolve(path);
  const files = await filesAt(revision, dirname(entry));
  if (!(await files.has(entry)))
    throw new UsageError(
      `At \`${revision}\` there is no description at \`${displayPath(entry)}\`.`,
      `Name the entry file at that revision: \`${revision}:FILE\`.`,
    );
  return {
    ...(await readVersion(entry, files)),
    guidesIn: async (folder) => guidesOf(resolve(folder), await filesAt(revision, folder)),
  };
}

/**
 * Whether a git revision is older than the description, because it has no file at the path `openapi`. False if the name
 * contains a path (`v1:api.yaml`) or is the name of an existing file.
 *
 * @throws {UsageError} if the revision does not exist.
 */
export async function isBeforeFirst(name: string, openapi: string): Promise<boolean> {
  if (existsSync(name) || name.includes(':')) return false;
  const entry = resolve(openapi);
  return !(await (await filesAt(name, dirname(entry))).has(entry));
}

async function guidesOf(folder: string, files: FileReader): Promise<GuideSources | undefined> {
  return (await listFolder(folder, files)).length === 0 ? undefined : (await loadGuides(folder, { files })).guides;
}
