import { expect, it } from 'vitest';
import { downloadSource } from '#scripts/downloads/download-source.ts';
import { jsonSchema } from '#scripts/downloads/json-schema.ts';

const goes = { deprecated: true, 'x-sunset': '2027-03-31' };
const properties = {
  a: { type: 'string', ...goes },
  b: { type: 'string', ...goes, description: 'Once.' },
  c: { oneOf: [{ const: 'x' }, { const: 'y', ...goes }] },
};

it('schemas say the day on which something goes in their descriptions', async () => {
  const components = { schemas: { S: { type: 'object', properties } } };
  const text = JSON.stringify({ openapi: '3.1.1', info: { title: 'Shop', version: '1' }, paths: {}, components });
  const { S } = JSON.parse(String(await jsonSchema.make(downloadSource(text, [])))).$defs;
  expect(S.properties).toEqual({
    a: { type: 'string', deprecated: true, description: 'Will be removed on 2027-03-31.' },
    b: { type: 'string', deprecated: true, description: 'Will be removed on 2027-03-31. Once.' },
    c: { oneOf: [{ const: 'x' }, { const: 'y', deprecated: true, description: 'Will be removed on 2027-03-31.' }] },
  });
});
