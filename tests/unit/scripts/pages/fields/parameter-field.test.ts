import { describe, expect, it } from 'vitest';
import { parameterField } from '#scripts/pages/fields/parameter-field.ts';
import type { FieldScope } from '#scripts/pages/fields/position.ts';
import { parameter } from '../../model-builders.ts';
import { page } from '../tables.ts';

describe('parameterField', () => {
  const pageNumber = parameter('query', 'page', {
    deprecated: true,
    schema: { type: 'integer', description: 'Of the schema.', deprecated: true },
    example: 2,
  });
  const scope = (): FieldScope => ({
    context: page({}),
    anchor: 'list.query',
    direction: 'request',
    title: 'the body',
  });

  it('takes the description of the schema where it has none, and its example', () => {
    expect(parameterField(pageNumber, scope())).toMatchObject({
      anchor: 'list.query.page',
      required: true,
      examples: ['2'],
      marks: ['deprecated'],
      description: [{ children: [{ value: 'Of the schema.' }] }],
    });
  });
  it.each([
    ['Of the parameter.', ['Of the parameter.', 'Of the schema.']],
    ['Of the schema', ['Of the schema']],
  ])('says what the schema says beside "%s" once', (description, want) =>
    expect(parameterField({ ...pageNumber, description }, scope()).description).toMatchObject(
      want.map((value) => ({ children: [{ value }] })),
    ),
  );
  it('shows no example that is the default', () =>
    expect(parameterField({ ...pageNumber, schema: { type: 'integer', default: 2 } }, scope())).not.toHaveProperty(
      'examples',
    ));
  it('shows no example beside a list of values', () =>
    expect(parameterField({ ...pageNumber, schema: { enum: [1, 2] }, example: 1 }, scope())).not.toHaveProperty(
      'examples',
    ));
});
