import type { SourceLine } from '#src/model/page.ts';
import type { ReferenceContext } from './context.ts';

/** Where a node was written. `editUrl` of `site.yaml` makes it a link: `{file}` and `{line}` are filled in. */
export function sourceLine(
  node: object | undefined,
  { locate, config }: Pick<ReferenceContext, 'locate' | 'config'>,
): { readonly source?: SourceLine } {
  const place = node === undefined ? undefined : locate(node);
  if (place === undefined) return {};
  const { file, line } = place;
  const template = config.values['editUrl'] ?? '';
  const href =
    template === ''
      ? undefined
      : template
          .replaceAll('{file}', file.split('/').map(encodeURIComponent).join('/'))
          .replaceAll('{line}', String(line));
  return { source: { file, line, ...(href === undefined ? {} : { href }) } };
}
