/** The gateway of the fixtures keeps its hostile values: samples are compared with the model alone. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { stringifyJson } from '#src/shared/schema/number-text.ts';
import { compile } from '#scripts/checks/compile.ts';

it('hostile values stay as they are written', async () => {
  const { api } = await compile({ openapi: 'tests/fixtures/gateway/openapi.yaml' }, { runsChecks: false });
  const text = readFileSync('tests/fixtures/gateway/components/examples.yaml', 'utf8');
  const { numbersAsWritten, ...written } = parse(text, { merge: false }) as Record<string, { value: unknown }>;
  const [, numbers = ''] = /otherwise\n {2}value:\n((?: {4}- .*\n)+)/.exec(text) ?? [];
  const operation = api?.operations.find(({ operationId }) => operationId === 'setMetadata');
  const read = operation?.requestBody?.content[0]?.examples ?? [];
  expect(Object.fromEntries(read.map(({ name, value }) => [name, stringifyJson(value)]))).toEqual({
    ...Object.fromEntries(Object.entries(written).map(([name, { value }]) => [name, JSON.stringify(value)])),
    numbersAsWritten: `[${numbers.trim().replace(/^ *- /gm, '').split('\n').join(',')}]`,
  });
  expect(numbersAsWritten?.value).toHaveLength(10);
  expect(JSON.stringify(written['names']?.value)).toContain('"__proto__":{"admin":true}');
  expect(String(written['long']?.value)).toHaveLength(5000);
});
