import type { Webhook } from '#src/model/operation.ts';
import type { Href } from '#src/model/nav.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';
import { webhookSection } from '../operation/webhook-section.ts';
import type { ReferenceContext, ReferenceDraft } from './context.ts';
import { LISTS } from './groups.ts';
import { pageHead } from './page-head.ts';
import { pageSource } from './page-source.ts';
import { firstSentence } from './summary.ts';

/** One webhook: what the provider sends. */
export function webhookPage(webhook: Webhook, href: Href, context: ReferenceContext): ReferenceDraft {
  const page = context.pageContext(href);
  const part = webhookSection(context.complete(webhook, 'response'), page, 1);
  return {
    kind: 'webhook',
    ...pageHead(href, webhook.summary, { label: 'Webhooks', href: LISTS.webhooks }),
    description: firstSentence(webhook.description) ?? `What your server receives as ${webhook.name}.`,
    content: [{ kind: 'webhook', webhook: omitUndefined({ ...part, gaps: page.gaps.box() }) }],
    ...pageSource(webhook.node, context),
  };
}
