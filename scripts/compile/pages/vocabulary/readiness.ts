import type { Card } from '#src/model/content.ts';
import type { Operation } from '#src/model/operation.ts';
import type { Schema } from '#src/model/schema.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { text } from '../../prose/nodes.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';
import { type Component, type ComponentUse, partOf, partsOf } from './component.ts';

/** Cards of guides: for each, whether it can be used today, as far as the operations in it are documented. */
export const readiness: Component = {
  attributes: {},
  render: (use) => [{ kind: 'cards', cards: partsOf(use, 'Option').flatMap(cardOf) }],
};

/** A card: the guide with its title, icon and lead; `today` replaces what is counted in the description. */
export const option = partOf('Readiness', { title: true, href: true, today: false });

function cardOf({ attributes, node, context }: ComponentUse): readonly Card[] {
  const { title = '', href, today } = attributes;
  const target = href === undefined ? undefined : context.link(href, node, 'href');
  if (target === undefined) return [];
  const { operations } = context.addresses;
  const calls = context.api.operations.filter(({ operationId }) =>
    operations.get(operationId)?.startsWith(`${target.href}#`),
  );
  const { icon, description } = context.guideAt?.(target.href) ?? {};
  const note = today ?? readinessOf(calls, context.api.definitions);
  return [
    {
      title,
      ...target,
      ...omitUndefined({ icon }),
      note,
      ...(note.startsWith('Ready') ? { isReady: true } : {}),
      children: description === undefined ? [] : [text(description)],
    },
  ];
}

type Definitions = Parameters<typeof resolveSchema>[1];

/** `In part · 3 questions` */
function readinessOf(calls: readonly Operation[], definitions: Definitions): string {
  if (calls.length === 0) return 'Without API calls';
  const questions = calls.flatMap((call) => questionsOf(call, definitions)).filter(Boolean).length;
  const callable = calls.filter((call) => isCallable(call, definitions)).length;
  const answer = callable === 0 ? 'Not yet' : callable === calls.length ? 'Ready' : 'Ready in part';
  return questions === 0 ? answer : `${answer} · ${questions} ${questions === 1 ? 'question' : 'questions'}`;
}

/** Whether the endpoint, the parameters, the request body and the response of a call are open. */
function questionsOf(call: Operation, definitions: Definitions): readonly boolean[] {
  return [
    !hasEndpoint(call),
    // Without an endpoint they are asked for with it.
    hasEndpoint(call) && call.notPublished.includes('parameters'),
    hasNoFields(call.requestBody?.content[0]?.schema, definitions),
    hasNoFields(call.responses.find(({ status }) => status.startsWith('2'))?.content[0]?.schema, definitions),
  ];
}

/** Whether a request can be sent; what it returns may be open. */
function isCallable(call: Operation, definitions: Definitions): boolean {
  return (
    hasEndpoint(call) &&
    !['parameters', 'required'].every((part) => call.notPublished.some((mark) => mark === part)) &&
    !hasNoFields(call.requestBody?.content[0]?.schema, definitions)
  );
}

function hasEndpoint({ path, methodPublished }: Operation): boolean {
  return path !== undefined && methodPublished;
}

function hasNoFields(schema: Schema | undefined, definitions: Definitions): boolean {
  if (schema === undefined) return false;
  const { properties, 'x-not-published': marks } = resolveSchema(schema, definitions).schema;
  return properties === undefined && marks?.includes('fields') === true;
}
