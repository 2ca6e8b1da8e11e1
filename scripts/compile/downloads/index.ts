import type { Download } from './download.ts';
import { fixtures } from './fixtures.ts';
import { openapiJson } from './openapi-json.ts';
import { openapiYaml } from './openapi-yaml.ts';

/** What readers can take away, in the order of the page. A new download is one file and one line here. */
export const DOWNLOADS: readonly Download[] = [openapiYaml, openapiJson, fixtures];
