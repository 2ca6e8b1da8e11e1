import type { SourceLine } from '#src/model/page.ts';
import type { ReferenceContext } from './context.ts';

/** Where a node can be edited: `editUrl` of `site.yaml`, `{file}` and `{line}` filled in. */
export function sourceLine(
  node: object | undefined,
  { locate, config }: Pick<ReferenceContext, 'locate' | 'config'>,
): { readonly source?: SourceLine } {
  const place = node === undefined ? undefined : locate(node);
  const template = config.values['editUrl'] ?? '';
  if (place === undefined || template === '') return {};
  const file = place.file.split('/').map(encodeURIComponent).join('/');
  return { source: { href: template.replaceAll('{file}', file).replaceAll('{line}', String(place.line)) } };
}
