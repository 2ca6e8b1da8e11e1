import type { RootContent } from 'mdast';
import type { CatalogueRow } from '#src/model/field.ts';
import type { ContentNode } from '#src/model/content.ts';
import { code, link, list, paragraph, series, strong, type MarkdownContext } from '../nodes.ts';
import { questionLines } from './open-questions.ts';
import { labelled } from './response.ts';

/** Writes the error catalogue: code, meaning, remedy, and the operations that return it. */
export function catalogue(rows: readonly CatalogueRow[], context: MarkdownContext): readonly RootContent[] {
  return list(
    rows.map(({ code: status, title, meaning, remedy, isUsual, operations, questions }) => [
      paragraph(code(status), `: ${title}`),
      ...context.blocks(meaning),
      ...(remedy === undefined ? [] : labelled('What to do', context.blocks(remedy))),
      ...(isUsual === true ? [paragraph(strong('Returned by'), ': every operation')] : []),
      ...(operations.length === 0
        ? []
        : [
            paragraph(
              strong('Returned by'),
              ': ',
              ...series(operations, ({ label, href }) => link(label, context.link(href))),
            ),
          ]),
      ...questionLines(questions),
    ]),
  );
}

/** Lists pages of the reference, each with its method, path and a sentence about it. */
export function entries(
  { entries: given, more }: Extract<ContentNode, { readonly kind: 'entries' }>,
  context: MarkdownContext,
): readonly RootContent[] {
  return list([
    ...given.map(({ label, href, method, deprecated, path, about }) =>
      paragraph(
        ...(method === undefined || method === '' ? [] : [code(method), ' ']),
        link(label, context.link(href)),
        ...(deprecated === true ? [' (deprecated)'] : []),
        ...(path === undefined ? [] : [' ', code(path)]),
        ...(about === undefined ? [] : [`: ${about}`]),
      ),
    ),
    ...(more > 0 ? [paragraph(`and ${more} more`)] : []),
  ]);
}
