import type { ReferenceGroup } from '#src/model/reference.ts';
import type { ReferenceContext, UnlinkedPage } from './context.ts';
import { entryList } from './entries.ts';
import { withLines } from './entry-lines.ts';
import { pageHead } from './page-head.ts';

/** All webhooks, errors or schemas, each with a line on what it is. */
export function listPage({ label, href, entries }: ReferenceGroup, context: ReferenceContext): UnlinkedPage {
  return {
    kind: 'list',
    ...pageHead(href, label),
    description: `All ${entries.length} ${label.toLowerCase()} of the API.`,
    content: [entryList(withLines(entries, context), entries.length)],
  };
}
