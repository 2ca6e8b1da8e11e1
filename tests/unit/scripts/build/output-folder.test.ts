import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { BUILD_MARK, outputFolder } from '#scripts/build/output-folder.ts';
import { freshFolder } from '../../own-folder.ts';

const folder = freshFolder();
beforeEach(() => {
  for (const name of ['empty', 'api/guides']) mkdirSync(path.join(folder.root, name), { recursive: true });
  folder.write('mine/notes.txt', 'mine');
  folder.write(`built/${BUILD_MARK.path}`, '');
  folder.write('built/index.html', '');
  for (const target of ['built', 'mine', 'nowhere']) symlinkSync(target, path.join(folder.root, `to-${target}`));
});

const check = (out: string, force = false): string =>
  outputFolder(
    path.resolve(folder.root, out),
    { openapi: path.join(folder.root, 'api/openapi.yaml'), guides: 'guides' },
    force,
  );

describe('a build writes', () => {
  test.each([
    ['new', 'new'],
    ['new/below', 'new/below'],
    ['empty', 'empty'],
    ['built', 'built'],
    ['to-built', 'built'],
  ])('%s', (out, want) => expect(check(out)).toBe(path.join(folder.root, want)));

  test('a folder with files when forced', () => expect(check('to-mine', true)).toBe(path.join(folder.root, 'mine')));
});

describe('a build refuses', () => {
  test.each([
    ['a folder with files', 'mine', 'is not empty, and was not created by a build: it has no `.site-build`'],
    ['a link to such a folder', 'to-mine', 'is not empty'],
    ["the project's own folder", process.cwd(), 'contains'],
    ['a folder above it', path.dirname(process.cwd()), 'contains'],
    ['its source', 'src', 'contains', process.cwd()],
    ['the folder of the description', 'api', 'contains'],
    ['everything', '/', 'contains'],
    ['a file', 'mine/notes.txt', 'is a file'],
    ['what is below a file', 'mine/notes.txt/site', 'is below a file'],
    ['a link to nothing', 'to-nowhere', 'leads nowhere'],
  ])('%s', (name, out, want, from = folder.root) => {
    const given = path.resolve(from, out);
    expect(() => check(given)).toThrow(want);
    if (!want.startsWith('is not empty')) expect(() => check(given, true)).toThrow(want);
    expect(folder.read('mine/notes.txt'), name).toBe('mine');
  });

  // Root may write everywhere.
  test.skipIf(process.getuid?.() === 0).each(['empty', 'empty/site'])('a folder without permission: %s', (out) => {
    chmodSync(path.join(folder.root, 'empty'), 0o000);
    expect(() => check(out)).toThrow('permission denied');
  });
});
