import { webhookConformance } from './conformance/webhook-conformance.ts';
import type { Download, DownloadFile, PageDownload } from './download.ts';
import { fixtures } from './fixtures.ts';
import { httpFiles } from './http-files.ts';
import { jsonSchema, jsonSchemas } from './json-schema.ts';
import { mock } from './mock.ts';
import { openapiJson } from './openapi-json.ts';
import { openapiYaml } from './openapi-yaml.ts';
import { postman } from './postman.ts';

/**
 * Downloads that are made from the description, in the order in which the page lists them. To add a download, write a
 * module and list it here.
 */
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

/** Downloads that link to pages. They are made after the pages. */
export const PAGE_DOWNLOADS: readonly PageDownload[] = [webhookConformance];

/** All downloads, in the order in which the page lists them. */
export const ALL_DOWNLOADS: readonly DownloadFile[] = [...DOWNLOADS, ...PAGE_DOWNLOADS];
