import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cachedByText } from '#scripts/description/source/cached-by-text.ts';
import { saveTextCaches } from '#scripts/description/source/text-cache.ts';
import { openStore } from '#scripts/description/source/store.ts';
import { freshFolder } from '../../../own-folder.ts';

const folder = freshFolder();

/** A maker as a new process has it, and the texts that it was asked for. */
function newMaker(sources: readonly string[] = ['scripts/text/key-of.ts']) {
  const asked: string[] = [];
  const make = (text: string) => {
    asked.push(text);
    return [{ text, length: text.length }];
  };
  return { asked, of: cachedByText({ sources, make }, () => openStore(folder.root)) };
}

describe('what is made of a text', () => {
  test('is made once in a process', () => {
    const { of, asked } = newMaker();
    expect(of('one')).toBe(of('one'));
    expect(of('two')).toEqual([{ text: 'two', length: 3 }]);
    expect(asked).toEqual(['one', 'two']);
  });

  test('is not made again by the next process, if this one stored it', () => {
    newMaker().of('one');
    const second = newMaker();
    second.of('one');
    saveTextCaches();
    const third = newMaker();
    expect(third.of('one')).toEqual([{ text: 'one', length: 3 }]);
    expect(third.of('three')).toEqual([{ text: 'three', length: 5 }]);
    expect([second.asked, third.asked]).toEqual([['one'], ['three']]);
  });

  test('is made again by other code', () => {
    newMaker().of('one');
    saveTextCaches();
    const { of, asked } = newMaker(['scripts/text/group-by.ts']);
    of('one');
    expect(asked).toEqual(['one']);
  });

  test('is made again where somebody has changed the file', () => {
    newMaker().of('one');
    saveTextCaches();
    const [name = ''] = readdirSync(folder.root);
    folder.write(name, folder.read(name).replace('length\\":3', 'length\\":4'));
    expect(newMaker().of('one')).toEqual([{ text: 'one', length: 3 }]);
  });
});

/** Modules that the keys of cached values stand for, and by which files and folders. */
const CACHED = [
  ['scripts/guides/prose/description.ts', sourcesIn],
  ['scripts/guides/sources/parse-guide.ts', () => sourcesIn('scripts/guides/sources/parsed-guide.ts')],
] as const;

/** Modules that cache values, and have no part in them. */
const CACHES = ['scripts/description/source/cached-by-text.ts'];

test.each(CACHED)('the key of what %s makes stands for all code that makes it', (entry, sourcesOf) => {
  const sources = sourcesOf(entry);
  expect(sources.filter((source) => existsSync(source))).toEqual(sources);
  const uncovered = [...modulesOf(entry)].filter(
    (file) => !sources.some((source) => file === source || file.startsWith(`${source}/`)),
  );
  expect(uncovered).toEqual([]);
});

/** The list of sources that a module names. */
function sourcesIn(file: string): readonly string[] {
  const [, list = ''] = /(?:sources: |sourceHash\()\[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, source = '']) => source);
}

/** A module and all that it imports, types aside. */
function modulesOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file) || CACHES.includes(file)) return found;
  found.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type\b)[^;]*?from '([.#][^']+)';/gm))
    modulesOf(from.startsWith('#') ? from.slice(1) : relative('.', resolve(dirname(file), from)), found);
  return found;
}
