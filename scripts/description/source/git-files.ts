/** Reads the files of a git revision. */
import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { UsageError, displayPath } from '../../cli/problem.ts';
import { execute } from '../../cli/execute.ts';
import type { FileReader } from './file-reader.ts';

/** Maximum size of git's output, in bytes: far above any real description with its history. */
export const LARGEST = 512 * 1024 * 1024;

/**
 * Creates a reader for the files of a git revision, without a checkout. Reads all YAML, JSON and MDX files in `folder`
 * at once, and other files on demand.
 *
 * @throws {UsageError} when the folder is outside a repository, or git does not know the revision.
 */
export async function filesAt(revision: string, folder: string): Promise<FileReader> {
  const from = existing(folder);
  const root = (await git(from, ['rev-parse', '--show-toplevel'])).text.trim();
  if (root === '')
    throw new UsageError(
      `\`${displayPath(from)}\` is not in a git repository, so \`${revision}\` cannot be read.`,
      'Give a file or a folder instead.',
    );
  const commit = await commitOf(revision, root);
  const nameOf = (file: string): string => relative(root, file).split(sep).join('/');
  const known = await readAll(root, commit, nameOf(resolve(folder)));
  const read = async (file: string): Promise<Buffer | undefined> => {
    const name = nameOf(file);
    if (!known.has(name) && !name.startsWith('../')) {
      const { code, bytes } = await git(root, ['cat-file', 'blob', `${commit}:${name}`]);
      if (code === 0) known.set(name, bytes);
    }
    return known.get(name);
  };
  return {
    has: async (file) => (await read(file)) !== undefined,
    async list(at) {
      const path = nameOf(at);
      const inside = [...known.keys()].flatMap((name) =>
        name.startsWith(`${path}/`) ? name.slice(path.length + 1) : [],
      );
      return [...new Set(inside.map((name) => name.split('/', 1)[0] ?? ''))];
    },
    async read(file) {
      const bytes = await read(file);
      if (bytes === undefined) throw new Error(`There is no \`${displayPath(file)}\` at \`${revision}\`.`);
      return bytes;
    },
  };
}

/**
 * Returns the commit id of a revision.
 *
 * @throws {UsageError} when git does not know the revision.
 */
async function commitOf(revision: string, root: string): Promise<string> {
  const { text } = await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if (text.trim() !== '') return text.trim();
  throw new UsageError(
    `\`${revision}\` is not a revision of this repository, a file or a folder.`,
    (await isShallow(root))
      ? 'This clone is shallow and may lack it. Run `git fetch --unshallow --tags`. In GitHub Actions, set `fetch-depth: 0` instead.'
      : `Write a branch, tag or commit, a file or a folder. To download tags, run \`git fetch --tags\`.`,
  );
}

/** Whether a folder is in a shallow clone, which lacks part of the history. */
export async function isShallow(folder: string): Promise<boolean> {
  return (await git(existing(folder), ['rev-parse', '--is-shallow-repository'])).text.trim() === 'true';
}

/**
 * Returns the tags in the history of the current commit that match a pattern such as `v*`, with their dates, oldest
 * first.
 */
export async function tagsLike(
  pattern: string,
  folder: string,
): Promise<readonly { readonly name: string; readonly date: string }[]> {
  const format = '--format=%(refname:strip=2)%00%(creatordate:short)';
  const sort = ['--sort=version:refname', '--sort=creatordate'];
  const { text } = await git(existing(folder), [
    'for-each-ref',
    '--merged=HEAD',
    ...sort,
    format,
    `refs/tags/${pattern}`,
  ]);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', date = ''] = line.split('\0');
      return { name, date };
    });
}

/**
 * Returns the contents of the YAML, JSON and MDX files in a folder of a commit, by path from the root of the
 * repository.
 */
async function readAll(root: string, commit: string, folder: string): Promise<Map<string, Buffer>> {
  const { text } = await git(root, [
    'ls-tree',
    '-r',
    '-z',
    '--name-only',
    '--full-tree',
    commit,
    '--',
    folder === '' ? '.' : folder,
  ]);
  const names = text.split('\0').filter((name) => /\.(ya?ml|json|mdx)$/i.test(name) && !name.includes('\n'));
  const { bytes } = await git(root, ['cat-file', '--batch'], names.map((name) => `${commit}:${name}\n`).join(''));
  const files = new Map<string, Buffer>();
  let offset = 0;
  for (const name of names) {
    const end = bytes.indexOf('\n', offset);
    const [, kind, size] = bytes.toString('utf8', offset, end).split(' ');
    offset = end + 1;
    if (kind !== 'blob') continue;
    files.set(name, bytes.subarray(offset, offset + Number(size)));
    offset += Number(size) + 1;
  }
  return files;
}

/**
 * Returns a folder in which git can run: `folder` itself or, if it does not exist on the disk, its nearest parent that
 * exists.
 */
function existing(folder: string): string {
  const path = resolve(folder);
  return existsSync(path) ? path : existing(dirname(path));
}

async function git(
  folder: string,
  args: readonly string[],
  input?: string,
): Promise<{ code: number | null; text: string; bytes: Buffer }> {
  const { code, stdout } = await execute(['git', '-C', folder, ...args], {
    largest: LARGEST,
    ...(input === undefined ? {} : { input }),
  });
  const bytes = code === 0 ? stdout : Buffer.alloc(0);
  return { code, text: bytes.toString(), bytes };
}
