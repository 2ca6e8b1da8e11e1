import { describe, expect, it } from 'vitest';
import { allProblems, description, problemsOf } from '../check-case.ts';

describe('what the policy allows', () => {
  it('needs a value that can be one, and a reason', async () => {
    const policy = `allowed:
  cardNumbers:
    - number: '4111111111111111'
    - number: '4111111111111112'
      reason: Published.
    - '4242424242424242'
  patterns:
    - pattern: '(('
      reason: Made up.
  domains:
    - domain: gateway.com
      reason: Ours.
  cardNumber: []
layout: { sidebar: sidebar.json }
`;
    expect(await problemsOf('check-policy', { ...description('paths: {}\n'), 'checks.yaml': policy })).toEqual([
      'checks.yaml:3:7 `reason` is missing.',
      'checks.yaml:4:7 `4111111111111112` is not a card number: its check digit is wrong.',
      'checks.yaml:6:7 This entry is `"4242424242424242"`, not a map.',
      'checks.yaml:8:7 `pattern` cannot be `"(("`.',
      'checks.yaml:13:3 There is no key `cardNumber` here.',
      'checks.yaml:14:1 There is no key `layout` here.',
    ]);
  });
});

it('refuses severities that would have no effect, or too much', async () => {
  const policy = `severities:
  - { check: secrets, severity: none, reason: Ours. }
  - { check: secrts, severity: off, reason: Ours. }
  - { check: operation-summary, severity: off, reason: Ours. }
  - { check: yaml-syntax, severity: off, reason: Ours. }
  - { check: secrets, reason: Ours. }
  - { severity: off, reason: Ours. }
  - { check: secrets, severity: off }
severity: []
deprecation: { period: 180 days }
`;
  const { 'openapi.yaml': entry = '' } = description('paths: {}\n');
  const found = await allProblems({ 'openapi.yaml': entry, 'checks.yaml': policy });
  expect(found.map(({ at, message, hint }) => `${at} ${message} ${hint}`)).toEqual([
    'checks.yaml:2:23 `severity` cannot be `"none"`. One of `error`, `warning`, `off`.',
    'checks.yaml:3:7 `check` cannot be `"secrts"`. Did you mean `secrets`?',
    'checks.yaml:4:7 `check` cannot be `"operation-summary"`. Id that problems show in brackets; rules of Redocly are set in `redocly.yaml` beside this file.',
    'checks.yaml:5:27 `severity` cannot be `"off"`. What cannot be read cannot be built, and readers would see what is to be filled in: neither can be softened.',
    'checks.yaml:6:5 `severity` is missing. Add `severity: …`. One of `error`, `warning`, `off`.',
    'checks.yaml:7:5 `check` is missing. Add `check: …`. Id that problems show in brackets; rules of Redocly are set in `redocly.yaml` beside this file.',
    'checks.yaml:8:5 `reason` is missing. Add `reason: …`. Why it is right, in one sentence.',
    'checks.yaml:9:1 There is no key `severity` here. Write one of `severities`, `deprecation`, `allowed`.',
    'checks.yaml:10:16 `period` is `"180 days"`, not a whole number. Days between the two.',
  ]);
});

it('switches a check off, with a reason', async () => {
  const key = { ...description('paths: {}\nx-note: sk_live_51H8xY2eZvKYlo2C9aQ7TtRb\n') };
  const off = 'severities: [{ check: secrets, severity: off, reason: Ours. }]';
  expect(await problemsOf('secrets', key)).toHaveLength(1);
  expect(await problemsOf('secrets', { ...key, 'checks.yaml': off })).toEqual([]);
});
