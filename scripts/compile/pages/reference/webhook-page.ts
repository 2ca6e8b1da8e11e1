import type { Webhook } from '#src/model/operation.ts';
import type { Href } from '#src/model/nav.ts';
import { webhookConformance } from '../../downloads/conformance/webhook-conformance.ts';
import { DOWNLOADS_FOLDER } from '../../downloads/download.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';
import { webhookSection } from '../operation/webhook-section.ts';
import { callHistory, sinceBadge } from './changes/call-history.ts';
import { dataFile } from './data-file.ts';
import type { ReferenceContext, UnlinkedPage } from './context.ts';
import { LISTS } from './groups.ts';
import { pageHead, pageSource } from './page-head.ts';
import { section } from './section.ts';
import { firstSentence } from './summary.ts';

/** One webhook: what the provider sends. */
export function webhookPage(webhook: Webhook, href: Href, context: ReferenceContext): UnlinkedPage {
  const page = context.pageContext(href);
  const part = webhookSection(webhook, page, 1);
  const isSent = part.sample !== undefined && part.send !== undefined;
  const script = isSent ? (`/${DOWNLOADS_FOLDER}${webhookConformance.file}` as Href) : undefined;
  return {
    kind: 'webhook',
    ...pageHead(href, webhook.summary, { label: 'Webhooks', href: LISTS.webhooks }),
    description: firstSentence(webhook.description) ?? `What your server receives as ${webhook.name}.`,
    badges: [...[part.deprecated ?? []].flat(), ...sinceBadge([webhook.name], context.history)],
    content: [
      {
        kind: 'webhook',
        webhook: omitUndefined({
          ...part,
          simulation: part.inputs.length === 0 ? undefined : omitUndefined({ file: dataFile(href), script }),
        }),
      },
      ...section('Changes', callHistory([webhook.name], context.history), page.anchors),
    ],
    ...page.questions.all(),
    ...page.moves.rules(),
    ...pageSource(webhook.node, context),
  };
}
