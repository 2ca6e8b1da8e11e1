import { withNotes } from '../fields/table-notes.ts';
import type { Api, CatalogueEntry } from '#src/model/api.ts';
import type { Response, Link } from '#src/model/media-type.ts';
import type { Href } from '#src/model/nav.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { BodyAlternative, ResponseSection, ResponseLink } from '#src/model/operation-section.ts';
import { isNumberText } from '#src/shared/schema/number-text.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { omitUndefined, unlessEmpty } from '../../text/omit-undefined.ts';
import { toProse } from '../../guides/prose/description.ts';
import { segment } from '#src/shared/text/segment.ts';
import type { Operation } from '#src/model/operation.ts';
import { schemaName } from '#src/shared/schema/resolve-ref.ts';
import type { PageContext } from '../context/page-context.ts';
import { extensionsOf } from '../fields/extensions.ts';
import { parameterField } from '../fields/parameter-field.ts';
import type { FieldScope } from '../fields/position.ts';
import { phrase } from '../../guides/prose/phrase.ts';
import { truncatedJson } from '../fields/truncate.ts';
import { bodyKinds, bodyTable, firstScope, furtherScope, mediaNotes, type BodyKind } from './input-sections.ts';
import { partPlaces } from './call-places.ts';
import { examplePanels } from './example-panels.ts';
import { statusTitle } from './status-title.ts';
import { expressionWords } from './expression-words.ts';

/**
 * Creates the section of one response: in full, or as a link to the page that explains the response for all operations.
 * `call.names` identify the operation in the changes between versions.
 */
export function responseSection(
  response: Response,
  context: PageContext,
  operationAnchor: string,
  call: { readonly title: string; readonly names: readonly string[] },
): ResponseSection {
  const { status } = response;
  const anchor = context.anchors.claim(`${operationAnchor}.${status}`);
  const href = errorHref(response, context);
  if (href !== undefined && isShared(response, context.api))
    return sharedSection(response, anchor, href, statusTitle(status, entryOf(response, context)));
  const title = `the response ${status} of ${call.title}`;
  const openQuestions = context.questions.note(
    { subject: title, href: `${context.href}#${anchor}`, authored: response.authored, received: true },
    response.notPublished ?? [],
  );
  const part = status === 'default' ? status : status.toUpperCase();
  const places = partPlaces(call.names, part);
  return { ...wholeResponse(response, { context, anchor, direction: 'response', title, places }), ...openQuestions };
}

/**
 * Creates the section of a response on the page of its status code. That page already shows `entry`, the code's entry
 * in the error catalogue, so the section does not repeat it.
 */
export function responseOnPage(
  response: Response,
  entry: CatalogueEntry | undefined,
  context: PageContext,
): ResponseSection {
  const { status, component, authored, notPublished = [] } = response;
  const anchor = context.anchors.claim(segment(component ?? 'body'));
  const title = `the response ${status}`;
  const { href: _, remedy: __, ...whole } = wholeResponse(response, { context, anchor, direction: 'response', title });
  return {
    ...whole,
    ...(entry?.component === component ? { description: [] } : {}),
    ...context.questions.note({ subject: title, authored }, notPublished),
  };
}

/** Creates the full section of a response: body, headers, and the text of the error catalogue about the status code. */
function wholeResponse(response: Response, scope: FieldScope): ResponseSection {
  const { status, summary, description, content } = response;
  const { context, anchor } = scope;
  const entry = entryOf(response, context);
  const [first, ...others] = bodyKinds(content);
  const { extensions = [], ...notes } = first === undefined ? {} : mediaNotes(first.media, context);
  const title = entry === undefined || entry.title === '' ? (summary ?? statusTitle(status, entry)) : entry.title;
  const isRepeated = description.trim().replace(/\.$/, '').toLowerCase() === title.toLowerCase();
  return omitUndefined({
    anchor,
    status,
    title,
    description: [...(isRepeated ? [] : toProse(description)), ...toProse(first?.media.withoutExample ?? '')],
    remedy: entry?.remedy === undefined ? undefined : toProse(entry.remedy),
    href: errorHref(response, context),
    mediaType: first?.mediaType,
    ...notes,
    extensions: unlessEmpty([...extensionsOf(response, context.config), ...extensions]),
    table: first && bodyTable(first.media, firstScope(first, scope), description),
    headers: headerTable(response, scope),
    alternatives: others.map((kind) => bodyAlternative(kind, scope)),
    links: responseLinks(response, context),
    examples: examplePanels(content, context, anchor),
  });
}

