import type { Href } from '#src/model/nav.ts';
import type { PageLink, SourceLine } from '#src/model/page.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';
import type { ReferenceContext } from './context.ts';

export const OVERVIEW: Href = '/reference';

/** Returns the head of a page of the reference: one name for title and heading, the pages above it as its trail. */
export function pageHead(href: Href, name: string, ...above: readonly PageLink[]) {
  return {
    href,
    title: name,
    heading: name,
    trail: [{ label: 'Reference', href: OVERVIEW }, ...above],
    badges: [] as readonly string[],
  };
}

/** Returns where the node that a page is about can be edited, and when it last changed. */
export function pageSource(
  node: object | undefined,
  context: Pick<ReferenceContext, 'locate' | 'config' | 'changedOn'>,
): { readonly source?: SourceLine; readonly changed?: string } {
  if (node === undefined) return {};
  return { ...sourceLine(node, context), ...omitUndefined({ changed: context.changedOn(node) }) };
}

/** Fills `{file}` and `{line}` of a node into the `editUrl` of `site.yaml`. */
function sourceLine(
  node: object,
  { locate, config }: Pick<ReferenceContext, 'locate' | 'config'>,
): { readonly source?: SourceLine } {
  const template = config.values['editUrl'] ?? '';
  // To find a line, a whole file is parsed.
  const place = template === '' ? undefined : locate(node);
  if (place === undefined) return {};
  const file = place.file.split('/').map(encodeURIComponent).join('/');
  return { source: { href: template.replaceAll('{file}', file).replaceAll('{line}', String(place.line)) } };
}
