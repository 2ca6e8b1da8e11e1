import { describe, expect, it } from 'vitest';
import { sourceText } from '#scripts/description/source/source-text.ts';

const steps = (levels: number, line: (level: number) => string): string =>
  Array.from({ length: levels }, (_, level) => `${line(level)}\n`).join('');

/** Texts that nest, and where they nest too deeply. */
const TABLE: readonly { name: string; given: string; at?: string }[] = [
  { name: 'a hundred objects in block style', given: steps(100, (level) => `${' '.repeat(level)}a:`) },
  { name: 'one more', given: steps(101, (level) => `${' '.repeat(level)}a:`), at: '101:101' },
  { name: 'lists on one line', given: `${'- '.repeat(200)}a\n`, at: '1:1' },
  { name: 'lists of objects', given: steps(200, (level) => `${' '.repeat(level * 2)}- a:`), at: '51:101' },
  { name: 'a thousand brackets', given: `a: ${'['.repeat(1000)}${']'.repeat(1000)}\n`, at: '1:104' },
  { name: 'one beside the other', given: steps(500, () => 'a:\n  - b:\n      c') },
  { name: 'a text far to the right', given: `a: |\n${' '.repeat(300)}text\n${' '.repeat(300)}- - -\n` },
  { name: 'rules of hyphens', given: `a: |\n  ${'-'.repeat(300)}\n` },
];

describe('yaml-nesting', () => {
  for (const { name, given, at } of TABLE) {
    it(`${at === undefined ? 'lets through' : 'refuses'} ${name}`, () =>
      expect(
        sourceText(Buffer.from(given), 'a.yaml').problems.map(
          ({ check, location: { line, column } }) => `${check} ${line}:${column}`,
        ),
      ).toEqual(at === undefined ? [] : [`yaml-nesting ${at}`]));
  }
});
