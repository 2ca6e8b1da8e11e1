import type { Callback, OperationObject, Webhook } from '../../src/model/api.ts';
import type { Content } from '../../src/model/content.ts';
import type { WebhookSection } from '../../src/model/operation-section.ts';
import { describe } from '../prose/description.ts';
import { phrase } from '../prose/phrase.ts';
import { sampleHook } from '../samples/hook.ts';
import { receiverSamples } from '../samples/receivers/index.ts';
import { sendCommand } from '../samples/send.ts';
import { credentials } from './credentials.ts';
import { addressWords } from './expression-words.ts';
import { bodySections, parameterSections } from './input-sections.ts';
import { examplePanels, responseSection } from './media-section.ts';
import type { PageContext } from './page-context.ts';
import { statedBy } from './stated.ts';

/** A webhook as a page shows it: what the merchant receives. On a page of its own also what it has to answer. */
export function webhookSection(webhook: Webhook, context: PageContext, level: 1 | 2 | 3): WebhookSection {
  const reference = context.reference?.webhook.get(webhook.id);
  return {
    ...incoming(webhook, webhook.name, phrase('to your server'), context, level, local(webhook, context)),
    ...(reference === undefined ? {} : { reference }),
  };
}

/** A call that an operation leads to (Callback Object, OpenAPI 3.1, section 4.8.18). */
export function callbackSection(
  callback: Callback,
  context: PageContext,
  { anchor, level }: { readonly anchor: string; readonly level: 3 | 4 },
): WebhookSection {
  const section = incoming(
    callback,
    `${anchor}.${callback.name}`,
    phrase(`to ${addressWords(callback.expression)}`),
    context,
    level,
  );
  return callback.summary === callback.name ? section : { ...section, event: callback.name };
}

type Local = Pick<WebhookSection, 'receivers' | 'hook' | 'send'>;

/** What a reader tries it with. */
function local(webhook: Webhook, { api }: PageContext): Local {
  const hook = sampleHook(webhook, api.definitions);
  if (hook === undefined) return { receivers: [] };
  const send = sendCommand(webhook);
  return { hook, receivers: receiverSamples(hook), ...(send === undefined ? {} : { send }) };
}

function incoming(
  call: OperationObject & { readonly name: string },
  wanted: string,
  target: Content,
  context: PageContext,
  level: WebhookSection['level'],
  tried: Local = { receivers: [] },
): WebhookSection {
  const anchor = context.anchors.claim(wanted);
  for (const name of [
    ...tried.receivers.map(({ language }) => `receiver-${language.id}`),
    ...(tried.send === undefined ? [] : ['send']),
  ])
    context.anchors.claim(`${anchor}.${name}`);
  const whole = !('id' in call) || level < 3;
  return {
    anchor,
    name: call.name,
    title: call.summary,
    level,
    method: call.method,
    target,
    deprecated: call.deprecated,
    needs: credentials(call, 'theirs'),
    stated: whole ? statedBy(call) : [],
    ...(call.externalDocs === undefined
      ? {}
      : { docs: { label: call.externalDocs.description || 'Further documentation', href: call.externalDocs.url } }),
    description: describe(call.description),
    notices: context.notices.for('webhook', call.notPublished),
    inputs: [
      ...(whole ? parameterSections(call.parameters, context, anchor) : []),
      ...bodySections(call.requestBody, context, anchor, 'Payload', 'response'),
    ],
    responses: whole ? call.responses.map((response) => responseSection(response, context, anchor)) : [],
    examples: examplePanels(call.requestBody?.content ?? [], context, anchor),
    ...tried,
  };
}
