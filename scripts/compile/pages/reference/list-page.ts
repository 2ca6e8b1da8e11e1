import type { ReferenceGroup } from '#src/model/reference.ts';
import type { ReferenceDraft } from './context.ts';
import { entryList } from './entries.ts';
import { pageHead } from './page-head.ts';

/** All webhooks, errors or schemas. */
export function listPage({ label, href, entries }: ReferenceGroup): ReferenceDraft {
  return {
    kind: 'list',
    ...pageHead(href, label),
    description: `All ${entries.length} ${label.toLowerCase()} of the API.`,
    content: [entryList(entries, entries.length)],
  };
}
