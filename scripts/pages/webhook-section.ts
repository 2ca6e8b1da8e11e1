import type { Callback, OperationObject, Webhook } from '../../src/model/api.ts';
import type { WebhookSection } from '../../src/model/operation-section.ts';
import { describe } from '../prose/description.ts';
import { bodySections, parameterSections } from './input-sections.ts';
import { examplePanels, responseSection } from './media-section.ts';
import type { PageContext } from './page-context.ts';

/** A webhook as a page shows it: what the merchant receives. On a page of its own also what it has to answer. */
export function webhookSection(webhook: Webhook, context: PageContext, level: 1 | 2 | 3): WebhookSection {
  const reference = context.reference?.webhook.get(webhook.id);
  return { ...incoming(webhook, webhook.name, 'to your server', context, level), ...(reference === undefined ? {} : { reference }) };
}

/** A call that an operation leads to (Callback Object, OpenAPI 3.1, section 4.8.18). */
export function callbackSection(callback: Callback, context: PageContext, operationAnchor: string): WebhookSection {
  return incoming(callback, `${operationAnchor}.${callback.name}`, `to ${callback.expression}`, context, 2);
}

function incoming(call: OperationObject & { readonly name: string }, wanted: string, target: string, context: PageContext, level: 1 | 2 | 3): WebhookSection {
  const anchor = context.anchors.claim(wanted);
  const whole = level < 3;
  return {
    anchor,
    name: call.name,
    title: call.summary,
    level,
    method: call.method,
    target,
    description: describe(call.description),
    notices: context.notices.for('webhook', call.notPublished),
    inputs: [...(whole ? parameterSections(call.parameters, context, anchor) : []), ...bodySections(call.requestBody, context, anchor, 'Payload', 'response')],
    responses: whole ? call.responses.map((response) => responseSection(response, context, anchor)) : [],
    examples: examplePanels(call.requestBody?.content[0], context, anchor),
  };
}
