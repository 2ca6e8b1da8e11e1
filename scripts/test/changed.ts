import { existsSync } from 'node:fs';
import { UsageError } from '../cli/problem.ts';
import { execute } from '../cli/execute.ts';

/**
 * Returns the files that differ from a revision, including untracked and deleted files, and the revision (`base`). By
 * default, the revision is the point at which the branch left `main`.
 *
 * @throws {UsageError} for an unknown revision.
 */
export async function changedFiles(revision?: string): Promise<{ base: string; files: readonly string[] }> {
  const base = revision ?? (await mergeBase('main')) ?? (await mergeBase('origin/main')) ?? 'HEAD';
  const differing = await git('diff', '--name-only', '--no-renames', base, '--');
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  if (differing === undefined || untracked === undefined)
    throw new UsageError(`Unknown revision \`${base}\`.`, 'Name a branch, a tag or a commit.');
  return { base: base.slice(0, 12), files: [...new Set([...differing, ...untracked])].sort() };
}

/** Returns the files that still exist. */
export const existing = (files: readonly string[]): readonly string[] => files.filter((file) => existsSync(file));

async function mergeBase(branch: string): Promise<string | undefined> {
  return (await git('merge-base', 'HEAD', branch))?.[0];
}

async function git(...args: readonly string[]): Promise<readonly string[] | undefined> {
  const { code, stdout } = await execute(['git', '-c', 'core.quotePath=off', ...args]);
  return code === 0 ? stdout.toString().split('\n').filter(Boolean) : undefined;
}
