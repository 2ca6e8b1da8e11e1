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

describe('conventions', () => {
  const TAGS = description('tags: [{ name: Lost, description: Nobody uses it. }]\npaths: {}\n');

  it('are kept where the policy states them, and nowhere else', async () => {
    expect(
      await problemsOf('operation-tag', {
        ...TAGS,
        'checks.yaml': 'conventions:\n  - check: operation-tag\n    reason: Usual here.\n',
      }),
    ).not.toEqual([]);
    expect(await problemsOf('operation-tag', { ...TAGS, 'checks.yaml': 'excuses: []\n' })).toEqual([]);
  });

  it('are named, with a reason', async () => {
    const policy =
      'conventions:\n  - check: operation-tags\n    reason: Usual here.\n  - check: operation-tag\n  - check: names-agree\n    reason: Usual here.\n';
    expect(await problemsOf('check-policy', { ...TAGS, 'checks.yaml': policy })).toEqual([
      'checks.yaml:2:5 `operation-tags` is not a convention.',
      'checks.yaml:4:5 This entry of the check policy has no `reason`.',
      'checks.yaml:5:5 The check `names-agree` is now called `consistent-names`.',
    ]);
  });
});
