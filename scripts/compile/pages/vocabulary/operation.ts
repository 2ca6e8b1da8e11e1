import type { Operation } from '#src/model/operation.ts';
import { operationSection } from '../operation/operation-section.ts';
import { webhookSection } from '../operation/webhook-section.ts';
import { keyed, lookUp, type Component, type ComponentUse } from './component.ts';

/** A whole operation: `<Operation id="listWallets" />`, or a webhook by its operationId. */
export const operation: Component = {
  attributes: { id: true, heading: false },
  early: true,
  announce: ({ id = '' }, { addresses, href }) => addresses.operations.add(id, `${href}#${id}`),
  render: (use) => {
    const { context, attributes } = use;
    const webhook = context.api.webhooks.find(
      ({ operationId }) => operationId !== undefined && operationId === attributes['id'],
    );
    if (webhook !== undefined) return [{ kind: 'webhook', webhook: webhookSection(webhook, context, 3) }];
    const found = operationOf(use);
    return found === undefined
      ? []
      : [{ kind: 'operation', operation: operationSection(found, context, 3, attributes['heading']) }];
  },
};

/** The operation that the attribute `id` names. */
export function operationOf(use: ComponentUse): Operation | undefined {
  return lookUp(
    use,
    'id',
    'operation',
    keyed(use.context.api.operations, ({ operationId }) => operationId),
  );
}
