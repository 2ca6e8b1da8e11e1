import type { Api } from '#src/model/api.ts';
import type { Server } from '#src/model/server.ts';
import type { Operation, Callback, OperationObject, Webhook } from '#src/model/operation.ts';
import type { OperationSection, ServerLine, WebhookSection } from '#src/model/operation-section.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { OUR_RESPONSES } from '#src/shared/schema/evidence-words.ts';
import { deprecation } from '#src/shared/schema/lifecycle.ts';
import { webhookSample } from '#src/shared/samples/webhook-sample.ts';
import { receiverSamples } from '#src/shared/samples/receivers/index.ts';
import { sendCommand } from '#src/shared/samples/send.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { toProse } from '../../guides/prose/description.ts';
import type { PageContext } from '../context/page-context.ts';
import { toSectionProse } from '../context/section-prose.ts';
import { extensionsOf } from '../fields/extensions.ts';
import { docsOf } from '../fields/external-docs.ts';
import { phrase } from '../../guides/prose/phrase.ts';
import { credentials } from './credentials.ts';
import { operationNames, partPlaces } from './call-places.ts';
import { bodySections, impliedHeaders, parameterSections } from './input-sections.ts';
import { orderByResponses, requestSection } from './request-section.ts';
import { responseSection } from './response-section.ts';
import { examplePanels } from './example-panels.ts';
import { addressWords } from './expression-words.ts';

/**
 * Creates the section of an operation. Guides can replace the summary by another `heading`. At level 1, on the
 * operation's own page, servers and extensions are shown too.
 */
export function operationSection(
  operation: Operation,
  context: PageContext,
  level: 1 | 2 | 3,
  heading = operation.summary,
): OperationSection {
  const { operationId, path, server, summary } = operation;
  const anchor = claimAnchors(operationId, context);
  const names = operationNames(operation);
  const request = requestSection(operation, context, anchor);
  const isOwnPage = level === 1;
  return omitUndefined({
    anchor,
    operationId,
    title: heading,
    level,
    method: operation.methodPublished ? operation.method : undefined,
    path: path === undefined ? undefined : pathOf(server.url) + path,
    url: path === undefined ? undefined : server.url + path,
    deprecated: deprecation(operation),
    description: toSectionProse(operation.description, { anchor, level, anchors: context.anchors }),
    ...context.questions.note(
      { subject: `“${summary}”`, href: `${context.href}#${anchor}`, authored: operation.authored },
      operation.notPublished,
    ),
    needs: [...credentials(operation), ...operation.requires.map(toProse)],
    servers: isOwnPage ? serverLines(operation, context.api) : [],
    inputs: [
      ...parameterSections(operation, { context, anchor, names }, (place) => impliedHeaders(operation, context, place)),
      ...bodySections(operation.requestBody, {
        context,
        anchor: `${anchor}.body`,
        direction: 'request',
        title: `the request of ${summary}`,
        places: partPlaces(names, 'request'),
      }),
    ],
    responses: operation.responses.map((response) =>
      responseSection(response, context, anchor, { title: summary, names }),
    ),
    responsesNote: responsesNote(operation, context),
    callbacks: operation.callbacks.map((callback) =>
      callbackSection(callback, context, { anchor, level: isOwnPage ? 3 : 4 }),
    ),
    extensions: isOwnPage ? extensionsOf(operation, context.config) : [],
    docs: docsOf(operation.externalDocs, context.api),
    reference: context.reference?.operation.get(operationId),
    whileOpen:
      (path === undefined || !operation.methodPublished) && hasExamples(operation) ? context.whileOpen : undefined,
    request: request && orderByResponses(request, operation),
  });
}

function hasExamples({ requestBody, responses }: Operation): boolean {
  return [requestBody?.content ?? [], ...responses.map(({ content }) => content)]
    .flat()
    .some(({ examples }) => examples.length > 0);
}

/**
 * Returns a note that the responses of an operation are assumed, not documented. Undefined if they are documented, or
 * if the page already contains the note.
 */
function responsesNote({ evidence, responses }: Operation, { notes }: PageContext): string | undefined {
  if (evidence.responses !== 'ours' || responses.length === 0 || notes.has(OUR_RESPONSES)) return undefined;
  notes.add(OUR_RESPONSES);
  return OUR_RESPONSES;
}

function serverTexts({ description, variables }: Server): readonly string[] {
  return [description, ...variables.map((variable) => variable.description)].filter((words) => words !== '');
}

/**
 * Reserves the anchors of an operation or webhook and of its headings, so that no parameter or response gets the same
 * anchor.
 */
function claimAnchors(requested: string, { anchors }: PageContext): string {
  const anchor = anchors.claim(requested);
  for (const heading of ['responses', 'servers', 'callbacks']) anchors.claim(`${anchor}.${heading}`);
  return anchor;
}

