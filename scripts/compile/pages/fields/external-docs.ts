import { safeLink } from '../../prose/safe-link.ts';

/** External documentation (OpenAPI 3.1, section 4.8.11) as a link; undefined without a safe address. */
export function docsOf(
  docs: { readonly url?: unknown; readonly description?: unknown } | undefined,
): { readonly label: string; readonly href: string } | undefined {
  const link = typeof docs?.url === 'string' ? safeLink(docs.url) : undefined;
  if (link === undefined) return undefined;
  return {
    label: typeof docs?.description === 'string' && docs.description !== '' ? docs.description : link.href,
    href: link.href,
  };
}
