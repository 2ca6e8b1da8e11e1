import type { Link, Response } from '../../src/model/api.ts';
import type { FieldTable } from '../../src/model/field.ts';
import type { BodyAlternative, ResponseLink } from '../../src/model/operation-section.ts';
import { schemaName } from '../model/resolve-ref.ts';
import { describe } from '../prose/description.ts';
import { phrase } from '../prose/phrase.ts';
import { segment } from './anchors.ts';
import { bodyKinds, mediaNotes } from './body-kinds.ts';
import { expressionWords } from './expression-words.ts';
import { parameterField } from './field-table.ts';
import { shortJson } from './fields/short.ts';
import { bodyTable } from './media-section.ts';
import type { PageContext } from './page-context.ts';
import { statedBy } from './stated.ts';

/** Table of the headers of a response; undefined where it has none. */
export function headerTable({ headers }: Response, context: PageContext, anchor: string): FieldTable | undefined {
  if (headers.length === 0) return undefined;
  const scope = { context, anchor: `${anchor}.header`, path: '', direction: 'response' as const, within: [] };
  return { fields: headers.map((header) => parameterField(header, scope)), notices: [] };
}

/** Bodies in further media types that are described otherwise than the first. */
export function otherBodies({ content }: Response, context: PageContext, anchor: string): readonly BodyAlternative[] {
  return bodyKinds(content)
    .slice(1)
    .map(({ media, mediaType }) => {
      const table = bodyTable(media, context, `${anchor}.${segment(media.mediaType)}`, 'response');
      return { mediaType, ...mediaNotes(media), ...(table === undefined ? {} : { table }) };
    });
}

/** What a response makes possible (Link Object, OpenAPI 3.1, section 4.8.20). */
export function responseLinks({ links }: Response, context: PageContext): readonly ResponseLink[] {
  return links.map((link): ResponseLink => {
    const operation = linked(link, context);
    const stated = statedBy(link);
    const href = operation === undefined ? undefined : context.addresses.operations.get(operation.operationId);
    return {
      name: link.name,
      description: describe(link.description),
      ...(operation === undefined || href === undefined
        ? leadsTo(link)
        : { target: { label: operation.summary, href } }),
      values: link.parameters.map(({ name, value }) => ({ name, value: phrase(valueWords(value)) })),
      ...(link.requestBody === undefined ? {} : { body: phrase(valueWords(link.requestBody)) }),
      ...(link.server === undefined ? {} : { server: link.server.template }),
      ...(stated.length === 0 ? {} : { stated }),
    };
  });
}

function leadsTo({ operationId, operationRef }: Link): Pick<ResponseLink, 'leadsTo'> {
  const named = operationId ?? operationRef;
  return named === undefined ? {} : { leadsTo: named };
}

/** Where a value is taken from, or the value itself. */
function valueWords(value: unknown): string {
  if (typeof value !== 'string') return `\`${shortJson(value)}\``;
  return expressionWords(value) ?? `\`${value}\``;
}

function linked(
  { operationId, operationRef }: Link,
  { api }: PageContext,
): { operationId: string; summary: string } | undefined {
  if (operationId !== undefined) return api.operations.find((operation) => operation.operationId === operationId);
  const [, path = '', method = ''] = /^#\/paths\/([^/]+)\/([a-z]+)$/.exec(operationRef ?? '') ?? [];
  const template = schemaName(path);
  return api.operations.find((operation) => operation.path === template && operation.method === method.toUpperCase());
}
