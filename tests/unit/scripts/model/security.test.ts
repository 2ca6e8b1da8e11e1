import { describe, expect, it } from 'vitest';
import { securityOf, securitySchemes } from '../../../../scripts/model/security.ts';
import { document } from './document.ts';

const SCHEMES = securitySchemes(
  document({
    components: {
      securitySchemes: {
        Key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'Your key.' },
        Token: { type: 'http', scheme: 'bearer' },
        Same: { $ref: '#/components/securitySchemes/Key' },
        Odd: { type: 'apiKey', in: 'body', name: 5 },
      },
    },
  }),
);

const TABLE: readonly { name: string; operation: unknown; document: unknown; want: readonly (readonly string[])[] }[] =
  [
    {
      name: 'inherits the requirement of the document',
      operation: undefined,
      document: [{ Key: [] }],
      want: [['Key']],
    },
    { name: 'lets the operation replace it', operation: [{ Token: [] }], document: [{ Key: [] }], want: [['Token']] },
    { name: 'lets an empty list of the operation lift it', operation: [], document: [{ Key: [] }], want: [[]] },
    { name: 'demands nothing where nothing is said', operation: undefined, document: undefined, want: [] },
    {
      name: 'keeps alternatives apart and joint schemes together',
      operation: [{ Key: [], Token: [] }, {}],
      document: undefined,
      want: [['Key', 'Token'], []],
    },
    {
      name: 'keeps schemes that are not defined',
      operation: [{ Missing: [], Key: [] }],
      document: undefined,
      want: [['Missing', 'Key']],
    },
    {
      name: 'does not take inherited names for schemes',
      operation: [{ constructor: [], toString: [] }],
      document: undefined,
      want: [['constructor', 'toString']],
    },
    {
      name: 'follows a reference of OpenAPI 3.2',
      operation: [{ '#/components/securitySchemes/Key': [] }],
      document: undefined,
      want: [['Key']],
    },
    {
      name: 'survives requirements that are no objects',
      operation: [null, 'Key'],
      document: undefined,
      want: [[], []],
    },
  ];

describe('securityOf', () => {
  for (const { name, operation, document: inherited, want } of TABLE) {
    it(name, () =>
      expect(
        securityOf(operation, inherited, SCHEMES).map((alternative) => alternative.map((scheme) => scheme.name)),
      ).toEqual(want),
    );
  }
});

describe('securitySchemes', () => {
  it('keeps what pages show of a scheme', () => {
    expect(SCHEMES['Key']).toEqual({
      name: 'Key',
      type: 'apiKey',
      description: 'Your key.',
      deprecated: false,
      parameterName: 'X-Key',
      in: 'header',
    });
    expect(SCHEMES['Token']).toEqual({
      name: 'Token',
      type: 'http',
      description: '',
      deprecated: false,
      scheme: 'bearer',
    });
  });
  it('follows references', () => expect(SCHEMES['Same']).toMatchObject({ name: 'Same', parameterName: 'X-Key' }));
  it('leaves out what makes no sense', () =>
    expect(SCHEMES['Odd']).toEqual({ name: 'Odd', type: 'apiKey', description: '', deprecated: false }));
});
