import { describe, expect, it } from 'vitest';
import { description, guide, problemsOf } from '../check-case.ts';

const PAN = '5399239167546946';

const BAD: readonly (readonly [text: string, column: number, what: string])[] = [
  [`Pay with ${PAN}.`, 25, "`5399…` could be somebody's card number."],
  ['Pay with 5399 2391 6754 6946.', 25, "`5399…` could be somebody's card number."],
  ['Pay with 5399-2391-6754-6946.', 25, "`5399…` could be somebody's card number."],
  ['Pay with 3714-496353-98431.', 25, "`3714…` could be somebody's card number."],
  ['A BVN such as 22729563951.', 30, "`2272…` could be somebody's BVN."],
  ['Take 22729563951 as bvn.', 21, "`2272…` could be somebody's BVN."],
  ['directorNin=70867728950', 28, "`7086…` could be somebody's NIN."],
  ['To account number 0690012345.', 34, "`0690…` could be somebody's account number."],
  ['Call +234 803 123 4567 now.', 21, "`+234…` could be somebody's phone number."],
  ['Call 08031234567 now.', 21, "`0803…` could be somebody's phone number."],
  ['Call 2348031234567 now.', 21, "`2348…` could be somebody's phone number."],
  ['Call +44 20 7123 9876 now.', 21, "`+44 …` could be somebody's phone number."],
  ['Call +1 212 666 8929 now.', 21, "`+1 2…` could be somebody's phone number."],
  ['Write to devon.teames@shop.com.', 25, "`devo…` could be somebody's e-mail address."],
  ['Write to ada.obi@gmail.com.', 25, "`ada.…` could be somebody's e-mail address."],
];

const GOOD = [
  'Pay with 4111 1111 1111 1112, 1772442900000 or 8535296650153317.',
  'BVN 22222222222, account number 0000000000, phone +1 212 555 0123.',
  'The ids 53992391-6754-4694-8539-923916754694 and v5399239167546946.',
  'Of 12345678901 payments 98765432109 are fine, at 2026-03-02T09:15:00+01:00.',
  'Pay with 4111 1111 1111 1111, 4917 6100 0000 0000 or 4212345678901237.',
  'Call +1-212-555-4240, +14155552671, +1 222 333 4444, +1 234 156 780 or +2348100000000.',
  'Write to support@shop.com, no-reply@shop.com, git@github.com, 1+ada@users.noreply.github.com; the user is ws@Company.TestCompany.',
  'Write to ada@example.com, ada@mail.example, ada@localhost.test; see logo@2x.png and https://me:pw@shop.com.',
];

function operation(text: string): Readonly<Record<string, string>> {
  return description(`paths:\n  /pay:\n    post:\n      operationId: pay\n      summary: ${text}\n`);
}

describe('no-personal-data', () => {
  for (const [text, column, message] of BAD) {
    it(`finds in "${text}" what ${message}`, async () => {
      expect(await problemsOf('no-personal-data', operation(text))).toEqual([`openapi.yaml:7:${column} ${message}`]);
    });
  }

  for (const text of GOOD) {
    it(`lets "${text}" pass`, async () => {
      expect(await problemsOf('no-personal-data', operation(text))).toEqual([]);
    });
  }

  it('reads examples, numbers among them, defaults and guides, and knows fields by their names', async () => {
    const files = {
      ...description(`paths:
  /pay:
    post:
      parameters:
        - { name: bvn, in: query, example: '22729563951' }
      requestBody:
        content:
          application/json:
            example: { cardNumber: ${PAN}, amount: 22729563951, owner: { nin: '70867728950' }, bankAccountNumber: '0690012345', phone: 8031234567, orderId: '0690012345' }
            schema: { properties: { phoneNumber: { default: '0201234567' } } }
`),
      ...guide(
        'Pay with `5399 2391 6754 6946`.\n\n```json\n{\n  "bvn": "22729563951",\n  "reference": "22729563951"\n}\n```',
      ),
    };
    expect(
      (await problemsOf('no-personal-data', files)).map((problem) => problem.replace(/ could be somebody's/, '')),
    ).toEqual([
      'guides/start/first.mdx:5:11 `5399…` card number.',
      'guides/start/first.mdx:9:11 `2272…` BVN.',
      'openapi.yaml:7:45 `2272…` BVN.',
      'openapi.yaml:11:36 `5399…` card number.',
      'openapi.yaml:11:90 `7086…` NIN.',
      'openapi.yaml:11:126 `0690…` account number.',
      'openapi.yaml:11:146 `8031…` phone number.',
      'openapi.yaml:12:62 `0201…` phone number.',
    ]);
  });

  it('takes an office for the contact of the API, and a person for none', async () => {
    const contact = (email: string) => ({
      'openapi.yaml': `openapi: 3.1.1\ninfo: { title: T, version: '1', contact: { email: ${email} } }\npaths: {}\n`,
    });
    expect(await problemsOf('no-personal-data', contact('api-support@gateway.com'))).toEqual([]);
    expect(await problemsOf('no-personal-data', contact('ada.obi@gateway.com'))).toEqual([
      "openapi.yaml:2:51 `ada.…` could be somebody's e-mail address.",
    ]);
  });

  it('takes what the policy allows', async () => {
    const policy = `allowed:
  cardNumbers: [{ number: 5399 2391 6754 6946, reason: Published. }]
  domains: [{ domain: gateway.com, reason: Ours. }]
  patterns: [{ pattern: '\\+?2348030{7}', reason: Not assigned. }]
`;
    expect(
      await problemsOf('no-personal-data', {
        ...operation(`${PAN}, ada@mail.gateway.com, +234 803 000 0000`),
        'checks.yaml': policy,
      }),
    ).toEqual([]);
  });
});
