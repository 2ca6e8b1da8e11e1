import type { Api } from '#src/model/api.ts';
import type { Operation } from '#src/model/operation.ts';
import type { CatalogueRow } from '#src/model/field.ts';
import { describe } from '../../prose/description.ts';
import type { PageContext } from '../context/page-context.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';

/** The error catalogue with, for each code, the operations that can respond with it. */
export function catalogueRows(context: PageContext): readonly CatalogueRow[] {
  return context.api.catalogue.map((entry) => {
    const anchor = context.anchors.claim(codeAnchor(entry.code));
    context.gaps.note({ label: '', code: entry.code, href: `${context.href}#${anchor}` }, entry.notPublished);
    return omitUndefined({
      anchor,
      code: entry.code,
      title: entry.title,
      meaning: describe(entry.meaning),
      remedy: entry.remedy === undefined ? undefined : describe(entry.remedy),
      operations: operationsReturning(entry.code, context.api).flatMap(({ operationId, summary }) => {
        const href = context.addresses.operations.get(operationId);
        return href === undefined ? [] : [{ label: summary, href }];
      }),
      unconfirmed: entry.notPublished.includes('operations') ? ['which operations return it'] : undefined,
    });
  });
}

/** Anchor of a code on the page that holds the catalogue. */
export function codeAnchor(code: string): string {
  return `status-${code}`;
}

/** Returns the operations that can respond with a status. */
export function operationsReturning(code: string, { operations }: Pick<Api, 'operations'>): readonly Operation[] {
  return operations.filter(({ responses }) => responses.some(({ status }) => status === code));
}
