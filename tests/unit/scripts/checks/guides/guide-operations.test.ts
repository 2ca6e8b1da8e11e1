import { describe, expect, it } from 'vitest';
import { guide, GUIDES, problemsOf } from '../check-case.ts';
import { SHOP } from './shop.ts';

const found = (text: string, site = 'operations: all'): Promise<readonly string[]> =>
  problemsOf('guide-operations', {
    ...SHOP,
    ...guide(text),
    'guides/site.yaml': `${GUIDES['guides/site.yaml']}\n${site}\n`,
  });

describe('guide-operations', () => {
  it('finds operations that no guide shows, at their operationId', async () => {
    expect(await found('<Operation id="createOrder" />')).toEqual([
      'openapi.yaml:9:20 No guide shows the operation `listOrders`.',
      'openapi.yaml:37:20 No guide shows the operation `listLines`.',
    ]);
  });

  it('asks for none where the site does not say that guides show all', async () => {
    expect(await found('<Operation id="createOrder" />', '')).toEqual([]);
  });

  it('finds an operation shown twice', async () => {
    expect(
      await found(
        '<Operation id="createOrder" />\n\n<Operation id="listOrders" />\n\n<Request id="listLines" />\n\n<Operation id="listOrders" />',
      ),
    ).toEqual([
      expect.stringMatching(
        /^guides\/start\/first\.mdx:11:1 The operation `listOrders` is already shown in `.*first\.mdx`\.$/,
      ),
    ]);
  });

  it('leaves a mention in a sentence alone', async () => {
    expect(
      await found(
        '<Operation id="createOrder" />\n\n<Operation id="listOrders" />\n\n<Response id="listLines" status="200" />\n\nSee <Operation id="listOrders" /> again.',
      ),
    ).toEqual([]);
  });
});
