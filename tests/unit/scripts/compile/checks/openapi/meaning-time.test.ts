import { testCheck, type Case } from '../check-case.ts';
import { sample } from './samples.ts';

const changed = (value: string, from: string, to: string): Case[0] => ({
  'openapi.yaml': (sample(value)['openapi.yaml'] ?? '').replace(from, to),
});
const isoField = (value: string): Case[0] =>
  sample(`{ paidAt: '${value}' }`, '{ paidAt: { description: In ISO-8601. } }');
const notIso = (value: string): Case => [
  isoField(value),
  `12:34 \`paidAt\` is \`"${value}"\`, but the description says ISO 8601.`,
];
const before = (earlier: string, later: string, column: number, [one, other] = ['2026-03-02', '2026-03-01']): Case => [
  `{ ${earlier}: '${one}', ${later}: '${other}' }`,
  `12:${column} \`${later}\` is \`"${other}"\`, which is before \`${earlier}\`.`,
];

testCheck(
  'meaning-time',
  {
    'an update before the creation': before('createdAt', 'updatedAt', 72, [
      '2026-03-02T09:15:00Z',
      '2026-03-02T09:14:00Z',
    ]),
    'names with capitals, and time zones': before('CreatedAt', 'SettledAt', 72, [
      '2026-03-02T09:15:00Z',
      '2026-03-02T09:15:00+02:00',
    ]),
    'names in snake case': before('created_at', 'expires_on', 64),
    'names of other events': before('paidAt', 'settlementDate', 64),
    'a start and an end': before('startAt', 'endAt', 56),
    'a bare span': before('from', 'to', 50),
    'a prefix': before('dateCreated', 'emailVerifiedAt', 70),
    'the one timestamp that contradicts several': [
      "{ createdAt: '2026-03-09', updatedAt: '2026-03-03', settledAt: '2026-03-04' }",
      '12:37 `createdAt` is `"2026-03-09"`, which is after `updatedAt` and `settledAt`.',
    ],
    'a date in words': notIso('2 March 2026'),
    'a date with slashes': notIso('02/03/2026'),
    'a day that does not exist': notIso('2026-02-30T09:15:00Z'),
    'an hour that does not exist': notIso('2026-03-02T25:00:00Z'),
    'a month that does not exist': notIso('2027-13'),
    'a format that the whole description gives': [
      changed("{ paidAt: '2 March', flat: x }", 'info: {', 'info: { description: Timestamps are ISO-8601.,'),
      '12:34 `paidAt` is `"2 March"`, but the description says ISO 8601.',
    ],
    'parameters of one operation': [
      changed(
        '{}',
        '      responses',
        "      parameters:\n        - { name: StartAt, in: query, example: '2026-03-02' }\n        - { name: EndAt, in: query, example: '2026-03-01' }\n      responses",
      ),
      '8:46 `EndAt` is `"2026-03-01"`, which is before `StartAt`.',
    ],
    'timestamps in order': [
      "{ createdAt: '2026-03-02T09:15:00Z', updatedAt: '2026-03-02T09:15:00Z', settledAt: null, birthDate: '1990-01-01' }",
    ],
    'timestamps without an order': ["{ updatedAt: '2026-03-05', settledAt: '2026-03-03' }"],
    'strings without a format': ["{ createdAt: 'yesterday', paidAt: 1772442900 }"],
    'a time and a date': ["{ createdAt: '2026-03-02T09:15:00Z', updatedAt: '2026-03-02' }"],
    'fractions of one second': ["{ createdAt: '2026-03-02T09:15:00.519Z', updatedAt: '2026-03-02T09:15:00Z' }"],
    'the zero time of programs': ["{ startedAt: '2026-03-02T09:15:00Z', endedAt: '0001-01-01T00:00:00Z' }"],
    'a date in ISO 8601': [isoField('2026-03-02')],
    'a month in ISO 8601': [isoField('2027-02')],
    'a span of days': [isoField('P30D')],
    'a span of hours': [isoField('PT1H30M')],
    'a field of several types': [
      sample(
        '{ value: High }',
        '{ value: { description: "Text, or a date in ISO-8601.", oneOf: [{ type: string }, { type: number }] } }',
      ),
    ],
  },
  sample,
);
