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
      'checks.yaml:3:7 `4111111111111111` is allowed without a `reason`.',
      'checks.yaml:4:7 `4111111111111112` is not a card number: its check digit is wrong.',
      'checks.yaml:6:7 An entry of `cardNumbers` has no `number`.',
      'checks.yaml:8:7 `((` is not a regular expression.',
      'checks.yaml:13:3 `cardNumber` is not a list of allowed values.',
      'checks.yaml:14:1 The check policy has no key `layout`.',
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
    'checks.yaml:2:5 `"none"` is not a severity. Write one of `error`, `warning`, `off`.',
    'checks.yaml:3:5 There is no check `secrts`. Did you mean `secrets`?',
    'checks.yaml:4:5 `operation-summary` is not a check of this project. Rules of Redocly are set in `redocly.yaml` beside this file.',
    'checks.yaml:5:5 `yaml-syntax` cannot be softened: nothing can be built from what cannot be read. Remove this entry.',
    'checks.yaml:6:5 The entry for `secrets` has no `severity`. Write one of `error`, `warning`, `off`.',
    'checks.yaml:7:5 This entry names no `check`. Write `check: …` with the id that problems show in brackets.',
    'checks.yaml:8:5 This entry of the check policy has no `reason`. Say in one sentence why it is right.',
    'checks.yaml:9:1 The check policy has no key `severity`. Write one of `severities`, `allowed`, `deprecation`.',
    'checks.yaml:10:14 `deprecation` has no `period` of days. Write the days between an announcement and the end: `deprecation: { period: 180 }`.',
  ]);
});

it('switches a check off, with a reason', async () => {
  const key = { ...description('paths: {}\nx-note: sk_live_51H8xY2eZvKYlo2C9aQ7TtRb\n') };
  const off = 'severities: [{ check: secrets, severity: off, reason: Ours. }]';
  expect(await problemsOf('secrets', key)).toHaveLength(1);
  expect(await problemsOf('secrets', { ...key, 'checks.yaml': off })).toEqual([]);
});
