import { describe, expect, it } from 'vitest';
import { linesOf } from '#scripts/build/picture-lines.ts';
import { pictureOf, pictureOwner } from '#scripts/build/picture.ts';

const room = { width: 104, size: 20, most: 2 };

describe('lines of a picture', () => {
  it.each([
    ['a text that fits', 'Pay', ['Pay'], false],
    ['one that does not', 'Pay by bank card', ['Pay by', 'bank card'], false],
    ['one that is too long', 'Pay by bank card, or not', ['Pay by', 'bank card…'], true],
    ['a word that is longer than a line', 'x'.repeat(12), ['xxxxxxxxxx', 'xx'], false],
    ['characters that the font or XML does not know', 'a\u0000\u{1F600}漢 b', ['a b'], false],
    ['nothing', '', [], false],
  ])('hold %s', (_name, text, lines, isCut) => {
    expect(linesOf(text, room)).toEqual({ lines, isCut });
  });
});

describe('the picture of a page', () => {
  it.each([
    ['plain words', 'Pay with card', 'Accept cards.'],
    ['hostile words', '</text><script>&\u0001"\'', ']]>&unknown;'.repeat(500)],
    ['nothing', '', ''],
  ])('is a PNG of 800 by 420 pixels, with %s', async (_name, heading, description) => {
    const bytes = Buffer.from(await pictureOf({ heading, description }, { brand: 'Brand' }));
    expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 800, 420]);
  });

  it('shows the logo of the site where it has one, else the mark in its colour', async () => {
    const page = { heading: 'Pay', description: '' };
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><rect width="9" height="3" fill="red"/></svg>';
    const logo = { href: '/assets/logo.svg', bytes: Buffer.from(svg) };
    const drawn = await Promise.all(
      [{}, { colour: '#8ab4f8' }, { logo }].map((more) => pictureOf(page, { brand: 'Brand', ...more })),
    );
    expect(new Set(drawn.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(3);
  });

  it.each([
    ['guide', 'each', '/a'],
    ['guide', 'shared', '/a'],
    ['guide', 'none', undefined],
    ['operation', 'each', '/a'],
    ['operation', 'shared', '/reference'],
    ['operation', 'none', undefined],
    ['notFound', 'each', undefined],
  ] as const)('of a page of kind %s (%s) is that of %s', (kind, pictures, owner) => {
    expect(pictureOwner({ kind, href: '/a' }, pictures)).toBe(owner);
  });
});
