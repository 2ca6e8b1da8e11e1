import { describe, expect, it } from 'vitest';
import { parse, serialize } from 'parse5';
import { shortHtml } from '#scripts/build/short-html.ts';

const HEAD = '<!doctype html>\n<html lang="en-GB"><head><meta name="robots" content="noindex"/></head>';

/** What is written in a body, and what stands for it. */
const CASES: readonly (readonly [what: string, given: string, want: string])[] = [
  ['quotes', '<a href="/a#b" class="C1">x</a>', '<a href=/a#b class=C1>x</a>'],
  ['quotes that are needed', '<i class="A B" title="a=b" lang="">x</i>', '<i class="A B" title="a=b" lang>x</i>'],
  ['a slash at the end', '<a href="/reference/">x</a>', '<a href="/reference/">x</a>'],
  ['a value with a reference', '<a href="/?a&amp;b">x</a>', '<a href=/?a&amp;b>x</a>'],
  [
    'elements without an end',
    '<p id="a">x<br/>y<wbr/>z<input type="text"/></p>',
    '<p id=a>x<br/>y<wbr/>z<input type=text></p>',
  ],
  ['pictures', '<svg viewBox="0 0 9 9"><path d="M1"/></svg>', '<svg viewBox="0 0 9 9"><path d="M1"/></svg>'],
  ['links to styles', '<link rel="stylesheet" href="/a.css"/>', '<link rel="stylesheet" href="/a.css"/>'],
  ['paragraphs', '<div><p>x</p><p>y</p><p>z</p></div>', '<div><p>x<p>y<p>z</div>'],
  ['a paragraph before words', '<div><p>x</p>y</div>', '<div><p>x</p>y</div>'],
  ['a paragraph without scripts', '<noscript><p>x</p></noscript>', '<noscript><p>x</p></noscript>'],
  ['lists', '<ul><li>x</li><li class="A">y</li></ul>', '<ul><li>x<li class=A>y</ul>'],
  [
    'tables',
    '<table><thead><tr><th>x</th><td>y</td></tr></thead><tbody><tr><td><p>z</p></td></tr></tbody></table>',
    '<table><thead><tr><th>x<td>y<tbody><tr><td><p>z</table>',
  ],
  [
    'choices',
    '<select><option value="a">x</option><option>y</option></select>',
    '<select><option value=a>x<option>y</select>',
  ],
];

describe('the body of a page', () => {
  it.each(CASES)('is short and says the same: %s', (_, given, want) => {
    const page = `${HEAD}<body>${given}</body></html>`;
    const short = shortHtml(page);
    expect(short).toBe(`${HEAD}<body>${want}</body></html>`);
    expect(serialize(parse(short))).toBe(serialize(parse(page)));
  });
});
