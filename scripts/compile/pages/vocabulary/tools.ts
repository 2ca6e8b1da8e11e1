import type { Card } from '#src/model/content.ts';
import { text } from '../../prose/nodes.ts';
import type { Component } from './component.ts';

/** Cards for what a reader can do on this site: build a request, explain a response, simulate a webhook. */
export const tools: Component = {
  attributes: {},
  render: ({ context: { api, reference } }) => {
    const operation = api.operations.find(({ path, methodPublished }) => path !== undefined && methodPublished);
    const builder = operation && reference?.operation.get(operation.operationId);
    const webhook = api.webhooks.flatMap(({ id }) => reference?.webhook.get(id) ?? [])[0];
    const opened = (tool: string, href: string | undefined): string | undefined =>
      href && `${href}#${tool}=${href.replace(/^\/reference\//, '')}.json`;
    const card = (title: string, href: string | undefined, icon: string, about: string): readonly Card[] =>
      href === undefined ? [] : [{ title, href, icon, external: false, children: [text(about)] }];
    return [
      {
        kind: 'cards',
        cards: [
          ...card('Build a request', opened('build', builder), 'forms', 'Fill in a form and copy the code.'),
          ...card('Explain a response', '/explain', 'message-search', 'Paste what you received.'),
          ...card('Simulate a webhook', opened('simulate', webhook), 'webhook', 'See what your server receives.'),
        ],
      },
    ];
  },
};
