import { describe, expect, it } from 'vitest';
import { toApi } from '../../../../scripts/model/api.ts';
import { catalogueOf } from '../../../../scripts/model/catalogue.ts';
import type { Locator } from '../../../../scripts/locator.ts';
import { document } from './document.ts';

describe('catalogueOf', () => {
  it('holds the responses marked for it, in the order of the description', () => {
    const given = document({
      components: {
        responses: {
          Server: {
            description: 'Ours.',
            'x-catalogue': { code: '5XX', title: 'Server error', 'x-not-published': ['operations'] },
            'x-not-published': ['fields'],
          },
          Plain: { description: 'Not in it.' },
          Bad: { description: 'Yours.', 'x-catalogue': { code: 400, title: 'Bad request', remedy: 'Mend it.' } },
        },
      },
    });
    expect(catalogueOf(given)).toEqual([
      {
        component: 'Server',
        code: '5XX',
        title: 'Server error',
        meaning: 'Ours.',
        notPublished: ['fields', 'operations'],
      },
      { component: 'Bad', code: '400', title: 'Bad request', meaning: 'Yours.', remedy: 'Mend it.', notPublished: [] },
    ]);
  });
});

describe('toApi', () => {
  it('makes a model of a description that is hardly one', () => {
    const nothing = { locate: () => ({ file: '', line: 1, column: 1 }), fileOf: () => undefined } as unknown as Locator;
    const given = document({
      info: null,
      tags: [null, 'a', { name: 'Tag' }],
      servers: null,
      security: 5,
      paths: [],
      webhooks: { a: null },
      components: { schemas: null, examples: 5, securitySchemes: [] },
    });
    expect(toApi(given, nothing)).toMatchObject({
      info: { title: 'API', version: '', description: '' },
      tags: [{ name: '' }, { name: '' }, { name: 'Tag' }],
      operations: [],
      webhooks: [],
      schemas: {},
      examples: {},
      securitySchemes: {},
      catalogue: [],
      gaps: [],
    });
  });
});
