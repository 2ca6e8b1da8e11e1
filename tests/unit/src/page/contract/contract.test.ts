/** The attributes and events that the scripts of a page share are those of its contract. */
import { expect, test } from 'vitest';
import { filesOf, textOf } from '../../../imports.ts';

const CONTRACT = 'src/page/contract/contract.ts';
/** Rooms with attributes on elements of their own. */
const TOOLS = /^src\/(tools|shared|model)\//;

const files = filesOf('src', '.ts', '.tsx', '.css').filter((file) => file !== CONTRACT);
const listed = [...textOf(CONTRACT).matchAll(/^ {2}'(data-[a-z-]+)'/gm)].map(([, name = '']) => name);

function attributesIn(file: string): readonly string[] {
  const text = textOf(file);
  const written = [...text.matchAll(/\bdata-[a-z]+(?:-[a-z]+)*/g)].map(([name]) => name);
  const read = [...text.matchAll(/\bdataset(?:\??\.|\[')([a-zA-Z]+)/g)].map(([, name = '']) => name);
  const taken = [...text.matchAll(/\{ ([\w, ]+) \} = [^;\n]*\bdataset;/g)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  const kebab = (name: string): string => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return [...written, ...[...read, ...taken].map(kebab)];
}

test('every attribute that a page uses is in the contract', () => {
  const unknown = files
    .filter((file) => !TOOLS.test(file))
    .flatMap((file) => attributesIn(file).flatMap((name) => (listed.includes(name) ? [] : [`${file}: ${name}`])));
  expect([...new Set(unknown)]).toEqual([]);
});

test('every attribute of the contract is used', () => {
  const used = new Set([...files, 'scripts/outputs/site-files.ts'].flatMap(attributesIn));
  expect(listed.filter((name) => !used.has(name))).toEqual([]);
  expect(listed.length).toBeGreaterThan(60);
});

test('events have their names from the contract', () => {
  const spelt = files.filter((file) => !file.startsWith('src/page/live/') && /['"]docs:[a-z]/.test(textOf(file)));
  expect(spelt).toEqual([]);
});
