import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastChanges } from '#scripts/compile/source/git-history.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'history-')));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(folder: string, ...args: readonly string[]): void {
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    stdio: 'ignore',
  });
}

/** Commits files of a repository at a day. */
function commit(folder: string, day: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  git(folder, 'add', '.');
  const date = `${day}T12:00:00Z`;
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', day, '--date', date],
    { env: { ...process.env, GIT_COMMITTER_DATE: date }, stdio: 'ignore' },
  );
}

describe('lastChanges', () => {
  it('tells the day of the last commit of each file below the folders, whatever its name', async () => {
    git(root, 'init', '-q');
    commit(root, '2026-01-02', { 'guides/a/one.mdx': '1', 'guides/ä b.mdx': '1', 'other.md': '1' });
    commit(root, '2026-03-04', { 'guides/a/one.mdx': '2', 'openapi/x.yaml': '1' });
    const days = await lastChanges({ openapi: path.join(root, 'openapi/x.yaml'), guides: path.join(root, 'guides') });
    expect(Object.fromEntries(days)).toEqual({
      [path.join(root, 'guides/a/one.mdx')]: '2026-03-04',
      [path.join(root, 'guides/ä b.mdx')]: '2026-01-02',
      [path.join(root, 'openapi/x.yaml')]: '2026-03-04',
    });
  });

  it('tells nothing of files whose last change a shallow clone cannot know', async () => {
    const origin = path.join(root, 'origin');
    mkdirSync(origin);
    git(origin, 'init', '-q');
    commit(origin, '2026-01-02', { 'old.yaml': '1', 'new.yaml': '1' });
    commit(origin, '2026-02-03', { 'new.yaml': '2' });
    commit(origin, '2026-03-04', { 'new.yaml': '3' });
    git(root, 'clone', '-q', '--depth', '2', `file://${origin}`, 'shallow');
    const clone = path.join(root, 'shallow');
    expect(Object.fromEntries(await lastChanges({ openapi: path.join(clone, 'new.yaml') }))).toEqual({
      [path.join(clone, 'new.yaml')]: '2026-03-04',
    });
  });

  it('tells nothing outside a repository', async () => {
    expect((await lastChanges({ openapi: path.join(root, 'a.yaml') })).size).toBe(0);
  });
});
