import type { Api } from '#src/model/api.ts';
import type { Card } from '#src/model/content.ts';
import type { Operation } from '#src/model/operation.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { questionsOf } from '../../description/model/call-questions.ts';
import { text } from '../../guides/prose/nodes.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { type Component, type ComponentUse, partOf, partsOf } from './component.ts';

/**
 * Cards that link to guides. Each states whether a merchant can already use the guide: `Ready`, or what is still
 * missing.
 */
export const readiness: Component = {
  attributes: {},
  render: (use) => [{ kind: 'cards', cards: partsOf(use, 'Option').flatMap(cardOf) }],
};

/**
 * A card that links to a guide, with the icon and description of the guide. `needs` is what a merchant needs first.
 * `today` states whether the guide can be used. Without `today`, the card shows words derived from the description,
 * such as `Ready`.
 */
export const option = partOf('Readiness', { title: true, href: true, today: false, needs: false });

function cardOf({ attributes, node, context }: ComponentUse): readonly Card[] {
  const { title = '', href, today, needs = '' } = attributes;
  const target = href === undefined ? undefined : context.link(href, node, 'href');
  if (target === undefined) return [];
  const { operations } = context.addresses;
  const calls = context.api.operations.filter(({ operationId }) =>
    operations.get(operationId)?.startsWith(`${target.href}#`),
  );
  const { icon, description = '', asks = [] } = context.guideAt?.(target.href) ?? {};
  const note = today ?? readinessOf(calls, asks, context.api);
  return [
    {
      title,
      ...target,
      ...omitUndefined({ icon }),
      note,
      state: note === READY ? 'ready' : note.endsWith(UNDOCUMENTED) ? 'open' : 'part',
      children: [text(`${description} ${needs}`.trim())],
    },
  ];
}

const READY = 'Ready';
const UNDOCUMENTED = 'not documented';

/**
 * Says in a few words whether readers can make the calls of a guide today: `Ready` or `Request not documented`. For a
 * guide without operations, says `Without API calls`. If the calls are documented, but answers about payments or money
 * amounts are missing, counts the questions: `2 questions to ask first`.
 */
function readinessOf(calls: readonly Operation[], asks: readonly string[], api: Api): string {
  if (calls.length === 0) return 'Without API calls';
  const isReachable = calls.every(({ path, methodPublished }) => path !== undefined && methodPublished);
  const isWritable = calls.every((call) => isCallable(call, api.definitions));
  if (!isReachable) return isWritable ? `API path ${UNDOCUMENTED}` : `API path and request ${UNDOCUMENTED}`;
  if (!isWritable) return `Request ${UNDOCUMENTED}`;
  const open = new Set(calls.flatMap((call) => [...questionsOf(call, api.definitions)]));
  const grave = api.questions.filter(
    ({ id, text: words, blocks, answer }) =>
      answer === undefined && (blocks === 'money' || blocks === 'payment') && (asks.includes(id) || open.has(words)),
  ).length;
  return grave === 0 ? READY : `${grave} question${grave === 1 ? '' : 's'} to ask first`;
}

/** Whether the documentation suffices to write a request, even if the response is not documented. */
function isCallable(call: Operation, definitions: Api['definitions']): boolean {
  const schema = call.requestBody?.content[0]?.schema;
  const body = schema === undefined ? undefined : resolveSchema(schema, definitions).schema;
  const isOpen = body?.properties === undefined && body?.['x-not-published']?.includes('fields') === true;
  return !isOpen && !['parameters', 'required'].every((part) => call.notPublished.some((mark) => mark === part));
}
