import type { Operation, Webhook } from '#src/model/operation.ts';
import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import { operationNames } from '../operation/call-places.ts';
import { operationSection, webhookSection } from '../operation/operation-section.ts';
import { callHistory, sinceBadge } from './changes/call-history.ts';
import {
  type ReferenceContext,
  type UnlinkedPage,
  OVERVIEW,
  pageHead,
  pageSource,
  section,
  firstSentence,
  dataFile,
} from './context.ts';
import { tagLabel, UNTAGGED, LISTS } from './groups.ts';
import { link, list } from '../../guides/prose/nodes.ts';
import { webhookConformance } from '../../downloads/conformance/webhook-conformance.ts';
import { DOWNLOADS_FOLDER } from '../../downloads/download.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';

/** Creates the page of an operation: credentials, inputs, responses, and the guides that use the operation. */
export function operationPage(operation: Operation, href: Href, context: ReferenceContext): UnlinkedPage {
  const page = context.pageContext(href);
  const names = operationNames(operation);
  const part = operationSection(page.complete(operation), page, 1);
  const tag = operation.tags[0] ?? UNTAGGED;
  const guides: Content = list(context.guidesOf(operation.operationId).map((guide) => [link(guide.label, guide.href)]));
  return {
    kind: 'operation',
    ...pageHead(href, operation.summary, {
      label: tagLabel(context.api, tag),
      href: context.index.tag.get(tag) ?? OVERVIEW,
    }),
    description: firstSentence(operation.description) ?? `${operation.method} ${part.path ?? operation.operationId}`,
    badges: [...[part.deprecated ?? []].flat(), ...sinceBadge(names, context.history)],
    content: [
      { kind: 'operation', operation: part },
      ...section('Guides that use it', guides, page.anchors),
      ...section('Changes', callHistory(names, context.history), page.anchors),
    ],
    ...page.questions.all(),
    ...page.moves.rules(),
    ...pageSource(operation.node, context),
  };
}

/** Creates the page of a webhook: what the provider sends. */
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
