import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '../../../../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx?)$/.test(file))
  .map((file) => readFileSync(path.join(src, file), 'utf8'));
const sheets = [
  ...new Set(files.flatMap((text) => [...text.matchAll(/@mantine\/core\/styles\/\w+\.css/g)].map(([name]) => name))),
];
const css = [...sheets.map((name) => readFileSync(path.resolve(src, '../node_modules', name), 'utf8')), ...files].join(
  '\n',
);
/** Of every page, and of the tools, which are drawn in the browser alone. */
const values = ['app/shell/mantine.css', 'tools/panel/tokens.css'].map((file) =>
  readFileSync(path.join(src, file), 'utf8'),
);
const defined = new Set([...values.join('\n').matchAll(/^\s*(--mantine-[\w-]+):/gm)].map(([, name]) => name));
// Rules for Mantine's own scheme attribute never apply here: what they would colour, our style sheets colour.
const withoutSchemes = css.replace(/^[^{}\n]*\[data-mantine-color-scheme='(?:light|dark)'\][^{]*\{[^}]*\}/gm, '');
const used = new Set([...withoutSchemes.matchAll(/var\((--mantine-[\w-]+)/g)].map(([, name]) => name));

test('style sheets of Mantine are used', () => {
  expect(sheets).toContain('@mantine/core/styles/UnstyledButton.css');
});

test('every variable of Mantine that is read has a value', () => {
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

test('every variable that has a value is read', () => {
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});
