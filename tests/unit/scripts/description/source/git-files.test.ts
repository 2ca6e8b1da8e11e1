import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readVersion } from '#scripts/description/read-version.ts';
import { filesAt } from '#scripts/description/source/git-files.ts';
import { freshFolder, sharedFolder } from '../../../own-folder.ts';

const ENTRY = 'openapi/openapi.yaml';
const outside = sharedFolder();
const folder = freshFolder();
const inFolder = (path: string): string => join(folder.root, path);

beforeEach(() => {
  const { git, write, commit } = folder;
  git('init', '-q', '-b', 'main');
  write('shared/Money.yaml', 'type: integer\n');
  write(
    ENTRY,
    'openapi: 3.1.1\ninfo: { title: Ünïcode, version: "1" }\npaths: {}\ncomponents:\n  schemas:\n    Money: { $ref: ../shared/Money.yaml }\n    Ä b: { $ref: "schemas/Ä b.yaml" }\n',
  );
  write('openapi/schemas/Ä b.yaml', 'type: string\n');
  commit('one');
  git('tag', 'v1');
  write(ENTRY, 'openapi: 3.1.1\ninfo: { title: Two, version: "2" }\npaths: {}\n');
  commit('two');
});

describe('the files of a revision', () => {
  it('make a description with files beside and outside its folder, and leave the work tree alone', async () => {
    const before = folder.read(ENTRY);
    const { document, locate } = await readVersion(inFolder(ENTRY), await filesAt('v1', inFolder('openapi')));
    expect(document.info.title).toBe('Ünïcode');
    expect(Object.values(document.components?.schemas ?? {}).map((schema) => 'type' in schema && schema.type)).toEqual(
      expect.arrayContaining(['integer', 'string']),
    );
    expect(locate(document.info)).toMatchObject({ line: 2 });
    expect(folder.read(ENTRY)).toBe(before);
    expect(folder.git('status', '--porcelain')).toBe('');
  });

  it('are those of a folder that the work tree no longer has', async () => {
    folder.git('rm', '-rq', 'openapi');
    const files = await filesAt('v1', inFolder('openapi'));
    expect(await files.has(inFolder(ENTRY))).toBe(true);
    expect(await files.has(inFolder('openapi/nowhere.yaml'))).toBe(false);
    expect(await files.has(inFolder('../outside.yaml'))).toBe(false);
  });

  it('are not to be had of a revision that nobody knows', async () => {
    await expect(filesAt('v9', inFolder('openapi'))).rejects.toMatchObject({
      message: '`v9` is not a revision of this repository, a file or a folder.',
    });
    await expect(filesAt('--help', inFolder('openapi'))).rejects.toThrow('is not a revision');
  });

  it('are not to be had of a shallow clone, which says so', async () => {
    const clone = folder.shallowClone(1);
    await expect(filesAt('v1', join(clone, 'openapi'))).rejects.toMatchObject({
      hint: expect.stringContaining('This clone is shallow') as string,
    });
  });

  it('are not to be had outside a repository', async () => {
    await expect(filesAt('v1', outside.root)).rejects.toThrow('is not in a git repository');
  });
});
