import { operationNames } from '../operation/call-places.ts';
import { responseSection } from '../operation/response-section.ts';
import { keyed, lookUp, type Component } from './component.ts';
import { operationOf } from './operation.ts';

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
    return found === undefined
      ? []
      : [
          {
            kind: 'response',
            response: responseSection(found, use.context, operation.operationId, {
              title: operation.summary,
              names: operationNames(operation),
            }),
          },
        ];
  },
};
