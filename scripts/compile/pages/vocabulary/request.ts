import { requestSection } from '../operation/request-section.ts';
import type { Component } from './component.ts';
import { operationOf } from './operation.ts';

/** The request samples of an operation alone. */
export const request: Component = {
  attributes: { id: true },
  early: true,
  render: (use) => {
    const found = operationOf(use);
    const section = found === undefined ? undefined : requestSection(found, use.context, found.operationId);
    return section === undefined ? [] : [{ kind: 'request', request: section }];
  },
};
