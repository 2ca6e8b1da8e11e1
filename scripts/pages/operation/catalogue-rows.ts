import type { Api } from '#src/model/api.ts';
import type { Content } from '#src/model/content.ts';
import type { Operation } from '#src/model/operation.ts';
import type { CatalogueRow } from '#src/model/field.ts';
import { OUR_RESPONSES } from '#src/shared/schema/evidence-words.ts';
import { paragraph } from '../../guides/prose/nodes.ts';
import { toProse } from '../../guides/prose/description.ts';
import type { PageContext } from '../context/page-context.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';

/** Returns the rows of the error catalogue, each with the operations that can respond with the row's status code. */
export function catalogueRows(context: PageContext): readonly CatalogueRow[] {
  return context.api.catalogue.map((entry) => {
    const anchor = context.anchors.claim(codeAnchor(entry.code));
    const { code, notPublished, authored } = entry;
    const remedy = entry.remedy ?? (entry.actor === 'provider' ? 'The provider must act.' : undefined);
    return omitUndefined({
      anchor,
      code,
      title: entry.title,
      meaning: toProse(entry.meaning),
      remedy: remedy === undefined ? undefined : toProse(remedy),
      isUsual: isUsual(code, context.api) || undefined,
      operations: (isUsual(code, context.api) ? [] : operationsReturning(code, context.api)).flatMap(
        ({ operationId, summary }) => {
          const href = context.addresses.operations.get(operationId);
          return href === undefined ? [] : [{ label: summary, href }];
        },
      ),
      ...context.questions.note({ subject: `\`${code}\``, href: `${context.href}#${anchor}`, authored }, notPublished),
    });
  });
}

/** Returns the anchor of a status code in the table of the error catalogue. */
export function codeAnchor(code: string): string {
  return `status-${code}`;
}

/** Whether every operation can respond with a status, so that a list of operations adds nothing. */
export function isUsual(code: string, api: Api): boolean {
  return api.operations.length > 1 && operationsReturning(code, api).length === api.operations.length;
}

/** Creates a note that the operations listed for a status are assumed, not documented; empty if they are documented. */
export function responsesNote({ evidence }: Api): Content {
  return evidence.responses === 'ours' ? [paragraph(OUR_RESPONSES)] : [];
}

/** Returns the operations that can respond with a status; empty if this is not documented. */
export function operationsReturning(code: string, { operations, catalogue }: Api): readonly Operation[] {
  if (catalogue.some((entry) => entry.code === code && entry.notPublished.includes('operations'))) return [];
  return operations.filter(({ responses }) => responses.some(({ status }) => status === code));
}
