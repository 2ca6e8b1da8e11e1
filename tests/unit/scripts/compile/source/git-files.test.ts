import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readVersion } from '#scripts/compile/read-version.ts';
import { filesAt } from '#scripts/compile/source/git-files.ts';

let root = '';
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    encoding: 'utf8',
  });
const write = (file: string, text: string): void => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const entry = (): string => join(root, 'openapi/openapi.yaml');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'git-files-'));
  git('init', '-q', '-b', 'main');
  write('shared/Money.yaml', 'type: integer\n');
  write(
    'openapi/openapi.yaml',
    'openapi: 3.1.1\ninfo: { title: Ünïcode, version: "1" }\npaths: {}\ncomponents:\n  schemas:\n    Money: { $ref: ../shared/Money.yaml }\n    Ä b: { $ref: "schemas/Ä b.yaml" }\n',
  );
  write('openapi/schemas/Ä b.yaml', 'type: string\n');
  git('add', '-A');
  git('commit', '-qm', 'one');
  git('tag', 'v1');
  write('openapi/openapi.yaml', 'openapi: 3.1.1\ninfo: { title: Two, version: "2" }\npaths: {}\n');
  git('commit', '-qam', 'two');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the files of a revision', () => {
  it('make a description with files beside and outside its folder, and leave the work tree alone', async () => {
    const before = readFileSync(entry(), 'utf8');
    const { document, locate } = await readVersion(entry(), await filesAt('v1', join(root, 'openapi')));
    expect(document.info.title).toBe('Ünïcode');
    expect(Object.values(document.components?.schemas ?? {}).map((schema) => 'type' in schema && schema.type)).toEqual(
      expect.arrayContaining(['integer', 'string']),
    );
    expect(locate(document.info)).toMatchObject({ line: 2 });
    expect(readFileSync(entry(), 'utf8')).toBe(before);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('are those of a folder that the work tree no longer has', async () => {
    git('rm', '-rq', 'openapi');
    const files = await filesAt('v1', join(root, 'openapi'));
    expect(await files.has(entry())).toBe(true);
    expect(await files.has(join(root, 'openapi/nowhere.yaml'))).toBe(false);
    expect(await files.has(join(root, '../outside.yaml'))).toBe(false);
  });

  it('are not to be had of a revision that nobody knows', async () => {
    await expect(filesAt('v9', join(root, 'openapi'))).rejects.toMatchObject({
      message: '`v9` is no revision of this repository, and no file or folder.',
    });
    await expect(filesAt('--help', join(root, 'openapi'))).rejects.toThrow('is no revision');
  });

  it('are not to be had of a shallow clone, which says so', async () => {
    const clone = join(root, 'clone');
    execFileSync('git', ['clone', '-q', '--depth', '1', '--no-tags', pathToFileURL(root).href, clone]);
    await expect(filesAt('v1', join(clone, 'openapi'))).rejects.toMatchObject({
      hint: expect.stringContaining('This clone is shallow') as string,
    });
  });

  it('are not to be had outside a repository', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'no-git-'));
    await expect(filesAt('v1', outside)).rejects.toThrow('is in no git repository');
    rmSync(outside, { recursive: true });
  });
});
