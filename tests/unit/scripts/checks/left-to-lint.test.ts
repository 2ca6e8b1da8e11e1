import { expect, it } from 'vitest';
import { allProblems, description, type Files } from './check-case.ts';

const STRICT = 'extends: [recommended-strict]\nrules: { info-license: off, operation-4xx-response: off }\n';
const ID = '{ name: id, in: path, required: true, schema: { type: string } }';

/** An operation by method and path, with parameters. */
const operation = (path: string, parameters = '', id = 'read', method = 'get'): string =>
  `  ${path}: { ${method}: { operationId: ${id}, summary: Read, parameters: [${parameters}], responses: { '200': { description: Done. } } } }\n`;
const api = (paths: string, server = 'url: https://api.gateway.example', security = 'Key'): string =>
  `servers: [{ ${server} }]\nsecurity: [{ ${security}: [] }]\npaths:\n${paths}components: { securitySchemes: { Key: { type: apiKey, in: header, name: key } } }`;

/** What our checks leave to Redocly's rules: the rule, and the line it reports. */
it.each([
  ['operation-parameters-unique', 6, api(operation('/orders/{id}', `${ID}, ${ID}`))],
  ['no-identical-paths', 7, api(operation('/a/{id}', ID) + operation('/a/{no}', ID.replace('id', 'no'), 'other'))],
  ['no-path-trailing-slash', 6, api(operation('/orders/'))],
  ['no-ambiguous-paths', 7, api(operation('/a/{id}/b', ID) + operation('/a/today/{id}', ID, 'other'))],
  ['operation-operationId-unique', 7, api(operation('/a') + operation('/b'))],
  ['no-undefined-server-variable', 3, api(operation('/a'), "url: 'https://{host}'")],
  ['struct', 3, api(operation('/a'), "url: 'https://{host}', variables: { host: { enum: [a] } }")],
  ['security-defined', 4, api(operation('/a'), undefined, 'Bearer')],
])('%s', async (check, line, text) => {
  const found = await allProblems({ ...description(text), 'redocly.yaml': STRICT });
  expect(found.map((problem) => `${problem.check} ${problem.at}`)).toContainEqual(
    expect.stringMatching(`^${check} openapi\\.yaml:${line}:`),
  );
});

it('a description without a policy is told of schemes and files that do not exist', async () => {
  const responses =
    "{ '200': { description: Done., content: { application/json: { example: { $ref: gone.json } } } } }";
  const text = `openapi: 3.1.1\ninfo: { title: API, version: '1' }\nsecurity: [{ Key: [] }]\npaths:\n  /a: { get: { summary: Read, responses: ${responses} } }\n`;
  const found = await allProblems({ 'openapi.yaml': text });
  expect(found.map(({ check, severity }) => `${severity} ${check}`)).toEqual([
    'error security-defined',
    // It may be data.
    'warning no-unresolved-refs',
  ]);
});

it('nothing is said of keywords beside a reference and of `nullable` without a type, which pages read, unless a policy asks', async () => {
  const schemas =
    'components: { schemas: { A: { type: object, properties: { a: { nullable: true }, b: { $ref: "#/components/schemas/B", description: Text. } } }, B: { type: string } } }';
  const text = `openapi: 3.0.3\ninfo: { title: API, version: '1' }\npaths: {}\n${schemas}\n`;
  const found = async (policy: Files) =>
    (await allProblems({ 'openapi.yaml': text, ...policy })).flatMap(({ check }) =>
      /sibling/.test(check) ? check : [],
    );
  expect(await found({})).toEqual([]);
  expect(await found({ 'redocly.yaml': 'extends: [spec]\n' })).toEqual(['nullable-type-sibling', 'spec-ref-siblings']);
});
