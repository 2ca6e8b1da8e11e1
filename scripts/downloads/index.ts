import { webhookConformance } from './conformance/webhook-conformance.ts';
import type { Download, DownloadFile, PageDownload } from './download.ts';
import { fixtures } from './fixtures.ts';
import { httpFiles } from './http-files.ts';
import { jsonSchema, jsonSchemas } from './json-schema.ts';
import { mock } from './mock.ts';
import { openapiJson } from './openapi-json.ts';
import { openapiYaml } from './openapi-yaml.ts';
import { postman } from './postman.ts';

/** Downloads made from the description, in the order of the page. A new download is one file and one line here. */
export const DOWNLOADS: readonly Download[] = [
  openapiYaml,
  openapiJson,
  postman,
  httpFiles,
  jsonSchema,
  jsonSchemas,
  fixtures,
  mock,
];

/** Downloads made from pages. */
export const PAGE_DOWNLOADS: readonly PageDownload[] = [webhookConformance];

/** All downloads, in the order of the page. */
export const ALL_DOWNLOADS: readonly DownloadFile[] = [...DOWNLOADS, ...PAGE_DOWNLOADS];
