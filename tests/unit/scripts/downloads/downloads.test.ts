import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compile } from '#scripts/checks/compile.ts';
import { downloadSource, type DownloadSource } from '#scripts/downloads/download-source.ts';
import { jsonSchema } from '#scripts/downloads/json-schema.ts';
import { openapiJson } from '#scripts/downloads/openapi-json.ts';
import { openapiYaml } from '#scripts/downloads/openapi-yaml.ts';
import { postman } from '#scripts/downloads/postman.ts';

describe.each(['openapi/openapi.yaml', 'tests/fixtures/parcels/openapi/openapi.yaml'])(
  'the downloads of %s',
  (openapi) => {
    let source: DownloadSource;
    beforeAll(async () => {
      const { bundled = '' } = await compile({ openapi }, { runsChecks: false });
      source = downloadSource(bundled, []);
    });

    it('are the same description as YAML and as JSON', async () => {
      const json = JSON.parse(String(await openapiJson.make(source)));
      expect(parse(String(await openapiYaml.make(source)), { maxAliasCount: -1 })).toEqual(json);
      expect(Object.keys(json.paths).length).toBeGreaterThan(3);
    });

    it('name no extension that is not listed', async () => {
      const files = await Promise.all([openapiJson, openapiYaml, jsonSchema].map((download) => download.make(source)));
      expect(files.join('\n').match(/x-(?:evidence|not-published|question)[\w-]*/g)).toBeNull();
    });

    it('have schemas that accept the examples of responses', async () => {
      const ajv = new Ajv2020({ strict: false, allErrors: true });
      formats.default(ajv);
      ajv.addSchema(JSON.parse(String(await jsonSchema.make(source))), 'all');
      const wrong: string[] = [];
      let count = 0;
      for (const { operationId, responses } of source.operations)
        for (const { status, content } of responses)
          for (const { schema, examples } of content) {
            const { $ref } = schema as { readonly $ref?: string };
            if ($ref?.startsWith('#/components/schemas/') !== true) continue;
            const validate = ajv.getSchema(`all#/$defs/${$ref.slice('#/components/schemas/'.length)}`);
            for (const { name, value } of examples) {
              count += 1;
              if (validate?.(value) !== true)
                wrong.push(`${operationId} ${status} ${name}: ${ajv.errorsText(validate?.errors)}`);
            }
          }
      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(5);
    });

    it('have no request for an operation whose path or method is not published', async () => {
      const collection = String(await postman.make(source));
      const { item, info } = JSON.parse(collection);
      const methods = item.flatMap((group: { item: { request: { method: string } }[] }) => group.item);
      expect(methods.length).toBeGreaterThanOrEqual(source.calls.length);
      expect(source.uncallable.length).toBeGreaterThan(0);
      for (const { summary } of source.uncallable) expect(info.description).toContain(summary);
    });
  },
);
