import { beforeAll, describe, expect, it } from 'vitest';
import { createShapes } from '#scripts/pages/data/data-index.ts';
import type { Explanation } from '#src/model/explanation.ts';
import { explain } from '#src/shared/explain/explain.ts';
import { documentsAll } from '#src/shared/explain/find-calls.ts';
import { describedSite, type DescribedSite } from '../../../../explain/described-site.ts';

/** What `tests/explain` does not count. */
describe('explain', () => {
  let site: DescribedSite;
  beforeAll(async () => {
    site = await describedSite('tests/fixtures/gateway/openapi.yaml');
  });
  const told = (text: string): Promise<Explanation> => explain({ text }, site.sources);

  it('does not miss what may stand in a part that was cut', async () => {
    const { notes, comparison, mistakes } = await told(
      'GET /v2/payments/1 200 {"id": "pay_1", "status": "done", "amount": {"value": 5, "curr',
    );
    expect(mistakes).toMatchObject([{ line: 1 }]);
    expect(notes).toContain('The text could not be read to its end: fields that may follow do not count as missing.');
    expect(comparison?.problems.filter(({ path }) => path === 'amount.currency')).toEqual([]);
  });

  it('reads the beginning of a long text', async () => {
    const { notes, mistakes } = await told(JSON.stringify(Array.from({ length: 50_000 }, () => ({ code: 'x' }))));
    expect(notes).toContain('Only the first 200,000 characters are read.');
    expect(mistakes).toEqual([]);
  });
});

describe('documented names', () => {
  const shapes = createShapes({
    Node: { type: 'object', properties: { id: {}, next: { $ref: '#/components/schemas/Node' } } },
    Event: {
      type: 'object',
      properties: {
        nodes: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
        labels: { type: 'object', additionalProperties: { type: 'string' } },
        details: { type: 'object', 'x-not-published': ['fields'] },
        code: { type: 'string' },
      },
    },
  });
  const place = shapes.placeOf({ $ref: '#/components/schemas/Event' });

  it.each([
    [{ nodes: [{ id: 1, next: { next: { next: { id: 2 } } } }] }, true],
    [{ nodes: [{ id: 1 }, { next: { name: 'x' } }] }, false],
    [{ id: 1 }, false],
    [{ labels: { any: 'x' } }, true],
    [{ details: { any: 'x' } }, 'may be'],
    [{ code: { any: 'x' } }, false],
    [{ nodes: { id: 1 } }, false],
    [{ code: [{ id: 1 }] }, false],
    [{ nodes: null }, true],
  ])('%j: %s', (value, wanted) => {
    const found = [false, true].map((mayBe) => documentsAll(value, place, shapes.all, mayBe));
    expect(found).toEqual([wanted === true, wanted !== false]);
  });
});
