import { describe, expect, it } from 'vitest';
import type { Api } from '#src/model/api.ts';
import type { SecurityScheme } from '#src/model/security.ts';
import type { Schema } from '#src/model/schema.ts';
import { mediaType, operation, parameter, response, SERVER } from '../../model-builders.ts';
import { Inline } from '#src/views/content/Content.tsx';
import { markup } from '../../../src/render.tsx';
import { linesOf, pageOf } from './reference-pages.ts';

const linesOfOverview = (parts: Partial<Api>): readonly string[] => linesOf(pageOf(parts, '/reference').content);

/** What stands under a heading, up to the next of its level. */
function under(heading: string, parts: Partial<Api>): readonly string[] {
  const lines = linesOfOverview(parts);
  const start = lines.indexOf(`## ${heading}`);
  if (start < 0) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('## '));
  return end < 0 ? rest : rest.slice(0, end);
}

describe('the overview', () => {
  it('opens with what the API is', () => {
    const page = pageOf(
      { info: { title: 'Parcels', version: '2.1', summary: 'Send them.', description: 'One API for **parcels**.' } },
      '/reference',
    );
    expect([page.heading, page.badges, page.description]).toEqual(['Parcels', ['version 2.1'], 'Send them.']);
    expect(linesOf(page.content)).toEqual([
      'Send them.',
      'One API for parcels.',
      '## Downloads',
      'OpenAPI, Postman, .http, JSON Schema, fixtures, mock',
    ]);
  });

  it('tells servers with what to fill in', () => {
    const variable = (name: string, value: string, values: readonly string[] = [], description = '') => ({
      name,
      default: value,
      enum: values,
      description,
    });
    expect(
      under('Servers', {
        servers: [
          {
            ...SERVER,
            template: 'https://{region}.example/v{n}',
            description: 'Live',
            variables: [variable('region', 'eu', ['eu', 'us'], 'Where data lives.'), variable('n', '2')],
          },
          { ...SERVER, template: 'https://test.example' },
        ],
      }),
    ).toEqual([
      '- https://api.example, from https://{region}.example/v{n} Live',
      '  - {region} is eu, or one of us. Where data lives.',
      '  - {n} is 2 by default.',
      '- https://test.example',
    ]);
  });

  it('tells whom to ask and on what terms, and links nowhere unsafe', () => {
    const info = {
      title: 'P',
      version: '',
      description: '',
      contact: { name: 'People', url: 'javascript:alert(1)', email: 'a@p.example' },
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
      termsOfService: 'https://p.example/terms',
    };
    expect(under('About this API', { info, externalDocs: { url: 'https://p.example', description: '' } })).toEqual([
      '- https://p.example',
      '- Contact: People, a@p.example',
      '- Licence: Apache 2.0 Apache-2.0',
      '- Terms of service',
    ]);
    expect(JSON.stringify(pageOf({ info }, '/reference').content)).not.toContain('javascript:');
  });

  it.each([
    ['its first sentence', 'Cats. More.', 'Cats.'],
    ['no heading', '# Introduction\n\nCats are *here*. More.', 'Cats are here.'],
    ['what a sentence leads to', 'Use these to:\n\n- feed cats.\n- find them', 'Use these to: feed cats, find them.'],
    ['a heading alone', '# Cats', 'Cats'],
  ])('takes for the summary of a description %s', (_, description, want) =>
    expect(pageOf({ info: { title: 'A', version: '', description } }, '/reference').description).toBe(want),
  );

  it('leads to everything, under the headings of its tag groups', () => {
    const tags = ['a', 'b'].map((name) => ({
      name,
      displayName: name,
      description: name === 'a' ? 'Cats. More.' : '',
    }));
    expect(
      under('Operations', {
        tags,
        tagGroups: [{ name: 'Selling', tags: ['b'] }],
        operations: [operation({ operationId: 'x', tags: ['a'] }), operation({ operationId: 'y', tags: ['b'] })],
      }),
    ).toEqual([
      '### Selling',
      '#### b',
      'GET Get it → /reference/operations/y',
      '### More',
      '#### a',
      'Cats.',
      'GET Get it → /reference/operations/x',
    ]);
  });

  it('lists schemas by their names; of a large description their number alone', () => {
    const schemas = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`S${index}`, {}]));
    const [list, ...names] = under('Schemas', { schemas: schemas(2) });
    expect([list, names.join('')]).toEqual(['Schemas (2) → /reference/schemas', 'S0, S1']);
    expect(under('Schemas', { schemas: schemas(121) })).toEqual(['Schemas (121) → /reference/schemas']);
  });
});

