/** The hook that checks what is staged, in a repository with the sources of another provider. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { freshFolder } from './own-folder.ts';
import { PARCELS } from '../fixtures/parcels.ts';

const folder = freshFolder();
/** Where programs put temporary files. */
let temporary = '';

/** Runs git with what the hook says on stderr. */
function git(...args: readonly string[]): { readonly code: number | null; readonly stderr: string } {
  const { status, stderr } = spawnSync(
    'git',
    ['-C', folder.root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '', TMPDIR: temporary } },
  );
  return { code: status, stderr };
}
const breakGuide = (): void =>
  appendFileSync(join(folder.root, 'guides/begin/welcome.mdx'), '\n[Nowhere](/no-such-page)\n');

beforeEach(() => {
  const { root } = folder;
  temporary = join(root, '.git/temporary');
  folder.git('init', '-q', '-b', 'main');
  mkdirSync(temporary);
  cpSync(dirname(PARCELS.openapi), join(root, 'openapi'), { recursive: true });
  cpSync(PARCELS.guides, join(root, 'guides'), { recursive: true });
  symlinkSync(resolve('scripts'), join(root, 'scripts'));
  folder.write('notes.txt', 'One.\n');
  folder.commit('before the hook');
  folder.git('config', 'core.hooksPath', resolve('.githooks'));
});

it('refuses a broken edit with its place, and leaves nothing behind', () => {
  breakGuide();
  const { code, stderr } = git('commit', '-qam', 'edit');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^guides\/begin\/welcome\.mdx:\d+:\d+ error/m);
  expect(stderr).toContain('Nothing was committed.');
  expect(readdirSync(temporary)).toEqual([]);
});

it('judges what is staged, not what else the work tree holds', () => {
  breakGuide();
  git('add', '-A');
  git('checkout', '-q', 'HEAD', '--', 'guides');
  appendFileSync(join(folder.root, 'openapi/openapi.yaml'), '# A word.\n');
  git('add', '-A');
  breakGuide();
  expect(git('commit', '-qm', 'edit')).toMatchObject({ code: 0, stderr: expect.stringContaining('No problems.') });
  git('add', 'guides');
  git('checkout', '-q', 'HEAD', '--', 'openapi');
  expect(git('commit', '-qm', 'edit').code).toBe(1);
});

it('says nothing of a commit that touches neither folder, though the work tree is broken', () => {
  breakGuide();
  folder.write('notes.txt', 'Two.\n');
  git('add', 'notes.txt');
  expect(git('commit', '-qm', 'edit')).toEqual({ code: 0, stderr: '' });
});

it('is passed by with --no-verify', () => {
  breakGuide();
  expect(git('commit', '-qam', 'edit', '--no-verify').code).toBe(0);
});
