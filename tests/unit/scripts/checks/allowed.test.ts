import { describe, expect, it } from 'vitest';
import { description, problemsOf } from './check-case.ts';

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
`;
    expect(await problemsOf('check-policy', { ...description('paths: {}\n'), 'checks.yaml': policy })).toEqual([
      'checks.yaml:3:7 `4111111111111111` is allowed without a `reason`.',
      'checks.yaml:4:7 `4111111111111112` is no card number: its last digit is wrong.',
      'checks.yaml:6:7 An entry of `cardNumbers` has no `number`.',
      'checks.yaml:8:7 `((` is no regular expression.',
      'checks.yaml:13:3 `cardNumber` is no list of allowed values.',
    ]);
  });
});
