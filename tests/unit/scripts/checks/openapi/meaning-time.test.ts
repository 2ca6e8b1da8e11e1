import { describe, expect, it } from 'vitest';
import { problemsOf } from '../check-case.ts';
import { sample } from './samples.ts';

const ISO = '{ paidAt: { description: In ISO-8601. } }';

describe('meaning-time', () => {
  it('finds a moment before the one it follows', async () => {
    expect(
      await problemsOf(
        'meaning-time',
        sample("{ createdAt: '2026-03-02T09:15:00Z', updatedAt: '2026-03-02T09:14:00Z' }"),
      ),
    ).toEqual(['openapi.yaml:12:72 `updatedAt` is `"2026-03-02T09:14:00Z"`, which is before `createdAt`.']);
    for (const value of [
      "{ created_at: '2026-03-02', expires_on: '2026-03-01' }",
      "{ CreatedAt: '2026-03-02T09:15:00Z', SettledAt: '2026-03-02T09:15:00+02:00' }",
      "{ paidAt: '2026-03-02', settlementDate: '2026-03-01' }",
      "{ startAt: '2026-03-02', endAt: '2026-03-01' }",
      "{ from: '2026-03-02', to: '2026-03-01' }",
      "{ dateCreated: '2026-03-02', emailVerifiedAt: '2026-03-01' }",
    ]) {
      expect(await problemsOf('meaning-time', sample(value))).toHaveLength(1);
    }
  });

  it('takes for wrong the one moment that contradicts several', async () => {
    expect(
      await problemsOf(
        'meaning-time',
        sample("{ createdAt: '2026-03-09', updatedAt: '2026-03-03', settledAt: '2026-03-04' }"),
      ),
    ).toEqual(['openapi.yaml:12:37 `createdAt` is `"2026-03-09"`, which is after `updatedAt` and `settledAt`.']);
  });

  it('finds what is no ISO-8601 where the description promises it', async () => {
    for (const value of ['2 March 2026', '02/03/2026', '2026-02-30T09:15:00Z', '2026-03-02T25:00:00Z']) {
      expect(await problemsOf('meaning-time', sample(`{ paidAt: '${value}' }`, ISO))).toEqual([
        `openapi.yaml:12:34 \`paidAt\` is \`"${value}"\`, and the description promises ISO-8601.`,
      ]);
    }
    const promised = {
      'openapi.yaml': (sample("{ paidAt: '2 March', flat: x }")['openapi.yaml'] ?? '').replace(
        'info: {',
        'info: { description: Timestamps are ISO-8601.,',
      ),
    };
    expect(await problemsOf('meaning-time', promised)).toHaveLength(1);
  });

  it('reads the parameters of an operation together', async () => {
    const files = {
      'openapi.yaml': (sample('{}')['openapi.yaml'] ?? '').replace(
        '      responses',
        "      parameters:\n        - { name: StartAt, in: query, example: '2026-03-02' }\n        - { name: EndAt, in: query, example: '2026-03-01' }\n      responses",
      ),
    };
    expect(await problemsOf('meaning-time', files)).toEqual([
      'openapi.yaml:8:46 `EndAt` is `"2026-03-01"`, which is before `StartAt`.',
    ]);
  });

  it('leaves alone what is in order, what has no order, and what nothing promises', async () => {
    for (const value of [
      "{ createdAt: '2026-03-02T09:15:00Z', updatedAt: '2026-03-02T09:15:00Z', settledAt: null, birthDate: '1990-01-01' }",
      "{ updatedAt: '2026-03-05', settledAt: '2026-03-03' }",
      "{ createdAt: 'yesterday', paidAt: 1772442900 }",
      "{ createdAt: '2026-03-02T09:15:00Z', updatedAt: '2026-03-02' }",
    ]) {
      expect(await problemsOf('meaning-time', sample(value))).toEqual([]);
    }
    expect(await problemsOf('meaning-time', sample("{ paidAt: '2026-03-02' }", ISO))).toEqual([]);
  });

  it('compares moments as far as both tell them, and takes the beginning of time for none', async () => {
    for (const value of [
      "{ createdAt: '2026-03-02T09:15:00.519Z', updatedAt: '2026-03-02T09:15:00Z' }",
      "{ startedAt: '2026-03-02T09:15:00Z', endedAt: '0001-01-01T00:00:00Z' }",
    ]) {
      expect(await problemsOf('meaning-time', sample(value))).toEqual([]);
    }
  });

  it('knows months and spans of ISO-8601, and leaves alone what need be no moment', async () => {
    for (const value of ['2027-02', 'P30D', 'PT1H30M'])
      expect(await problemsOf('meaning-time', sample(`{ paidAt: '${value}' }`, ISO))).toEqual([]);
    expect(
      await problemsOf(
        'meaning-time',
        sample(
          '{ value: High }',
          '{ value: { description: "Text, or a date in ISO-8601.", oneOf: [{ type: string }, { type: number }] } }',
        ),
      ),
    ).toEqual([]);
    expect(await problemsOf('meaning-time', sample("{ paidAt: '2027-13' }", ISO))).toHaveLength(1);
  });
});
