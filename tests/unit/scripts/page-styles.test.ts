import { describe, expect, test } from 'vitest';
import { createPageStyles } from '../../../scripts/page-styles.ts';

const CASES: readonly { name: string; given: string; html: string; want: string }[] = [
  { name: 'keeps what has no class', given: 'a{top:0}[hidden]{top:1px}', html: '<p class="x">', want: 'a{top:0}[hidden]{top:1px}' },
  { name: 'leaves out rules of absent classes', given: '.a{top:0}.b{top:1px}', html: '<p class="b">', want: '.b{top:1px}' },
  { name: 'keeps the order', given: '.b{top:0}.a{top:1px}.b{top:2px}', html: '<p class="a b">', want: '.b{top:0}.a{top:1px}.b{top:2px}' },
  { name: 'an element needs every class of its selector', given: '.a .b{top:0}.a.b{top:0}.a>p{top:1px}', html: '<p class="a">', want: '.a>p{top:1px}' },
  { name: 'of a list keeps what can match', given: '.a,.b,p{top:0}', html: '<p class="b">', want: '.b,p{top:0}' },
  { name: 'asks nothing of what may be one of several, or must not be', given: ':is(.a,.b) i{top:0}p:not(.c){top:1px}.d:has(.e){top:2px}', html: '<p class="d">', want: ':is(.a,.b) i{top:0}p:not(.c){top:1px}.d:has(.e){top:2px}' },
  { name: 'a dot in an attribute is no class', given: 'a[href$=".pdf"]{top:0}', html: '', want: 'a[href$=".pdf"]{top:0}' },
  { name: 'looks into at-rules and leaves out empty ones', given: '@media print{.a{top:0}}@media screen{@container (width>1px){.a{top:1px}.b{top:0}}}', html: '<p class="b">', want: '@media screen{@container (width>1px){.b{top:0}}}' },
  { name: 'keeps rules in rules with the outer one', given: '.a{top:0;& .b{top:1px}& i{top:2px}}', html: '<p class="a">', want: '.a{top:0;& i{top:2px}}' },
  { name: 'keeps key frames and fonts', given: '@keyframes k{from{top:0}50%{top:1px}}@font-face{font-family:f}', html: '', want: '@keyframes k{from{top:0}50%{top:1px}}@font-face{font-family:f}' },
];

describe('createPageStyles', () => {
  test.each(CASES)('$name', ({ given, html, want }) => {
    expect(createPageStyles(given)(html).contents).toBe(want);
  });

  test('pages of the same classes share a file, named by what it holds', () => {
    const stylesOf = createPageStyles('.a{top:0}.b{top:1px}');
    expect(stylesOf('<p class="a other">')).toBe(stylesOf('<i class="a"></i><i class="a">'));
    expect(stylesOf('<p class="a">').path).toMatch(/^assets\/view-[\w-]{8}\.css$/);
    expect(stylesOf('<p class="b">').path).not.toBe(stylesOf('<p class="a">').path);
  });
});
