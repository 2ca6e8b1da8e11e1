import type { HonestEdit } from '../honest-edit.ts';
import { answer, body, integer, json, list, named, object, operation, schema, servers } from '../shorthand.ts';
import { addBeneficiaries, BENEFICIARY, beneficiaryGuide, createBeneficiary } from './beneficiary.ts';

const BENEFICIARY_PATH = {
  name: 'beneficiaryId',
  in: 'path',
  required: true,
  description: 'Id of the beneficiary.',
  schema: { type: 'string', format: 'uuid' },
  example: BENEFICIARY,
};

/** A new resource, whole and in parts. */
export const beneficiaries: readonly HonestEdit[] = [
  {
    id: 'create-beneficiary',
    kind: 'post-201',
    title: 'a POST that answers 201 with a Location, its tag, schemas, examples and guide',
    edit(author) {
      const { api } = author;
      addBeneficiaries(author);
      api.addPath('/api/v1/beneficiaries', 'beneficiaries', {
        ...servers(api, 'beneficiary'),
        post: createBeneficiary(),
      });
      api.published(api.component('responses', 'Created'), 'operations');
      beneficiaryGuide(author, 'createBeneficiary');
    },
  },
  {
    id: 'beneficiaries',
    kind: 'resource',
    title: 'a whole resource: list, create, read, replace and delete',
    edit(author) {
      const { api } = author;
      addBeneficiaries(author);
      const all = object(
        'One page of beneficiaries.',
        {
          beneficiaries: list('The beneficiaries of this page.', schema('Beneficiary')),
          nextCursor: { type: ['string', 'null'], description: 'Cursor of the next page; null on the last.' },
        },
        ['beneficiaries'],
      );
      const first = { ...api.js<{ readonly value: object }>(api.component('examples', 'Beneficiary')).value };
      api.addPath('/api/v1/beneficiaries', 'beneficiaries', {
        ...servers(api, 'beneficiary'),
        get: operation('listBeneficiaries', {
          summary: 'List beneficiaries',
          description: 'Returns the beneficiaries of the business, page by page.',
          tag: 'Beneficiaries',
          more: {
            parameters: [
              {
                name: 'Cursor',
                in: 'query',
                description: 'Cursor that the page before gave.',
                schema: { type: 'string' },
                example: 'CURSOR_OF_PAGE_2',
              },
            ],
          },
          responses: {
            200: answer(
              'One page of beneficiaries.',
              json(all, { beneficiaries: [first], nextCursor: null }, 'The only beneficiary'),
            ),
          },
        }),
        post: createBeneficiary(),
      });
      api.published(api.component('responses', 'Created'), 'operations');
      api.addPath('/api/v1/beneficiaries/{beneficiaryId}', 'beneficiary', {
        ...servers(api, 'beneficiary'),
        parameters: [BENEFICIARY_PATH],
        get: operation('getBeneficiary', {
          summary: 'Get a beneficiary',
          description: 'Returns one beneficiary.',
          tag: 'Beneficiaries',
          responses: { 200: answer('The beneficiary.', named('Beneficiary')) },
        }),
        put: operation('replaceBeneficiary', {
          summary: 'Replace a beneficiary',
          description: 'Puts another account in the place of this one.',
          tag: 'Beneficiaries',
          more: {
            requestBody: body('The other account.', named('BeneficiaryRequest')),
          },
          responses: { 200: answer('The beneficiary as it is now.', named('Beneficiary')) },
        }),
        delete: operation('deleteBeneficiary', {
          summary: 'Delete a beneficiary',
          description: 'Deletes a beneficiary. Payments that it has received stay.',
          tag: 'Beneficiaries',
          responses: { 204: answer('The beneficiary is gone.') },
        }),
      });
      beneficiaryGuide(
        author,
        'createBeneficiary',
        'listBeneficiaries',
        'getBeneficiary',
        'replaceBeneficiary',
        'deleteBeneficiary',
      );
    },
  },
  {
    id: 'bulk-beneficiaries',
    kind: 'array-body',
    title: 'a request that is a list, and an answer that is one',
    edit(author) {
      const { api } = author;
      addBeneficiaries(author);
      const { value } = api.js<{ readonly value: object }>(api.component('examples', 'BeneficiaryRequest'));
      const result = object(
        'What became of one entry.',
        {
          position: integer('Place in the list that was sent, from 0.'),
          beneficiary: schema('Beneficiary', 'The account that is kept.'),
        },
        ['position'],
      );
      api.addPath('/api/v1/beneficiaries/bulk', 'beneficiaries-bulk', {
        ...servers(api, 'beneficiary'),
        post: operation('importBeneficiaries', {
          summary: 'Import beneficiaries',
          description: 'Keeps up to 100 accounts at once.',
          tag: 'Beneficiaries',
          more: {
            requestBody: body(
              'The accounts to keep.',
              json(
                list('The accounts to keep.', schema('BeneficiaryRequest'), { maxItems: 100 }),
                [value],
                'One account',
              ),
            ),
          },
          responses: {
            200: answer(
              'What became of each entry.',
              json(
                list('What became of each entry.', result),
                [
                  {
                    position: 0,
                    beneficiary: api.js<{ readonly value: object }>(api.component('examples', 'Beneficiary')).value,
                  },
                ],
                'The account is kept',
              ),
            ),
          },
        }),
      });
      api.addPath('/api/v1/beneficiaries', 'beneficiaries', {
        ...servers(api, 'beneficiary'),
        post: createBeneficiary(),
      });
      api.published(api.component('responses', 'Created'), 'operations');
      beneficiaryGuide(author, 'createBeneficiary', 'importBeneficiaries');
    },
  },
];
