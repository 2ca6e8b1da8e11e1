import type { Webhook } from '../../../src/model/api.ts';
import type { Href } from '../../../src/model/nav.ts';
import { webhookSection } from '../webhook-section.ts';
import type { ReferenceContext, ReferenceDraft } from './context.ts';
import { LISTS } from './groups.ts';
import { sourceLine } from './source-line.ts';
import { firstSentence } from './summary.ts';

/** One webhook: what the provider sends. */
export function webhookPage(webhook: Webhook, href: Href, context: ReferenceContext): ReferenceDraft {
  return {
    kind: 'webhook',
    href,
    title: webhook.summary,
    heading: webhook.summary,
    description: firstSentence(webhook.description) ?? `What your server receives as ${webhook.name}.`,
    trail: [
      { label: 'Reference', href: '/reference' },
      { label: 'Webhooks', href: LISTS.webhooks },
    ],
    badges: [],
    content: [
      { kind: 'webhook', webhook: webhookSection(context.complete(webhook, 'response'), context.pageContext(href), 1) },
    ],
    ...sourceLine(webhook.node, context),
  };
}
