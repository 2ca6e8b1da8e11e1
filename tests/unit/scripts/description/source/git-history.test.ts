import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lastChanges } from '#scripts/description/source/git-history.ts';
import { openStore } from '#scripts/description/source/store.ts';
import { freshFolder } from '../../../own-folder.ts';

const folder = freshFolder();

/** Commits files at a day. */
function commit(day: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) folder.write(name, text);
  folder.commit(day, day);
}

describe('lastChanges', () => {
  it('tells the day of the last commit of each file below the folders, whatever its name', async () => {
    folder.git('init', '-q');
    commit('2026-01-02', { 'guides/a/one.mdx': '1', 'guides/ä b.mdx': '1', 'other.md': '1' });
    commit('2026-03-04', { 'guides/a/one.mdx': '2', 'openapi/x.yaml': '1' });
    const days = await lastChanges({
      openapi: path.join(folder.root, 'openapi/x.yaml'),
      guides: path.join(folder.root, 'guides'),
    });
    expect(Object.fromEntries(days)).toEqual({
      [path.join(folder.root, 'guides/a/one.mdx')]: '2026-03-04',
      [path.join(folder.root, 'guides/ä b.mdx')]: '2026-01-02',
      [path.join(folder.root, 'openapi/x.yaml')]: '2026-03-04',
    });
  });

  it('tells nothing of files whose last change a shallow clone cannot know', async () => {
    folder.git('init', '-q');
    commit('2026-01-02', { 'old.yaml': '1', 'new.yaml': '1' });
    commit('2026-02-03', { 'new.yaml': '2' });
    commit('2026-03-04', { 'new.yaml': '3' });
    const clone = folder.shallowClone(2);
    expect(Object.fromEntries(await lastChanges({ openapi: path.join(clone, 'new.yaml') }))).toEqual({
      [path.join(clone, 'new.yaml')]: '2026-03-04',
    });
  });

  it('keeps the days of a commit, and reads those of the next', async () => {
    folder.git('init', '-q');
    commit('2026-01-02', { 'openapi/x.yaml': '1' });
    const store = openStore(path.join(folder.root, 'store'));
    const dayNow = async () => [...(await lastChanges({ openapi: path.join(folder.root, 'openapi/x.yaml') }, store))];
    const file = path.join(folder.root, 'openapi/x.yaml');
    expect(await dayNow()).toEqual([[file, '2026-01-02']]);
    const [key = ''] = readdirSync(path.join(folder.root, 'store'));
    store.put(key, String(store.get(key)).replace('2026', '1926'));
    expect(await dayNow()).toEqual([[file, '1926-01-02']]);
    folder.write('store/' + key, 'broken');
    expect(await dayNow()).toEqual([[file, '2026-01-02']]);
    commit('2026-03-04', { 'openapi/x.yaml': '2' });
    expect(await dayNow()).toEqual([[file, '2026-03-04']]);
  });

  it('tells nothing outside a repository', async () => {
    expect((await lastChanges({ openapi: path.join(folder.root, 'a.yaml') })).size).toBe(0);
  });
});
