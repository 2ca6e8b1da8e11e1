import type { ExternalDocs } from '#src/model/external-docs.ts';
import { asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';

/**
 * The External Documentation Object (OpenAPI 3.1, section 4.8.11) of a node, as a member to spread; none without an
 * address.
 */
export function externalDocsOf(node: Raw): { readonly externalDocs?: ExternalDocs } {
  const { url, description } = asRecord(node['externalDocs']);
  return asText(url) === '' ? {} : { externalDocs: { url: asText(url), description: asText(description) } };
}
