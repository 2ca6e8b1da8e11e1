import { webhookSection } from '../operation/webhook-section.ts';
import { keyed, lookUp, type Component } from './component.ts';

/** Fields and sample payload of a webhook. */
export const webhook: Component = {
  attributes: { name: true },
  early: true,
  announce: ({ name = '' }, { addresses, href }) => addresses.webhooks.add(name, `${href}#${name}`),
  render: (use) => {
    const known = keyed(use.context.api.webhooks, ({ name }) => name);
    const found = lookUp(use, 'name', 'webhook', known);
    return found === undefined ? [] : [{ kind: 'webhook', webhook: webhookSection(found, use.context, 3) }];
  },
};
