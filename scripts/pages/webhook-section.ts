import type { Webhook } from '../../src/model/api.ts';
import type { WebhookSection } from '../../src/model/operation-section.ts';
import { describe } from '../prose/description.ts';
import { bodyTable, examplePanels } from './media-section.ts';
import type { PageContext } from './page-context.ts';

/** A webhook as a page shows it: what the merchant receives. */
export function webhookSection(webhook: Webhook, context: PageContext, level: 1 | 2 | 3): WebhookSection {
  const anchor = context.anchors.claim(webhook.name);
  const media = webhook.requestBody?.content[0];
  const table = media === undefined ? undefined : bodyTable(media, context, `${anchor}.body`, 'response');
  return {
    anchor,
    name: webhook.name,
    title: webhook.summary,
    level,
    method: webhook.method,
    description: describe(webhook.description),
    notices: context.notices.for('webhook', webhook.notPublished),
    inputs:
      table === undefined || media === undefined
        ? []
        : [{ anchor: context.anchors.claim(`${anchor}.body`), title: 'Payload', mediaType: media.mediaType, description: describe(webhook.requestBody?.description ?? ''), table }],
    examples: examplePanels(media, context, anchor),
  };
}
