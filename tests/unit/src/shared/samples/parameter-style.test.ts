import { describe, expect, it } from 'vitest';
import { serializePairs, serializeText } from '#src/shared/samples/parameter-style.ts';
import { encodeReserved, encodeText } from '#src/shared/samples/uri.ts';
import type { ParameterStyle } from '#src/model/media-type.ts';

const VALUES = { empty: '', text: 'blue', list: ['blue', 'black', 'brown'], object: { R: 100, G: 200, B: 150 } };

/** The table of OpenAPI 3.1 (section 4.8.12.6). */
const TABLE: readonly (readonly [
  style: ParameterStyle,
  explode: boolean,
  want: { readonly [value in keyof typeof VALUES]?: string },
])[] = [
  [
    'matrix',
    false,
    { empty: ';color', text: ';color=blue', list: ';color=blue,black,brown', object: ';color=R,100,G,200,B,150' },
  ],
  [
    'matrix',
    true,
    { empty: ';color', text: ';color=blue', list: ';color=blue;color=black;color=brown', object: ';R=100;G=200;B=150' },
  ],
  ['label', false, { empty: '.', text: '.blue', list: '.blue,black,brown', object: '.R,100,G,200,B,150' }],
  ['label', true, { empty: '.', text: '.blue', list: '.blue.black.brown', object: '.R=100.G=200.B=150' }],
  ['simple', false, { empty: '', text: 'blue', list: 'blue,black,brown', object: 'R,100,G,200,B,150' }],
  ['simple', true, { empty: '', text: 'blue', list: 'blue,black,brown', object: 'R=100,G=200,B=150' }],
  [
    'form',
    false,
    { empty: 'color=', text: 'color=blue', list: 'color=blue,black,brown', object: 'color=R,100,G,200,B,150' },
  ],
  [
    'form',
    true,
    { empty: 'color=', text: 'color=blue', list: 'color=blue&color=black&color=brown', object: 'R=100&G=200&B=150' },
  ],
  ['spaceDelimited', false, { list: 'color=blue%20black%20brown', object: 'color=R%20100%20G%20200%20B%20150' }],
  ['pipeDelimited', false, { list: 'color=blue%7Cblack%7Cbrown', object: 'color=R%7C100%7CG%7C200%7CB%7C150' }],
  ['deepObject', true, { object: 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150' }],
];

function serialized(style: ParameterStyle, explode: boolean, value: unknown): string {
  const options = { style, explode, encode: encodeText };
  return ['matrix', 'label', 'simple'].includes(style)
    ? serializeText('color', value, options)
    : serializePairs('color', value, options)
        .map(({ name, value: text }) => `${name}=${text}`)
        .join('&');
}

describe('styles', () => {
  for (const [style, explode, want] of TABLE) {
    for (const [kind, text] of Object.entries(want))
      it(`write ${kind} as ${style}${explode ? ', exploded' : ''}`, () =>
        expect(serialized(style, explode, VALUES[kind as keyof typeof VALUES])).toBe(text));
  }

  it('nest deep objects in brackets', () =>
    expect(decodeURIComponent(serialized('deepObject', true, { a: { b: 1, c: [2, 3], d: [{ e: 4 }] } }))).toBe(
      'color[a][b]=1&color[a][c]=2&color[a][c]=3&color[a][d][][e]=4',
    ));
  it('leave out fields without a value', () =>
    expect(serialized('form', true, { a: null, b: undefined, c: 0, d: false })).toBe('c=0&d=false'));
  it('keep an empty list visible', () => expect(serialized('form', true, [])).toBe('color='));
});

describe('encodeText', () => {
  it('keeps unreserved characters alone', () =>
    expect(encodeText("Az0-._~ !'()*/?&=+é\u{1f98a}")).toBe(
      'Az0-._~%20%21%27%28%29%2A%2F%3F%26%3D%2B%C3%A9%F0%9F%A6%8A',
    ));
  it('replaces half of a surrogate pair, which has no form in an address', () =>
    expect(encodeText('a\ud83e')).toBe('a%EF%BF%BD'));
});

describe('encodeReserved', () => {
  it('keeps what is reserved, less what would end the value', () =>
    expect(encodeReserved('/a?b=c;d,e:@$!%20 é#[]&+')).toBe('/a?b=c;d,e:@$!%20%20%C3%A9%23%5B%5D%26%2B'));
});
