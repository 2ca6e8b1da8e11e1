/** Crashes: of a rule of Redocly's or of a plug-in's, and of our own. */
import { createConfig, type NormalizedProblem, type Plugin } from '@redocly/openapi-core';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { placeName, type Problem } from '#scripts/cli/problem.ts';
import { fromRedocly, lint } from '#scripts/description/lint/lint.ts';
import { loadDescription, type DescriptionSource } from '#scripts/description/source/load.ts';
import { freshFolder } from '../../../own-folder.ts';

const TEXT = `openapi: 3.1.1
info: { title: A, version: '1' }
tags: [{ name: a, hasOwnProperty: 1 }, { name: b }]
paths:
  /a:
    get: { summary: A, responses: { default: { description: A } } }
    put: { responses: { default: { description: A } } }
`;

const folder = freshFolder();
let description: DescriptionSource;
beforeEach(async () => {
  folder.write('openapi.yaml', TEXT);
  const loaded = await loadDescription(join(folder.root, 'openapi.yaml'));
  description = loaded.description as DescriptionSource;
});

const told = ({ check, severity, location }: Problem): string =>
  `${placeName(location).replace(/.*\//, '')} ${severity} ${check}`;

const crash = (): never => {
  throw new TypeError('Oh.');
};

/** Rules that crash: before they begin, at one object, in a nested visitor, after all objects. */
const CRASHES = [
  ['before it begins', crash, '1:1'],
  ['at an object', () => ({ Operation: (node: object) => 'summary' in node && crash() }), '6:10'],
  ['at each object in another', () => ({ PathItem: { Operation: crash } }), '6:10'],
  ['when it is asked whether to skip an object', () => ({ Tag: { skip: crash, enter: crash } }), '3:8'],
  ['at the end', () => ({ Root: { leave: crash } }), '1:1'],
] as const;

it.each(CRASHES)('of a rule %s is an error there, and all others run', async (_, odd, want) => {
  const plugin = { id: 'own', rules: { oas3: { odd } } } as unknown as Plugin;
  const rules = { 'own/odd': 'warn', 'operation-summary': 'error', 'tag-description': 'warn' } as const;
  const config = await createConfig({ plugins: [plugin], rules });
  const problems = await lint({ ...description, config });
  expect(problems.map(told)).toEqual([
    'openapi.yaml:3:8 warning tag-description',
    'openapi.yaml:3:40 warning tag-description',
    'openapi.yaml:7:5 error operation-summary',
    `openapi.yaml:${want} error own/odd`,
  ]);
  expect(problems.at(-1)?.hint).toContain('`own/odd: off`');
});

it('of Redocly on a member that every object has is an error of its rule there', async () => {
  const config = await createConfig({ rules: { struct: 'warn' } });
  expect((await lint({ ...description, config })).map(told)).toEqual(['openapi.yaml:3:8 error struct']);
});

it('of Redocly on a mapping that names a schema is none', async () => {
  const mapping = 'mapping: { a: A, b: "#/components/schemas/A", }';
  folder.write(
    'openapi.yaml',
    `${TEXT}components: { schemas: { A: { discriminator: { propertyName: a, ${mapping} } } } }\n`,
  );
  const loaded = await loadDescription(join(folder.root, 'openapi.yaml'));
  const config = await createConfig({ rules: { 'no-unresolved-refs': 'error' } });
  expect((await lint({ ...(loaded.description as DescriptionSource), config })).map(told)).toEqual([]);
});

it('of ours names itself and its place, and leaves all other problems', async () => {
  const location = [{ source: description.document.source, pointer: '#/info' }];
  const given = [null, []].map((suggest) => ({ message: 'A.', severity: 'warn', ruleId: 'odd', location, suggest }));
  const problems = await fromRedocly(given as unknown as NormalizedProblem[], description);
  expect(problems.map(told)).toEqual(['openapi.yaml:1:1 error odd', 'openapi.yaml:2:7 warning odd']);
  expect(problems[0]?.message).toMatch(
    /^The generator crashed while it handled a problem of `odd` at `#\/info`: TypeError: /,
  );
});
