import type { RootContent } from 'mdast';
import type { WebhookSection } from '#src/model/operation-section.ts';
import { code, codeBlock, heading, link, paragraph, strong, text } from '../nodes.ts';
import { deeper, type MarkdownContext } from '../markdown-context.ts';
import { extensions, inputs, needs } from './media.ts';
import { examples, responses } from './response.ts';

/** Writes a call that the provider makes: its payload, and the response it expects. */
export function webhook(given: WebhookSection, context: MarkdownContext): readonly RootContent[] {
  const { level, title, name, event, method, target, deprecated, reference, description, docs, send } = given;
  const script = given.simulation?.script;
  const below = deeper(level);
  return [
    ...(level === 1 ? [] : [heading(level, title)]),
    paragraph(...(method === undefined ? [] : [code(method), text(' ')]), ...context.inline(target)),
    paragraph(
      event === undefined ? 'Webhook ' : 'Callback ',
      code(event ?? name),
      ...(deprecated === undefined ? [] : [text(', '), strong(deprecated)]),
      ...(reference === undefined ? [] : [text(': '), link('API reference', context.link(reference))]),
    ),
    ...context.blocks(description),
    ...needs('What it carries', given.needs, below, context),
    ...inputs(given.inputs, below, context),
    ...examples(given.examples, 'Payload', context),
    ...(send === undefined ? [] : [paragraph(strong('Send it yourself')), codeBlock(send.text, send.syntax)]),
    ...(script === undefined
      ? []
      : [paragraph(text('Test your own handler: '), link('conformance script', context.link(script)))]),
    ...responses(given.responses, 'Your response', below, context),
    ...context.blocks(docs ?? []),
    ...extensions(given.extensions),
  ];
}