function entryOf({ status }: Response, { api }: PageContext): CatalogueEntry | undefined {
  return api.catalogue.find(({ code }) => code === status);
}

function errorHref({ status }: Response, { addresses }: PageContext): Href | undefined {
  return /^[45]/.test(status) ? addresses.codes.get(status) : undefined;
}

/** Creates the part of a response section for media types that are described differently from the first ones. */
function bodyAlternative(kind: BodyKind, scope: FieldScope): BodyAlternative {
  const { media, mediaType } = kind;
  const table = bodyTable(media, furtherScope(kind, scope));
  return omitUndefined({ mediaType, ...mediaNotes(media, scope.context), table });
}

function headerTable({ headers }: Response, { context, anchor, places = [] }: FieldScope): FieldTable | undefined {
  if (headers.length === 0) return undefined;
  const scope = {
    context,
    anchor: `${anchor}.header`,
    direction: 'response' as const,
    title: 'the headers',
    places: partPlaces(places, 'header'),
  };
  return withNotes({ fields: headers.map((header) => parameterField(header, scope)) }, context.notes);
}

/** If at least this number of operations share a reusable response, only the page of its status code explains it. */
const SEVERAL = 3;

function isShared(response: Response, api: Api): boolean {
  return response.component !== undefined && (usesOf(api).get(responseKey(response)) ?? 0) >= SEVERAL;
}

/** Counts how often each response occurs in operations, by `responseKey`. */
const usesOf = memoize(({ operations }: Api): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const response of operations.flatMap(({ responses }) => responses))
    uses.set(responseKey(response), (uses.get(responseKey(response)) ?? 0) + 1);
  return uses;
});

/** Returns a key that is the same for all responses with the same status, component and description. */
export function responseKey({ status, component = '', description }: Response): string {
  return `${status} ${component} ${description}`;
}

function sharedSection(response: Response, anchor: string, href: Href, title: string): ResponseSection {
  const { status } = response;
  return { anchor, status, title, description: [], href, alternatives: [], links: [], examples: [], shared: true };
}

/** Returns the links of a response (Link Object, OpenAPI 3.1, section 4.8.20). */
function responseLinks({ links }: Response, context: PageContext): readonly ResponseLink[] {
  return links.map((link): ResponseLink => {
    const operation = linkedOperation(link, context);
    const href = operation && context.addresses.operations.get(operation.operationId);
    const target = operation && href && { label: operation.summary, href };
    return omitUndefined({
      name: link.name,
      description: toProse(link.description),
      target,
      leadsTo: target === undefined ? (link.operationId ?? link.operationRef) : undefined,
      values: link.parameters.map(({ name, value }) => ({ name, value: phrase(valueWords(value)) })),
      body: link.requestBody === undefined ? undefined : phrase(valueWords(link.requestBody)),
      server: link.server?.template,
      extensions: unlessEmpty(extensionsOf(link, context.config)),
    });
  });
}

/** Describes in words where a value comes from; a constant is shown as it is. */
function valueWords(value: unknown): string {
  if (typeof value !== 'string' || isNumberText(value)) return `\`${truncatedJson(value)}\``;
  return expressionWords(value) ?? `\`${value}\``;
}

function linkedOperation({ operationId, operationRef }: Link, { api }: PageContext): Operation | undefined {
  if (operationId !== undefined) return api.operations.find((operation) => operation.operationId === operationId);
  const [, path = '', method = ''] = /^#\/paths\/([^/]+)\/([a-z]+)$/.exec(operationRef ?? '') ?? [];
  const template = schemaName(path);
  return api.operations.find((operation) => operation.path === template && operation.method === method.toUpperCase());
}
