import { describe, expect, it } from 'vitest';
import { description, problemsOf } from '../../checks/check-case.ts';

const told = (line: number, column: number, ref: string, file = 'openapi.yaml'): string =>
  `${file}:${line}:${column} The \`$ref\` to \`${ref}\` leads back to itself.`;
const schemas = (text: string): string => `components:\n  schemas:\n${text}`;

describe('circular-reference', () => {
  it('finds a reference to itself, and references that lead to one another', async () => {
    expect(
      await problemsOf(
        'circular-reference',
        description(
          schemas(
            "    Self: { $ref: '#/components/schemas/Self' }\n    A: { $ref: '#/components/schemas/B' }\n    B: { $ref: '#/components/schemas/A' }\n",
          ),
        ),
      ),
    ).toEqual([
      told(5, 13, '#/components/schemas/Self'),
      told(6, 10, '#/components/schemas/B'),
      told(7, 10, '#/components/schemas/A'),
    ]);
  });

  it('finds one whose pointer passes through itself', async () => {
    expect(
      await problemsOf(
        'circular-reference',
        description(schemas("    A: { $ref: '#/components/schemas/A/properties/b' }\n")),
      ),
    ).toEqual([told(5, 10, '#/components/schemas/A/properties/b')]);
  });

  it('finds a circle across files', async () => {
    const files = {
      ...description(schemas("    A: { $ref: 'other.yaml#/B' }\n")),
      'other.yaml': "B: { $ref: 'openapi.yaml#/components/schemas/A' }\n",
    };
    expect(await problemsOf('circular-reference', files)).toEqual([
      told(5, 10, 'other.yaml#/B'),
      told(1, 6, 'openapi.yaml#/components/schemas/A', 'other.yaml'),
    ]);
  });

  it('finds no fault with a schema that holds itself', async () => {
    expect(
      await problemsOf(
        'circular-reference',
        description(
          schemas(
            "    Line: { properties: { above: { $ref: '#/components/schemas/Line' }, id: { $ref: '#/components/schemas/Line/properties/name' }, name: { type: string } } }\n    Alias: { $ref: '#/components/schemas/Line' }\n    Lost: { $ref: '#/nowhere' }\n    Gone: { $ref: 'gone.yaml' }\n",
          ),
        ),
      ),
    ).toEqual([]);
  });

  const LOST =
    'openapi.yaml:1:1 The references of the description cannot be resolved: some copy an object into itself.';

  it('stops at a description that is copied into itself', async () => {
    expect(
      await problemsOf('circular-reference', {
        ...description(schemas("    A: { $ref: 'other.yaml' }\n")),
        'other.yaml': 'properties: { a: { $ref: openapi.yaml } }\n',
      }),
    ).toEqual([LOST]);
  });

  it('stops where references stand that nobody can follow', async () => {
    expect(await problemsOf('circular-reference', description("x-a: { $ref: '#' }\n"))).toEqual([LOST]);
  });
});

describe('a rule of the lint that stops', () => {
  it('leaves the structure to say what is wrong', async () => {
    const found = await problemsOf(
      'struct',
      description('paths:\n  /a:\n    parameters: 1\n    get: { responses: { default: { description: a } } }\n'),
    );
    expect(found).toEqual([expect.stringMatching(/^openapi\.yaml:5:\d+ .*array/)]);
  });
});
