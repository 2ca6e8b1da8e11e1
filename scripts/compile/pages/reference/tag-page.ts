import type { Href } from '#src/model/nav.ts';
import { describe } from '../../prose/description.ts';
import { docsOf } from '../fields/external-docs.ts';
import type { ReferenceContext, ReferenceDraft } from './context.ts';
import { operationsOfTag, tagLabel } from './groups.ts';
import { operationEntries } from './entries.ts';
import { pageHead } from './page-head.ts';
import { link, paragraph } from './prose.ts';
import { firstSentence } from './summary.ts';

/** The operations of one tag. */
export function tagPage(name: string, href: Href, context: ReferenceContext): ReferenceDraft {
  const { api } = context;
  const label = tagLabel(api, name);
  const { description = '', kind, externalDocs } = api.tags.find((tag) => tag.name === name) ?? {};
  const docs = docsOf(externalDocs);
  const operations = operationsOfTag(api, name);
  return {
    kind: 'tag',
    ...pageHead(href, label),
    description: firstSentence(description) ?? `${operations.length} operation${operations.length === 1 ? '' : 's'}`,
    badges: kind === undefined || kind === 'nav' ? [] : [kind],
    content: [
      ...describe(description),
      ...(docs === undefined ? [] : [paragraph(link(docs.label, docs.href))]),
      operationEntries(operations, context, operations.length),
    ],
  };
}
