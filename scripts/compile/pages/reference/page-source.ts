import type { SourceLine } from '#src/model/page.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';
import type { ReferenceContext } from './context.ts';

/** The source of a page about a node: where it can be edited, and when it last changed. */
export function pageSource(
  node: object | undefined,
  context: Pick<ReferenceContext, 'locate' | 'config' | 'changedOn'>,
): { readonly source?: SourceLine; readonly changed?: string } {
  if (node === undefined) return {};
  return { ...sourceLine(node, context), ...omitUndefined({ changed: context.changedOn(node) }) };
}

/** Where a node can be edited: `editUrl` of `site.yaml`, `{file}` and `{line}` filled in. */
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
