import { describe, expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

/** Samples of an answer, one a line, from line 11 on; the value of the first begins in column 30. */
function samples(...values: readonly string[]): Files {
  return description(`paths:
  /orders:
    get:
      responses:
        '200':
          content:
            application/json:
              examples:
${values.map((value, index) => `                s${index}: { value: ${value} }`).join('\n')}
`);
}

describe('meaning-identity', () => {
  it('finds the sample that tells otherwise than the others', async () => {
    expect(
      await problemsOf(
        'meaning-identity',
        samples('{ id: order-0001, amount: 5 }', '{ id: order-0001, amount: 6 }', '{ id: order-0001, amount: 5 }'),
      ),
    ).toEqual([expect.stringMatching(/^openapi.yaml:12:56 `amount` is `6`, but `5` in `.*openapi.yaml:11`.$/)]);
  });

  it('compares objects wherever they are, also with capitals and inside', async () => {
    const found = await problemsOf(
      'meaning-identity',
      samples(
        "{ data: [{ id: order-0001, customer: { name: Ada, phone: '1' } }] }",
        "{ Value: { Id: order-0001, Customer: { Name: Obi, Phone: '1' } } }",
      ),
    );
    expect(found).toEqual([expect.stringMatching(/^openapi.yaml:12:75 `Customer.Name` is `"Obi"`, but `"Ada"` in /)]);
  });

  it('compares what moves within one state, and what stays in all', async () => {
    const [paid, open] = [
      '{ id: order-0001, status: paid, amount: 5, settledAt: x }',
      '{ id: order-0001, status: open, amount: 5, settledAt: null }',
    ];
    expect(await problemsOf('meaning-identity', samples(paid, open))).toEqual([]);
    expect(await problemsOf('meaning-identity', samples(paid, paid.replace(': x', ': y')))).toHaveLength(1);
    expect(await problemsOf('meaning-identity', samples(paid, open.replace('5', '6')))).toHaveLength(1);
  });

  it('takes a later moment for an update when more has changed, and for a mistake when nothing has', async () => {
    const first = '{ id: order-0001, updatedAt: a, note: x, createdAt: c }';
    expect(
      await problemsOf('meaning-identity', samples(first, first.replace(': a', ': b').replace(': x', ': y'))),
    ).toEqual([]);
    expect(await problemsOf('meaning-identity', samples(first, first.replace(': a', ': b')))).toHaveLength(1);
  });

  it('takes samples that differ in much for different stories, and lets an update change what it likes', async () => {
    const first = '{ id: order-0001, amount: 5, fee: 1, channel: 3, note: x }';
    expect(
      await problemsOf(
        'meaning-identity',
        samples(first, '{ id: order-0001, amount: 5, fee: 2, channel: 4, note: y }'),
      ),
    ).toEqual([]);
    expect(
      await problemsOf(
        'meaning-identity',
        samples(first, '{ id: order-0001, amount: 5, fee: 3, channel: 1, note: x }'),
      ),
    ).toHaveLength(2);
    const update = {
      'openapi.yaml': `${samples(first)['openapi.yaml'] ?? ''}    patch: { requestBody: { content: { application/json: { example: { id: order-0001, amount: 6 } } } } }\n`,
    };
    expect(await problemsOf('meaning-identity', update)).toEqual([]);
  });

  it('leaves alone fields that one sample has, gauges, versions, short ids and objects with ids of their own', async () => {
    for (const [one, other] of [
      ['{ id: order-0001, amount: 5 }', '{ id: order-0001, note: x }'],
      ['{ id: order-0001, balance: 5 }', '{ id: order-0001, balance: 6 }'],
      ['{ id: order-0001, version: 1, amount: 5 }', '{ id: order-0001, version: 2, amount: 6 }'],
      ["{ id: '1', amount: 5 }", "{ id: '1', amount: 6 }"],
      ['{ id: order-0001, lines: [1] }', '{ id: order-0001, lines: [2] }'],
    ]) {
      expect(await problemsOf('meaning-identity', samples(one ?? '', other ?? ''))).toEqual([]);
    }
  });

  it('leaves alone ids for anybody, events in a row, links and what is still to come', async () => {
    for (const [one, other] of [
      ['{ id: YOUR_ORDER_1, amount: 5 }', '{ id: YOUR_ORDER_1, amount: 6 }'],
      ['{ id: BA0000000000000000000001, amount: 5 }', '{ id: BA0000000000000000000001, amount: 6 }'],
      ['{ id: order-0001, sequenceNumber: 1, amount: 5 }', '{ id: order-0001, sequenceNumber: 2, amount: 6 }'],
      ['{ id: order-0001, _links: { self: { href: /a } } }', '{ id: order-0001, _links: { self: { href: /b } } }'],
      [
        "{ id: order-0001, name: '', reference: YOUR_REFERENCE_1 }",
        '{ id: order-0001, name: Gift, reference: YOUR_REFERENCE }',
      ],
    ] as const) {
      expect(await problemsOf('meaning-identity', samples(one, other))).toEqual([]);
    }
  });
});
