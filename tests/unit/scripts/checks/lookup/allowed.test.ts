import { describe, expect, it } from 'vitest';
import { allProblems, description, problemsOf } from '../check-case.ts';

describe('what the policy allows', () => {
  it('needs a value that can be one, and a reason', async () => {
    const policy = `allowed:
  cardNumbers:
    - number: '4111111111111111'
    - number: '4111111111111112'
      reason: Published.
  patterns:
    - pattern: '(('
      reason: Made up.
  domains:
    - domain: gateway.com
      reason: Ours.
`;
    expect(await problemsOf('check-policy', { ...description('paths: {}\n'), 'checks.yaml': policy })).toEqual([
      'checks.yaml:3:7 `reason` is missing.',
      'checks.yaml:4:7 `4111111111111112` is not a valid card number: its check digit is wrong.',
      'checks.yaml:7:7 `pattern` cannot be `"(("`.',
    ]);
  });
});

it('refuses severities that would have no effect, or too much', async () => {
  const policy = `severities:
  - { check: secrets, severity: none, reason: Ours. }
  - { check: secrts, severity: off, reason: Ours. }
  - { check: operation-summary, severity: off, reason: Ours. }
  - { check: meaning-time, severity: off, reason: Ours. }
  - { check: yaml-syntax, severity: off, reason: Ours. }
  - { severity: off, reason: Ours. }
`;
  const { 'openapi.yaml': entry = '' } = description('paths: {}\n');
  const found = await allProblems({ 'openapi.yaml': entry, 'checks.yaml': policy });
  expect(found.map(({ at, message, hint }) => `${at} ${message} ${hint}`)).toEqual([
    'checks.yaml:2:23 `severity` cannot be `"none"`. One of `error`, `warning`, `off`.',
    'checks.yaml:3:7 `check` cannot be `"secrts"`. Did you mean `secrets`?',
    'checks.yaml:4:7 `check` cannot be `"operation-summary"`. Id that problems show in brackets; rules of Redocly are set in `redocly.yaml` beside this file.',
    'checks.yaml:5:7 The check `meaning-time` no longer exists. Remove this entry.',
    'checks.yaml:6:27 `severity` cannot be `"off"`. This check is always an error: unreadable sources cannot be built, and readers would see placeholders.',
    'checks.yaml:7:5 `check` is missing. Add `check: …`. Id that problems show in brackets; rules of Redocly are set in `redocly.yaml` beside this file.',
  ]);
});

it('switches a check off, with a reason', async () => {
  const key = { ...description('paths: {}\nx-note: sk_live_51H8xY2eZvKYlo2C9aQ7TtRb\n') };
  const off = 'severities: [{ check: secrets, severity: off, reason: Ours. }]';
  expect(await problemsOf('secrets', key)).toHaveLength(1);
  expect(await problemsOf('secrets', { ...key, 'checks.yaml': off })).toEqual([]);
});
