import type { Api } from '#src/model/api.ts';
import type { Card } from '#src/model/content.ts';
import type { Operation } from '#src/model/operation.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { text } from '../../guides/prose/nodes.ts';
import type { Component } from './component.ts';

/** Cards of the tools of this site: build a request, explain a response, simulate a webhook. */
export const tools: Component = {
  attributes: {},
  render: ({ context: { api, reference } }) => {
    const operation = api.operations.find((each) => isFillable(each, api));
    const builder = operation && reference?.operation.get(operation.operationId);
    const webhook = api.webhooks.flatMap(({ id }) => reference?.webhook.get(id) ?? [])[0];
    const opened = (tool: string, href: string | undefined): string | undefined =>
      href && `${href}#${tool}=${href.replace(/^\/reference\//, '')}.json`;
    const card = (title: string, href: string | undefined, icon: string, about: string): readonly Card[] =>
      href === undefined ? [] : [{ title, href, icon, external: false, children: [text(about)] }];
    const cards = [
      ...card('Build a request', opened('build', builder), 'forms', 'Fill in a form and copy the code.'),
      ...card('Explain a response', '/explain', 'message-search', 'Paste what you received.'),
      ...card('Simulate a webhook', opened('simulate', webhook), 'webhook', 'Send your server an example.'),
    ];
    return [{ kind: 'cards', cards }];
  },
};

/** Whether the request form of an operation has a field to fill in. */
function isFillable({ path, methodPublished, parameters, requestBody }: Operation, { definitions }: Api): boolean {
  if (path === undefined || !methodPublished) return false;
  const body = requestBody?.content[0]?.schema;
  return (
    parameters.length > 0 || (body !== undefined && resolveSchema(body, definitions).schema.properties !== undefined)
  );
}
