import type { Operation } from '#src/model/operation.ts';
import { operationSection, webhookSection } from '../operation/operation-section.ts';
import { requestSection } from '../operation/request-section.ts';
import { operationNames } from '../operation/call-places.ts';
import { responseSection } from '../operation/response-section.ts';
import { hasFlag, keyed, lookUp, misuse, type Component, type ComponentUse } from './component.ts';

/**
 * An operation or webhook, by operation id: `<Operation id="listWallets" />`. With `level="2"`, its title is the
 * heading of a section; `short` collapses its inputs and responses.
 */
export const operation: Component = {
  attributes: { id: true, heading: false, level: false, short: 'flag' },
  early: true,
  announce: ({ id = '' }, { addresses, href }) => addresses.operations.add(id, `${href}#${id}`),
  render: (use) => {
    const { context, attributes } = use;
    const webhook = context.api.webhooks.find(
      ({ operationId }) => operationId !== undefined && operationId === attributes['id'],
    );
    if (webhook !== undefined) return [{ kind: 'webhook', webhook: webhookSection(webhook, context, 3) }];
    const found = operationOf(use);
    const level = levelOf(use);
    if (found === undefined) return [];
    const section = operationSection(found, context, level, attributes['heading']);
    return [{ kind: 'operation', operation: hasFlag(use, 'short') ? { ...section, short: true } : section }];
  },
};

function levelOf(use: ComponentUse): 2 | 3 {
  const { level = '3' } = use.attributes;
  const hint = 'Write `level="2"` if its title is the heading of a section; otherwise it is below one.';
  if (level !== '2' && level !== '3') misuse(use, [`\`${level}\` is not a level of \`<Operation>\`.`, hint], 'level');
  return level === '2' ? 2 : 3;
}

/** Returns the operation named by the attribute `id`, with the request examples that the reference shows. */
function operationOf(use: ComponentUse): Operation | undefined {
  const { api, complete } = use.context;
  const known = keyed(api.operations, ({ operationId }) => operationId);
  const found = lookUp(use, 'id', 'operation', known);
  // A generated response would only repeat the table beside it.
  return found && { ...complete(found), responses: found.responses };
}

/** Only the request samples of an operation. */
export const request: Component = {
  attributes: { id: true },
  early: true,
  render: (use) => {
    const found = operationOf(use);
    const section = found === undefined ? undefined : requestSection(found, use.context, found.operationId);
    return section === undefined ? [] : [{ kind: 'request', request: section }];
  },
};

/** One response of an operation: `<Response id="listWallets" status="200" />`. */
export const response: Component = {
  attributes: { id: true, status: true },
  early: true,
  render: (use) => {
    const operation = operationOf(use);
    if (operation === undefined) return [];
    const found = lookUp(
      use,
      'status',
      [`\`${operation.operationId}\``, 'response'],
      keyed(operation.responses, ({ status }) => status),
    );
    if (found === undefined) return [];
    const call = { title: operation.summary, names: operationNames(operation) };
    return [{ kind: 'response', response: responseSection(found, use.context, operation.operationId, call) }];
  },
};

/** The fields and sample payload of a webhook. */
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
