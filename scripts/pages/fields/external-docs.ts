import type { Api } from '#src/model/api.ts';
import type { Prose } from '#src/model/prose.ts';
import { asText } from '#src/shared/schema/raw.ts';
import { describedLink } from '../../guides/prose/safe-link.ts';
import { text } from '../../guides/prose/nodes.ts';

/**
 * Returns external documentation (OpenAPI 3.1, section 4.8.11) as a link, labelled with its description or, without
 * one, its URL. Undefined if the URL is missing or unsafe. Without a description, also undefined for a relative URL if
 * the API's own `externalDocs` states no base URL.
 */
export function docsOf(
  docs: { readonly url?: unknown; readonly description?: unknown } | undefined,
  { externalDocs: base }: Pick<Api, 'externalDocs'>,
): Prose | undefined {
  const url = asText(docs?.url);
  const link = describedLink(url);
  if (url === '' || link === undefined) return undefined;
  const label = asText(docs?.description) || (URL.canParse(url, base?.url) ? url : '');
  return label === '' ? undefined : [{ kind: 'link', ...link, children: [text(label)] }];
}
