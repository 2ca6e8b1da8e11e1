import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleDescription } from '#scripts/description/bundle-description.ts';
import { atPointer } from '#src/shared/schema/resolve-ref.ts';
import { allProblems, description, problemsOf, type Files } from '../../checks/check-case.ts';
import { sharedFolder } from '../../../own-folder.ts';

const { root, write } = sharedFolder();

/** The bundled document of some files. */
async function bundled(files: Files): Promise<unknown> {
  for (const [name, text] of Object.entries(files)) write(name, text);
  const { description: read } = await bundleDescription(join(root, 'openapi.yaml'), {});
  return read?.document;
}

const response = (content: string): string =>
  `paths:\n  /a:\n    get:\n      responses:\n        '200':\n          description: A\n          content: { application/json: ${content} }\n`;
const given = '/paths/~1a/get/responses/200/content/application~1json';
const schemas = (text: string): string => `components:\n  schemas:\n${text}`;

/** References and what they lead to. */
const REFERENCES: readonly { name: string; ref: string; schema?: string; files?: Files }[] = [
  { name: 'an encoded file name', ref: 'a%20b.yaml', files: { 'a b.yaml': 'title: Meant\n' } },
  { name: 'an encoded folder', ref: './p%7Bid%7D/x.yaml', files: { 'p{id}/x.yaml': 'title: Meant\n' } },
  { name: 'an encoded name', ref: '#/components/schemas/Caf%C3%A9', schema: 'Café: { title: Meant }' },
  { name: 'encoded dividers', ref: '#%2Fcomponents%2Fschemas%2Fa%7E1b', schema: 'a/b: { title: Meant }' },
  { name: 'an absolute $id', ref: 'https://a.example/x', schema: 'A: { $id: "https://a.example/x", title: Meant }' },
  {
    name: 'a pointer into an $id',
    ref: 'https://a.example/x#/properties/y',
    schema: 'A: { $id: "https://a.example/x", properties: { y: { title: Meant } } }',
  },
  {
    name: 'an anchor in an $id',
    ref: 'https://a.example/x#y',
    schema: 'A: { $id: "https://a.example/x", properties: { y: { $anchor: y, title: Meant } } }',
  },
  { name: 'a relative $id', ref: 'x', schema: 'A: { $id: x, title: Meant }' },
  { name: 'an anchor', ref: '#x', schema: 'A: { properties: { y: { $anchor: x, title: Meant } } }' },
  { name: 'an anchor of a file', ref: 'p.yaml#x', files: { 'p.yaml': 'y: { $anchor: x, title: Meant }\n' } },
  {
    name: 'a file with an $id that refers to one beside it',
    ref: 'p.yaml',
    files: {
      'p.yaml': '$id: https://a.example/s/p.yaml\n$ref: https://a.example/s/q.yaml\n',
      'q.yaml': 'title: Meant\n',
    },
  },
  { name: 'a file with a byte-order mark', ref: 'bom.yaml', files: { 'bom.yaml': '\uFEFFtitle: Meant\n' } },
  {
    name: 'merge keys',
    ref: 'm.yaml#/b',
    files: { 'm.yaml': 'a: &a { title: Meant }\nb: { <<: *a, type: object }\n' },
  },
];

describe('a reference', () => {
  it.each(REFERENCES)('leads to $name', async ({ ref, schema = 'A: {}', files = {} }) => {
    const text = `${response(`{ schema: { $ref: '${ref}' } }`)}${schemas(`    ${schema}\n`)}`;
    const document = await bundled({ ...description(text), ...files });
    let node = atPointer(document, `#${given}/schema`) as { $ref?: string; title?: string };
    while (node.$ref !== undefined) node = atPointer(document, node.$ref) as typeof node;
    expect(node.title).toBe('Meant');
  });

  it.each(["{ $ref: '#/nowhere', a: 1 }", "{ $ref: '#/components/schemas/A' }", "{ $ref: 'https://a.example/x' }"])(
    'is data in an example: %s',
    async (example) => {
      const files = description(`${response(`{ example: ${example} }`)}${schemas('    A: {}\n')}`);
      expect(await problemsOf('no-unresolved-refs', files)).toEqual([]);
      expect(atPointer(await bundled(files), `#${given}/example`)).toHaveProperty('$ref');
    },
  );

  it.each([
    ['#x', 'The `$ref` leads to the anchor `x`, but nothing in this file has the `$anchor` `x`.'],
    ['a%20b.yaml', 'The `$ref` leads to `a b.yaml`, a file that does not exist.'],
    [
      'urn:x',
      'The `$ref` leads to `urn:x`. No `$id` in this file has this value, and URLs outside the project are not fetched.',
    ],
  ])('that leads nowhere says what was looked for: %s', async (ref, want) => {
    const found = await problemsOf('no-unresolved-refs', description(response(`{ schema: { $ref: '${ref}' } }`)));
    expect(found.map((one) => one.replace(/^\S+ /, ''))).toEqual([want]);
  });
});

describe('a description', () => {
  it.each(['!!binary aGk=', '!!set { a, b }', '!!timestamp 2001-12-14', '!own a'])('may not have %s', async (value) => {
    expect(await problemsOf('yaml-syntax', { 'openapi.yaml': `openapi: 3.1.1\nx-a: ${value}\n` })).toEqual([
      `openapi.yaml:2:6 The tag \`${value.split(' ')[0]}\` is not allowed: a description must not have values that JSON lacks.`,
    ]);
  });

  it('of Swagger 2.0 is told the command that converts it', async () => {
    const [problem] = await allProblems({ 'openapi.yaml': 'swagger: "2.0"\n' });
    expect(problem?.message).toBe('This is Swagger 2.0, the version before OpenAPI 3.');
    expect(problem?.hint).toContain('npx swagger2openapi');
  });

  it('with merge keys has a remark', async () => {
    const files = description(
      "x-a: &a { b: 1 }\npaths: { /a: { get: { <<: *a, responses: { '204': { description: A } } } } }\n",
    );
    expect((await allProblems(files)).find(({ check }) => check === 'yaml-merge-key')?.severity).toBe('warning');
    expect(await problemsOf('no-unresolved-refs', files)).toEqual([]);
  });

  it('of OpenAPI 3.2 is linted by its own rules', async () => {
    const text = `openapi: 3.2.0
info: { title: A, version: '1' }
paths:
  /a:
    query:
      parameters: [{ name: a, in: cookie, style: cookie, schema: { type: string } }]
      requestBody: { content: { application/json: { $ref: '#/components/mediaTypes/A' } } }
      responses: { '200': { summary: A } }
    additionalOperations:
      COPY:
        requestBody: { content: { multipart/mixed: { itemEncoding: { encoding: { a: { contentType: text/plain } } } } } }
        responses: { '204': { description: A } }
components:
  mediaTypes: { A: { schema: { type: object } } }
`;
    const found = await allProblems({ 'openapi.yaml': text });
    expect(found.filter(({ check }) => /^(struct|spec-|no-unresolved)/.test(check))).toEqual([]);
  });
});
