import type { Href } from '../../../src/model/nav.ts';
import { describe } from '../../prose/description.ts';
import { docsOf } from '../docs.ts';
import type { ReferenceContext, ReferenceDraft } from './context.ts';
import { operationsOfTag, tagLabel } from './groups.ts';
import { operationEntries } from './entries.ts';
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
    href,
    title: label,
    heading: label,
    description: firstSentence(description) ?? `${operations.length} operation${operations.length === 1 ? '' : 's'}`,
    trail: [{ label: 'Reference', href: '/reference' }],
    badges: kind === undefined || kind === 'nav' ? [] : [kind],
    content: [
      ...describe(description),
      ...(docs === undefined ? [] : [paragraph(link(docs.label, docs.href))]),
      operationEntries(operations, context, operations.length),
    ],
  };
}
