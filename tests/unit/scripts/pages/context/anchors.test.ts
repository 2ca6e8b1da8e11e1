import { describe, expect, it } from 'vitest';
import { createAnchors, slug } from '#scripts/pages/context/anchors.ts';
import { segment } from '#src/shared/text/segment.ts';

describe('createAnchors', () => {
  it('gives what is wanted, then the first free number behind it', () => {
    const anchors = createAnchors();
    expect(['pay', 'pay', 'pay-2', 'pay', 'pay-2'].map(anchors.claim)).toEqual([
      'pay',
      'pay-2',
      'pay-2-2',
      'pay-3',
      'pay-2-3',
    ]);
  });

  it('tells capitals apart, as addresses do', () => {
    const anchors = createAnchors();
    expect([anchors.claim('Order'), anchors.claim('order')]).toEqual(['Order', 'order']);
  });

  it('leaves ids to the frame around the article', () => {
    expect(['content', 'search', 'app'].map(createAnchors().claim)).toEqual(['content-2', 'search-2', 'app-2']);
  });

  it('shortens what is too long, and tells two of them apart', () => {
    const { claim } = createAnchors();
    const [one, other] = [claim(`${'x'.repeat(100_000)}a`), claim(`${'x'.repeat(100_000)}b`)];
    expect([one.length, one === other, claim(`${'x'.repeat(100_000)}a`)]).toEqual([307, false, `${one}-2`]);
  });

  it('knows what is taken', () => {
    const anchors = createAnchors();
    anchors.claim('pay');
    expect([anchors.has('pay'), anchors.has('constructor')]).toEqual([true, false]);
  });
});

const SLUGS: readonly { given: string; want: string }[] = [
  { given: 'Step 1: Pay (USSD)', want: 'step-1-pay-ussd' },
  { given: 'What can go wrong?', want: 'what-can-go-wrong' },
  { given: '  Around  and\nover ', want: 'around-and-over' },
  { given: 'Naïve café', want: 'naive-cafe' },
  { given: 'Ключи 日本', want: 'ключи-日本' },
  { given: '`code` & <b>', want: 'code-b' },
  { given: '!!!', want: 'section' },
  { given: '', want: 'section' },
];

describe('slug', () => {
  for (const { given, want } of SLUGS) it(`of "${given}" is ${want}`, () => expect(slug(given)).toBe(want));
});

describe('segment', () => {
  it('keeps names as they are written, without white space', () => {
    expect(['staticWalletId', 'a b\tc', '5', 'a.b', '', ' '].map(segment)).toEqual([
      'staticWalletId',
      'a-b-c',
      '5',
      'a.b',
      '-',
      '-',
    ]);
  });
});
