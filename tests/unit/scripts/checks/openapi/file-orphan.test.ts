import { expect, it } from 'vitest';
import { description, guide, problemsOf } from '../check-case.ts';

const PATHS = `paths:
  /orders:
    get:
      responses:
        '200':
          description: Orders.
          content:
            application/json:
              schema: { $ref: schemas/order.yaml }
              examples:
                one: { externalValue: examples/one.json }
`;
const FILES = { ...description(PATHS), 'schemas/order.yaml': 'type: object\n', 'examples/one.json': '{}' };

it('finds a file that nothing refers to', async () => {
  expect(await problemsOf('file-orphan', { ...FILES, 'schemas/legacy-order.yaml': 'type: object\n' })).toEqual([
    expect.stringMatching(/^schemas\/legacy-order\.yaml:1:1 No reference leads to `.*schemas\/legacy-order\.yaml`\.$/),
  ]);
});

it('knows settings, guides, and what is not YAML or JSON', async () => {
  expect(
    await problemsOf('file-orphan', {
      ...FILES,
      'redocly.yaml': 'rules: {}\n',
      'checks.yaml': 'severities: []\n',
      'baseline.yaml': '[]\n',
      'notes.md': 'x',
      '.cache/a.json': '{}',
      ...guide('Text.'),
    }),
  ).toEqual([]);
});

it('looks only into the folders of the description when it stands in the root of a project', async () => {
  const found = await problemsOf('file-orphan', {
    ...FILES,
    'package.json': '{}',
    'tests/a.json': '{}',
    'schemas/old/pet.yaml': 'type: object\n',
  });
  expect(found.map((problem) => problem.split(' ')[0])).toEqual(['schemas/old/pet.yaml:1:1']);
});

it('leaves a description in one file alone', async () => {
  expect(await problemsOf('file-orphan', { ...description('paths: {}\n'), 'other.yaml': 'type: object\n' })).toEqual(
    [],
  );
});

it('leaves another description in the folder alone, and what it leads to', async () => {
  const others = {
    'other.yaml': 'openapi: 3.1.1\npaths: { /a: { $ref: shared%20parts/a.yaml } }\n',
    'shared parts/a.yaml': '$ref: ../b.yaml#/b\n',
    'b.yaml': 'b: {}\n',
    'more/of/another.yaml': 'type: object\n',
    'v1.json': '{ "swagger": "2.0" }',
  };
  expect(await problemsOf('file-orphan', { ...FILES, ...others })).toEqual([]);
  const found = await problemsOf('file-orphan', { ...FILES, ...others, 'schemas/old.yaml': 'type: object\n' });
  expect(found.map((problem) => problem.split(' ')[0])).toEqual(['schemas/old.yaml:1:1']);
});
