import type { Href } from '#src/model/nav.ts';
import type { ReferenceContext, UnlinkedPage } from './context.ts';
import { LISTS } from './groups.ts';
import { OVERVIEW, pageHead } from './page-head.ts';
import { code, link, list, paragraph, text } from '../../prose/nodes.ts';
import { section } from './section.ts';

export const EXPLAIN_PAGE: Href = '/explain';

/** Where a pasted response is explained: what to paste, what happens to it, and what to do by hand. */
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
        'What you can paste',
        list([
          [text('A body: JSON, even truncated, escaped or invalid')],
          [text('A line of a log, an HTTP message, or a cURL command with what it printed')],
          [text('A status line, a status code, or a URL: '), code('HTTP/1.1 401 Unauthorized')],
          [text('The payload of a webhook, or the body of a request that was refused')],
        ]),
        page.anchors,
      ),
      ...section(
        'What happens to it',
        [
          paragraph(
            'It stays on this page. It is compared here, in your browser, with the API description behind this site; nothing is sent, stored or put into the URL. Remove credentials and personal data all the same before you share a response with anybody.',
          ),
        ],
        page.anchors,
      ),
      ...section(
        'By hand',
        list([
          ...(errors === undefined ? [] : [[text('Look up the status code: '), link(errors.label, errors.href)]]),
          [text('Compare the body with the response of the operation you called: '), link('Overview', OVERVIEW)],
          ...(webhooks === undefined
            ? []
            : [[text('Compare a payload with the webhook: '), link(webhooks.label, webhooks.href)]]),
        ]),
        page.anchors,
      ),
    ],
  };
}
