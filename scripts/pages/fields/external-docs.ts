import type { Api } from '#src/model/api.ts';
import type { Prose } from '#src/model/prose.ts';
import { asText } from '#src/shared/schema/raw.ts';
import { describedLink } from '../../guides/prose/safe-link.ts';
import { text } from '../../guides/prose/nodes.ts';

/**
 * Returns external documentation (OpenAPI 3.1, section 4.8.11) as a link. The label is the description or, without one,
 * the URL. A relative URL can be the label only if the `externalDocs` of the API state a base URL. Undefined without a
 * label, or if the URL is missing or unsafe.
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
