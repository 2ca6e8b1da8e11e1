import type { CatalogueEntry } from '#src/model/api.ts';
import type { Response } from '#src/model/media-type.ts';
import type { Href } from '#src/model/nav.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { BodyAlternative, ResponseSection } from '#src/model/operation-section.ts';
import { omitUndefined, unlessEmpty } from '../../../text/omit-undefined.ts';
import { describe } from '../../prose/description.ts';
import { segment } from '../context/anchors.ts';
import type { PageContext } from '../context/page-context.ts';
import { extensionsOf } from '../fields/extensions.ts';
import { parameterField } from '../fields/parameter-field.ts';
import type { FieldScope } from '../fields/position.ts';
import { bodyKinds, bodyTable, mediaNotes, type BodyKind } from './bodies.ts';
import { examplePanels } from './example-panels.ts';
import { responseLinks } from './response-links.ts';
import { statusTitle } from './status-title.ts';

/** One response of an operation: whole, or a link to the page that explains it for all operations. */
export function responseSection(
  response: Response,
  context: PageContext,
  operationAnchor: string,
  operationTitle: string,
): ResponseSection {
  const { status } = response;
  const anchor = context.anchors.claim(`${operationAnchor}.${status}`);
  const title = `the response ${status} of ${operationTitle}`;
  const question = response.question === undefined ? {} : { question: response.question };
  context.gaps.note({ label: title, href: `${context.href}#${anchor}`, ...question }, response.notPublished ?? []);
  const href = errorHref(response, context);
  return href !== undefined && isShared(response, context)
    ? sharedSection(response, anchor, href, statusTitle(status, entryOf(response, context)))
    : wholeResponse(response, { context, anchor, direction: 'response', title });
}

/** A response with its body and headers, and with what the error catalogue knows of its code. */
export function wholeResponse(response: Response, scope: FieldScope): ResponseSection {
  const { status, summary, description, content } = response;
  const { context, anchor } = scope;
  const entry = entryOf(response, context);
  const [first, ...others] = bodyKinds(content);
  const { extensions = [], ...notes } = first === undefined ? {} : mediaNotes(first.media);
  return omitUndefined({
    anchor,
    status,
    title: entry === undefined || entry.title === '' ? (summary ?? statusTitle(status, entry)) : entry.title,
    description: describe(description),
    remedy: entry?.remedy === undefined ? undefined : describe(entry.remedy),
    href: errorHref(response, context),
    mediaType: first?.mediaType,
    ...notes,
    extensions: unlessEmpty([...extensionsOf(response), ...extensions]),
    table: first && bodyTable(first.media, scope),
    headers: headerTable(response, context, anchor),
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

/** The body in a further media type, described otherwise than the first. */
function bodyAlternative({ media, mediaType }: BodyKind, scope: FieldScope): BodyAlternative {
  const table = bodyTable(media, { ...scope, anchor: `${scope.anchor}.${segment(media.mediaType)}` });
  return omitUndefined({ mediaType, ...mediaNotes(media), table });
}

function headerTable({ headers }: Response, context: PageContext, anchor: string): FieldTable | undefined {
  if (headers.length === 0) return undefined;
  const scope = { context, anchor: `${anchor}.header`, direction: 'response' as const, title: 'the headers' };
  return { fields: headers.map((header) => parameterField(header, scope)) };
}

/** Operations from which on a response is explained in one place for all of them. */
const SEVERAL = 3;

function isShared({ component, status }: Response, { api }: PageContext): boolean {
  const uses = api.operations.filter(({ responses }) =>
    responses.some((other) => other.component === component && other.status === status),
  );
  return component !== undefined && uses.length >= SEVERAL;
}

function sharedSection(response: Response, anchor: string, href: Href, title: string): ResponseSection {
  const { status } = response;
  return { anchor, status, title, description: [], href, alternatives: [], links: [], examples: [], shared: true };
}
