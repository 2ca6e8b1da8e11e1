import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VFileMessage } from 'vfile-message';
import { expect, test } from 'vitest';
import { parseGuide } from '#scripts/guides/sources/parse-guide.ts';
import { parsedGuide } from '#scripts/guides/sources/parsed-guide.ts';
import { openStore } from '#scripts/description/source/store.ts';
import { freshFolder } from '../../../own-folder.ts';

const folder = freshFolder();

const read = (text: string) => parsedGuide(text, openStore(folder.root));

const GUIDE =
  '---\ntitle: A\n---\n\n# A <B c="1" d /> b\n\n| a |\n| - |\n| `b` |\n\n<!-- no -->\n\n[^1]\n\n[^1]: Note.\n';

const guidesIn = (folder: string): readonly [name: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);

test.each<readonly [name: string, text: string]>([
  ['all kinds of nodes', GUIDE],
  ['nothing', ''],
  ...guidesIn('guides'),
  ...guidesIn('tests/fixtures/parcels/guides'),
])('a guide that was kept is the guide that was parsed: %s', (_, text) => {
  expect(read(text)).toStrictEqual(parseGuide(text));
  expect(readdirSync(folder.root)).toHaveLength(1);
  expect(read(text)).toStrictEqual(parseGuide(text));
});

test('expressions are kept as texts, whatever they are', () => {
  const text = '<A b={1n} />\n\n{/a/}\n\nMore {undefined} text.\n';
  const first = read(text);
  expect(read(text)).toStrictEqual(first);
  expect(first.tree).toMatchObject({ children: [{ attributes: [{ value: { value: '1n' } }] }, { value: '/a/' }, {}] });
});

test('a changed guide is parsed, and a broken file too', () => {
  read(GUIDE);
  const [name = ''] = readdirSync(folder.root);
  expect(read(GUIDE.replace('Note', 'Notice'))).toStrictEqual(parseGuide(GUIDE.replace('Note', 'Notice')));
  folder.write(name, '{}');
  expect(read(GUIDE)).toStrictEqual(parseGuide(GUIDE));
});

test('a guide that cannot be read is refused each time', () => {
  for (let time = 0; time < 2; time += 1) expect(() => read('<A>')).toThrow(VFileMessage);
  expect(readdirSync(folder.root)).toEqual([]);
});
