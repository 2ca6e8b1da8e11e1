import type { Href } from '#src/model/nav.ts';
import type { ReferenceContext, UnlinkedPage } from './context.ts';
import { LISTS } from './groups.ts';
import { OVERVIEW, pageHead } from './page-head.ts';
import { link, list, paragraph } from '../../prose/nodes.ts';
import { section } from './section.ts';

export const EXPLAIN_PAGE: Href = '/explain';

/** Where a pasted response is explained, and where to look by hand. */
export function explainPage(context: ReferenceContext): UnlinkedPage {
  const page = context.pageContext(EXPLAIN_PAGE);
  const { groups } = context.index;
  const errors = groups.find(({ href }) => href === LISTS.errors);
  const webhooks = groups.find(({ href }) => href === LISTS.webhooks);
  return {
    kind: 'explain',
    ...pageHead(EXPLAIN_PAGE, 'Explain a response'),
    description: `Paste a response of ${context.api.info.title}: what it means, who must act, and which fields are wrong.`,
    content: [
      ...section(
        'Status codes and operations',
        [
          ...list((errors?.entries ?? []).map(({ label, href }) => [link(label, href)])),
          paragraph(
            'Compare the body with the response of the operation you called: ',
            link('all operations', OVERVIEW),
            '.',
          ),
          ...(webhooks === undefined
            ? []
            : [paragraph('Compare a payload with its ', link('webhook', webhooks.href), '.')]),
        ],
        page.anchors,
      ),
    ],
  };
}
