/** The gateway of the fixtures keeps its hostile values: samples are compared with the model alone. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { compile } from '#scripts/compile/compile.ts';

it('hostile values stay as they are written', async () => {
  const { api } = await compile({ openapi: 'tests/fixtures/gateway/openapi.yaml' }, { runsChecks: false });
  const written = parse(readFileSync('tests/fixtures/gateway/components/examples.yaml', 'utf8'), {
    merge: false,
  }) as Record<string, { value: unknown }>;
  const operation = api?.operations.find(({ operationId }) => operationId === 'setMetadata');
  const read = operation?.requestBody?.content[0]?.examples ?? [];
  expect(Object.fromEntries(read.map(({ name, value }) => [name, JSON.stringify(value)]))).toEqual(
    Object.fromEntries(Object.entries(written).map(([name, { value }]) => [name, JSON.stringify(value)])),
  );
  expect(JSON.stringify(written['names']?.value)).toContain('"__proto__":{"admin":true}');
  expect(String(written['long']?.value)).toHaveLength(5000);
});
