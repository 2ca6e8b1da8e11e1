import type { ReferenceGroup } from '../../../src/model/reference.ts';
import type { ReferenceDraft } from './context.ts';
import { entryList } from './entries.ts';

/** All webhooks, errors or schemas. */
export function listPage({ label, href, entries }: ReferenceGroup): ReferenceDraft {
  return {
    kind: 'tag',
    href,
    title: label,
    heading: label,
    description: `All ${entries.length} ${label.toLowerCase()} of the API.`,
    trail: [{ label: 'Reference', href: '/reference' }],
    badges: [],
    content: [entryList(entries, entries.length)],
  };
}
