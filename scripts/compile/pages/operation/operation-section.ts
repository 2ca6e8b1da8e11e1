import type { Operation } from '#src/model/operation.ts';
import type { OperationSection } from '#src/model/operation-section.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { deprecation } from '#src/shared/schema/lifecycle.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';
import { toProse } from '../../prose/description.ts';
import type { PageContext } from '../context/page-context.ts';
import { extensionsOf } from '../fields/extensions.ts';
import { docsOf } from '../fields/external-docs.ts';
import { credentials } from './credentials.ts';
import { operationNames, partPlaces } from './call-places.ts';
import { bodySections, impliedHeaders, parameterSections } from './input-sections.ts';
import { orderByResponses, requestSection } from './request-section.ts';
import { responseSection } from './response-section.ts';
import { serverLines } from './server-lines.ts';
import { callbackSection } from './webhook-section.ts';

/**
 * An operation as a page shows it. `heading` replaces the summary where a guide wants its own words; a page of its own
 * (level 1) also shows servers and extensions.
 */
export function operationSection(
  operation: Operation,
  context: PageContext,
  level: 1 | 2 | 3,
  heading = operation.summary,
): OperationSection {
  const { operationId, path, server, summary } = operation;
  const anchor = context.anchors.claim(operationId);
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
    description: toProse(operation.description),
    ...context.questions.note(
      { subject: `“${summary}”`, href: `${context.href}#${anchor}`, question: operation.question },
      operation.notPublished,
    ),
    needs: [...credentials(operation), ...operation.requires.map(toProse)],
    servers: isOwnPage ? serverLines(operation) : [],
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
    callbacks: operation.callbacks.map((callback) =>
      callbackSection(callback, context, { anchor, level: isOwnPage ? 3 : 4 }),
    ),
    extensions: isOwnPage ? extensionsOf(operation, context.config) : [],
    docs: docsOf(operation.externalDocs, context.api),
    reference: context.reference?.operation.get(operationId),
    whileOpen: path === undefined || !operation.methodPublished ? context.whileOpen : undefined,
    request: request && orderByResponses(request, operation),
  });
}
