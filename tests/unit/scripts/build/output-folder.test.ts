import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BUILD_MARK, outputFolder } from '#scripts/build/output-folder.ts';

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'output-')));
  for (const name of ['empty', 'mine', 'built', 'api/guides']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'mine/notes.txt'), 'mine');
  writeFileSync(path.join(folder, 'built', BUILD_MARK.path), '');
  writeFileSync(path.join(folder, 'built/index.html'), '');
  for (const target of ['built', 'mine', 'nowhere']) symlinkSync(target, path.join(folder, `to-${target}`));
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = (out: string, force = false): string =>
  outputFolder(path.resolve(folder, out), { openapi: path.join(folder, 'api/openapi.yaml'), guides: 'guides' }, force);

describe('a build writes', () => {
  test.each([
    ['new', 'new'],
    ['new/below', 'new/below'],
    ['empty', 'empty'],
    ['built', 'built'],
    ['to-built', 'built'],
  ])('%s', (out, want) => expect(check(out)).toBe(path.join(folder, want)));

  test('a folder with files when forced', () => expect(check('to-mine', true)).toBe(path.join(folder, 'mine')));
});

describe('a build refuses', () => {
  test.each([
    ['a folder with files', 'mine', 'is not empty and has no `.site-build`'],
    ['a link to such a folder', 'to-mine', 'is not empty'],
    ["the project's own folder", process.cwd(), 'contains'],
    ['a folder above it', path.dirname(process.cwd()), 'contains'],
    ['its source', 'src', 'contains', process.cwd()],
    ['the folder of the description', 'api', 'contains'],
    ['everything', '/', 'contains'],
    ['a file', 'mine/notes.txt', 'is a file'],
    ['what is below a file', 'mine/notes.txt/site', 'is below a file'],
    ['a link to nothing', 'to-nowhere', 'leads nowhere'],
  ])('%s', (name, out, want, from = folder) => {
    const given = path.resolve(from, out);
    expect(() => check(given)).toThrow(want);
    if (!want.startsWith('is not empty')) expect(() => check(given, true)).toThrow(want);
    expect(readFileSync(path.join(folder, 'mine/notes.txt'), 'utf8'), name).toBe('mine');
  });

  // Root may write everywhere.
  test.skipIf(process.getuid?.() === 0).each(['empty', 'empty/site'])('a folder without permission: %s', (out) => {
    chmodSync(path.join(folder, 'empty'), 0o000);
    expect(() => check(out)).toThrow('permission denied');
  });
});
