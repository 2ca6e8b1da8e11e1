import type { Author } from '../honest-edit.ts';
import { answer, body, named, object, operation, text, time } from '../shorthand.ts';

/** Id of the one in samples. */
export const BENEFICIARY = '0f4b2c6d-8e1a-4d3b-9c7f-5a6b7c8d9e0f';

/** Tag, schemas and examples of the accounts that money is sent to. */
export function addBeneficiaries({ api }: Author): void {
  api.push(api.at(api.root(), 'tags'), {
    name: 'Beneficiaries',
    description: 'Keep the accounts that you send money to.',
  });
  const name = text('Name on the account.');
  const accountNumber = text('Number of the account.', { pattern: '^[0-9]{10}$' });
  api.addComponent(
    'schemas',
    'BeneficiaryRequest',
    object('An account to keep.', { name, accountNumber, bankCode: text('Code of its bank.') }, [
      'name',
      'accountNumber',
      'bankCode',
    ]),
  );
  api.addComponent(
    'schemas',
    'Beneficiary',
    object(
      'An account that is kept.',
      {
        id: text('Id of the beneficiary.', { format: 'uuid', readOnly: true }),
        name,
        accountNumber,
        bankCode: text('Code of its bank.'),
        createdAt: time('When it was kept, in ISO-8601.'),
      },
      ['id', 'name', 'accountNumber'],
    ),
  );
  api.addComponent('examples', 'BeneficiaryRequest', {
    summary: 'The account of a dyer',
    value: { name: 'Example Dyers', accountNumber: '8888888888', bankCode: '000' },
  });
  api.addComponent('examples', 'Beneficiary', {
    summary: 'The account and its id',
    value: {
      id: BENEFICIARY,
      name: 'Example Dyers',
      accountNumber: '8888888888',
      bankCode: '000',
      createdAt: '2026-04-01T08:00:00Z',
    },
  });
}

/** A guide of the operations on beneficiaries. */
export function beneficiaryGuide({ guides }: Author, ...ids: readonly string[]): void {
  guides.add(
    'payment-options',
    'beneficiaries',
    { title: 'Beneficiaries', description: 'Keep the accounts that you send money to.', icon: 'users' },
    `## Before you start

- Your [subscription key](/get-api-keys).

## Calls

${ids.map((id) => `<Operation id="${id}" />`).join('\n\n')}`,
  );
}

/** A POST that keeps one. */
export function createBeneficiary(): object {
  return operation('createBeneficiary', {
    summary: 'Keep a beneficiary',
    description: 'Keeps an account under an id, and returns it.',
    tag: 'Beneficiaries',
    more: { requestBody: body('The account to keep.', named('BeneficiaryRequest')) },
    responses: {
      201: answer('The account is kept.', named('Beneficiary'), {
        headers: {
          Location: {
            description: 'Address of the beneficiary.',
            schema: { type: 'string', format: 'uri-reference' },
            example: `/api/v1/beneficiaries/${BENEFICIARY}`,
          },
        },
      }),
    },
  });
}