/**
 * Lists the servers of an operation (OpenAPI 3.2, section 4.5). The list is empty if the path is unknown. It is also
 * empty if it would add nothing: readers cannot choose a server or a variable's value, and the API's own servers have
 * the same descriptions.
 */
function serverLines({ servers, path }: Operation, api: Api): readonly ServerLine[] {
  const known = api.servers.flatMap(serverTexts);
  const isChoice = servers.length > 1 || servers.some(({ variables }) => variables.some((one) => one.enum.length > 1));
  const isKnown = servers.flatMap(serverTexts).every((words) => known.includes(words));
  if (path === undefined || (!isChoice && isKnown)) return [];
  return servers.map(({ name, template, description, variables }) =>
    omitUndefined({
      name,
      url: template.replace(/\/$/, '') + path,
      description: toProse(description),
      variables: variables.map(({ name: variable, default: value, enum: values, description: text }) => ({
        name: variable,
        default: value,
        values,
        description: toProse(text),
      })),
    }),
  );
}

/**
 * Creates the section of a webhook, with the payload that the receiver gets. At levels 1 (the webhook's own page) and
 * 2, the section also shows the parameters and the response expected from the receiver.
 */
export function webhookSection(described: Webhook, context: PageContext, level: 1 | 2 | 3): WebhookSection {
  const webhook = context.complete(described);
  const anchor = claimAnchors(webhook.name, context);
  const trial = trialOf(webhook, context, anchor);
  return omitUndefined({
    ...incomingCall(webhook, context, { anchor, level, isWhole: level < 3, names: [webhook.name] }),
    target: webhook.notPublished.includes('method') ? [] : phrase('to your server'),
    ...trial,
    reference: context.reference?.webhook.get(webhook.id),
  });
}

/** Creates the section of a callback (Callback Object, OpenAPI 3.1, section 4.8.18). */
export function callbackSection(
  callback: Callback,
  context: PageContext,
  { anchor, level }: { readonly anchor: string; readonly level: 3 | 4 },
): WebhookSection {
  const { name, expression } = callback;
  return omitUndefined({
    ...incomingCall(callback, context, {
      anchor: claimAnchors(`${anchor}.${name}`, context),
      level,
      isWhole: true,
      names: [],
    }),
    target: phrase(`to ${addressWords(expression)}`),
    receivers: [],
    event: name,
  });
}

/**
 * Returns what readers need to try a webhook locally: a sample payload, programs in several languages that receive it,
 * and a command that sends it. If the method or body is unknown, or the body is multipart, there are no programs,
 * payload or command.
 */
function trialOf(
  webhook: Webhook,
  { api, anchors }: PageContext,
  anchor: string,
): Pick<WebhookSection, 'receivers' | 'sample' | 'send'> {
  const sample = webhookSample(webhook, api);
  if (sample === undefined) return { receivers: [] };
  const receivers = receiverSamples(sample);
  const send = sendCommand(webhook);
  for (const { language } of receivers) anchors.claim(`${anchor}.receiver-${language.id}`);
  if (send !== undefined) anchors.claim(`${anchor}.send`);
  return omitUndefined({ receivers, sample, send });
}

function incomingCall(
  call: OperationObject & { readonly name: string },
  context: PageContext,
  {
    anchor,
    level,
    isWhole,
    names,
  }: Pick<WebhookSection, 'anchor' | 'level'> & { readonly isWhole: boolean; readonly names: readonly string[] },
): Omit<WebhookSection, 'target' | 'receivers'> {
  return omitUndefined({
    anchor,
    level,
    name: call.name,
    title: call.summary,
    method: call.notPublished.includes('method') ? undefined : call.method,
    deprecated: deprecation(call),
    needs: credentials(call, 'theirs'),
    extensions: isWhole ? extensionsOf(call, context.config) : [],
    docs: docsOf(call.externalDocs, context.api),
    description: toSectionProse(call.description, { anchor, level, anchors: context.anchors }),
    ...context.questions.note(
      { subject: `“${call.summary}”`, href: `${context.href}#${anchor}`, authored: call.authored },
      call.notPublished,
    ),
    inputs: [
      ...(isWhole ? parameterSections(call, { context, anchor, names }) : []),
      ...bodySections(call.requestBody, {
        context,
        anchor: `${anchor}.body`,
        direction: 'response',
        title: `the payload of ${call.summary}`,
        places: partPlaces(names, 'request'),
      }),
    ],
    responses: isWhole
      ? call.responses.map((response) => responseSection(response, context, anchor, { title: call.summary, names }))
      : [],
    examples: examplePanels(call.requestBody?.content ?? [], context, anchor),
  });
}
