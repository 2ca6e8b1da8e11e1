import type { Href } from '../../../src/model/nav.ts';
import { describe } from '../../prose/description.ts';
import type { ReferenceContext, ReferenceDraft } from './context.ts';
import { operationsOfTag, tagLabel } from './groups.ts';
import { operationEntries } from './entries.ts';
import { firstSentence } from './summary.ts';

/** The operations of one tag. */
export function tagPage(name: string, href: Href, context: ReferenceContext): ReferenceDraft {
  const { api } = context;
  const label = tagLabel(api, name);
  const description = api.tags.find((tag) => tag.name === name)?.description ?? '';
  const operations = operationsOfTag(api, name);
  return {
    kind: 'tag',
    href,
    title: label,
    heading: label,
    description: firstSentence(description) ?? `${operations.length} operation${operations.length === 1 ? '' : 's'}`,
    trail: [{ label: 'Reference', href: '/reference' }],
    badges: [],
    content: [...describe(description), operationEntries(operations, context, operations.length)],
  };
}
