import { describe, expect, it } from 'vitest';
import { description, problemsOf } from '../check-case.ts';

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

it('names the ids that checks have now, and says what has no effect any more', async () => {
  const policy =
    'conventions:\n  - check: names-agree\nseverities:\n  - check: names-agree\n    severity: warning\n    reason: Ours.\n';
  expect(await problemsOf('check-policy', { ...description('paths: {}\n'), 'checks.yaml': policy })).toEqual([
    'checks.yaml:1:1 `conventions` has no effect: every check runs.',
    'checks.yaml:4:5 The check `names-agree` is now called `consistent-names`.',
  ]);
});
