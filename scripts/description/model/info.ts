import type { Info } from '#src/model/api.ts';
import { asRecord, asText, textsOf } from '#src/shared/schema/raw.ts';
import { plainTitle } from '../markdown/html/plain-title.ts';

/**
 * Info Object with contact and licence (OpenAPI 3.1, sections 4.8.2 to 4.8.4). OpenAPI demands a version; that of an API
 * without one (`x-unversioned: true`) is left out.
 */
export function infoOf(node: unknown): Info {
  const raw = asRecord(node);
  const contact = textsOf(asRecord(raw['contact']), ['name', 'url', 'email']);
  const license = asRecord(raw['license']);
  const { name = '', ...where } = textsOf(license, ['name', 'identifier', 'url']);
  return {
    title: plainTitle(raw['title'], 'API'),
    version: raw['x-unversioned'] === true ? '' : asText(raw['version']),
    description: asText(raw['description']),
    ...textsOf(raw, ['summary', 'termsOfService']),
    ...(Object.keys(contact).length === 0 ? {} : { contact }),
    ...(name === '' && Object.keys(where).length === 0 ? {} : { license: { name, ...where } }),
  };
}