describe('authentication', () => {
  const scheme = (type: string, more: Partial<SecurityScheme> = {}): Partial<Api> => ({
    securitySchemes: { it: { name: 'it', type, description: 'More.', deprecated: false, ...more } },
  });
  it.each<[string, Partial<Api>, readonly string[]]>([
    ['a key', scheme('apiKey', { in: 'query', parameterName: 'k' }), ['A key in the query parameter k.', 'More.']],
    [
      'basic authentication',
      scheme('http', { scheme: 'basic' }),
      ['A user name and password (HTTP Basic authentication).', 'More.'],
    ],
    [
      'what is deprecated',
      scheme('mutualTLS', { deprecated: true }),
      ['A client certificate (mutual TLS). Deprecated.', 'More.'],
    ],
    [
      'OpenID Connect',
      scheme('openIdConnect', { openIdConnectUrl: 'https://id.example/.well-known' }),
      ['An OpenID Connect access token.', 'More.', '- Discovery: https://id.example/.well-known'],
    ],
    [
      'OAuth, with flows, addresses and scopes',
      scheme('oauth2', {
        oauth2MetadataUrl: 'https://id.example/meta',
        flows: [
          {
            kind: 'authorizationCode',
            authorizationUrl: 'https://id.example/auth',
            tokenUrl: 'https://id.example/token',
            refreshUrl: 'https://id.example/refresh',
            scopes: [{ name: 'read', description: 'Read `all`.' }],
          },
          {
            kind: 'deviceAuthorization',
            deviceAuthorizationUrl: 'https://id.example/device',
            tokenUrl: 'javascript:alert(1)',
            scopes: [
              { name: 'read', description: 'Read `all`.' },
              { name: 'write', description: '' },
            ],
          },
        ],
      }),
      [
        'An OAuth 2.0 access token.',
        'More.',
        '- Metadata of the authorization server: https://id.example/meta',
        'Authorization code flow',
        '- Authorise at https://id.example/auth',
        '- Token from https://id.example/token',
        '- Refresh at https://id.example/refresh',
        'Scope | Allows',
        'read | Read all.',
        'Device authorization flow',
        '- Start the device at https://id.example/device',
        '- Token from javascript:alert(1)',
        'Scope | Allows',
        'read | Read all.',
        'write | ',
      ],
    ],
    [
      'scopes that all flows have alike once',
      scheme('oauth2', {
        flows: (['password', 'implicit'] as const).map((kind) => ({
          kind,
          scopes: [{ name: 'read', description: 'All.' }],
        })),
      }),
      ['An OAuth 2.0 access token.', 'More.', 'Password flow', 'Implicit flow', 'Scope | Allows', 'read | All.'],
    ],
  ])('tells %s', (_, parts, want) => {
    expect(under('Authentication', parts)).toEqual(['### it', ...want]);
  });

  it('folds many scopes, and keeps the paragraphs of each', () => {
    const scopes = Array.from({ length: 60 }, (_, index) => ({ name: `s${index}`, description: 'First.\n\nSecond.' }));
    const { content } = pageOf(scheme('oauth2', { flows: [{ kind: 'implicit', scopes }] }), '/reference');
    expect(markup(<Inline nodes={content} />)).toMatch(
      /<details><summary>60 scopes<\/summary>.*<code>s59<\/code><\/td><td><p>First\.<\/p><p>Second\.<\/p>/,
    );
  });

  it.each(['javascript:alert(1)', '/v1/openid'])('links to no page of the provider: %s', (openIdConnectUrl) => {
    const { content } = pageOf(scheme('openIdConnect', { openIdConnectUrl }), '/reference');
    expect(JSON.stringify(content)).not.toContain(`"href":"${openIdConnectUrl}`);
  });
});

describe('conventions', () => {
  const body = (...names: string[]): Schema => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, {}])),
  });
  const call = (
    operationId: string,
    answers: Readonly<Record<string, Schema>>,
    ...parameters: readonly ['query' | 'header', string][]
  ) =>
    operation({
      operationId,
      responses: Object.entries(answers).map(([status, schema]) =>
        response(status, { content: [mediaType({ schema })] }),
      ),
      parameters: parameters.map(([place, name]) => parameter(place, name)),
    });
  it.each<[string, Partial<Api>, readonly string[]]>([
    [
      'the envelope of most, with how many',
      {
        operations: [
          ...['a', 'b', 'c'].map((id) => call(id, { 200: body('status', 'data', id) })),
          call('d', { 200: body('status') }),
        ],
      },
      ['- Successful responses can contain status and data (3 of 4).'],
    ],
    [
      'an envelope through references',
      {
        schemas: { E: body('status') },
        operations: ['a', 'b', 'c'].map((id) =>
          call(id, { 200: { allOf: [{ $ref: '#/components/schemas/E' }, body(id)] } }),
        ),
      },
      ['- Successful responses can contain status.'],
    ],
    [
      'the envelope of errors',
      {
        operations: ['a', 'b', 'c'].map((id) =>
          call(id, { 400: { ...body('code'), required: ['code'] }, 200: body(id) }),
        ),
      },
      ['- Error responses contain code.'],
    ],
    [
      'paging',
      {
        operations: [
          call('a', {}, ['query', 'Page'], ['query', 'per_page']),
          call('b', {}, ['query', 'Page']),
          call('c', {}, ['header', 'page']),
        ],
      },
      ['- Lists are read page by page with Page (2 operations).'],
    ],
    [
      'headers of several operations',
      { operations: ['a', 'b', 'c'].map((id) => call(id, {}, ['header', 'Idempotency-Key'])) },
      ['- Headers that several operations take: Idempotency-Key (3 operations).'],
    ],
  ])('tell %s', (_, parts, want) => {
    expect(under('Conventions', parts)).toEqual(want);
  });
});
