import { describe, expect, test } from 'vitest';
import { Article } from '../../../../src/guide/Article.tsx';
import type { GuidePage } from '../../../../src/model/page.ts';
import { guidePage, operation, paragraph, siteConfig } from '../../../fixtures/guide-page.ts';
import { markup } from '../render.tsx';

function article(given: Partial<GuidePage> = {}): string {
  return markup(<Article page={{ ...guidePage, ...given }} config={siteConfig} />);
}

describe('Article', () => {
  test('shows group, one heading and the description before the text', () => {
    const html = article();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<header><p>Payment Options</p><h1>Static Wallet</h1><p>A reusable payment account');
  });

  test('leaves the description out when it is empty', () => {
    expect(article({ description: '' })).toContain('<h1>Static Wallet</h1></header>');
  });

  test.each([
    { given: [], want: false },
    { given: guidePage.headings.slice(0, 1), want: false },
    { given: guidePage.headings.slice(0, 2), want: true },
  ])('lists $given.length headings: $want', ({ given, want }) => {
    expect(article({ headings: given }).includes('<nav aria-label="On this page">')).toBe(want);
  });

  test('keeps a heading with the operation it leads to', () => {
    const html = article({
      headings: [],
      content: [
        ...paragraph({ kind: 'text', value: 'Before.' }),
        { kind: 'heading', level: 2, anchor: 'step', children: [{ kind: 'text', value: 'Step 1' }] },
        { kind: 'operation', operation },
      ],
    });
    expect(html).toContain('<p>Before.</p></div></div><div><div><h2 id="step">');
  });

  test('links its neighbours under the base of the site', () => {
    const html = article();
    expect(html).toContain('<a href="/docs/payment-link"><small>Previous</small> Pay with Payment Link</a>');
    expect(html).toContain('<a href="/docs/split-payment"><small>Next</small> Split Payment</a>');
    const { previous: _, next: __, ...alone } = guidePage;
    expect(markup(<Article page={alone} config={siteConfig} />)).not.toContain('Previous');
  });

  test('prints no style attribute, style element, script or event handler', () => {
    expect(article()).not.toMatch(/ style=|<style|<script| on[a-z]+="/);
  });

  test('gives every id once, and leads nowhere that is not there', () => {
    const html = article();
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const wanted = [...html.matchAll(/ (?:href="#|aria-controls="|aria-labelledby=")([^"]*)"/g)].map(([, id]) => id);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('nests no block in a paragraph', () => {
    expect(article()).not.toMatch(/<p>(?:(?!<\/p>).)*<(?:div|p|ul|ol|table|section|details|pre)[\s>]/);
  });
});
