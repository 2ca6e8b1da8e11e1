import type { Link, Response } from '../../src/model/api.ts';
import type { FieldTable } from '../../src/model/field.ts';
import type { BodyAlternative, ResponseLink } from '../../src/model/operation-section.ts';
import { describe } from '../prose/description.ts';
import { segment } from './anchors.ts';
import { parameterField } from './field-table.ts';
import { bodyTable } from './media-section.ts';
import type { PageContext } from './page-context.ts';

/** Table of the headers of a response; undefined where it has none. */
export function headerTable({ headers }: Response, context: PageContext, anchor: string): FieldTable | undefined {
  if (headers.length === 0) return undefined;
  const scope = { context, anchor: `${anchor}.header`, path: '', direction: 'response' as const, within: [] };
  return { fields: headers.map((header) => parameterField(header, scope)), notices: [] };
}

/** Bodies in further media types that are described otherwise than the first. */
export function otherBodies({ content }: Response, context: PageContext, anchor: string): readonly BodyAlternative[] {
  const [first, ...others] = content;
  return others.filter(({ schema }) => schema !== first?.schema && JSON.stringify(schema) !== JSON.stringify(first?.schema)).flatMap((media) => {
    const table = bodyTable(media, context, `${anchor}.${segment(media.mediaType)}`, 'response');
    return table === undefined ? [] : [{ mediaType: media.mediaType, table }];
  });
}

/** What a response makes possible (Link Object, OpenAPI 3.1, section 4.8.20). */
export function responseLinks({ links }: Response, context: PageContext): readonly ResponseLink[] {
  return links.map((link): ResponseLink => {
    const operation = linked(link, context);
    const href = operation === undefined ? undefined : context.addresses.operations.get(operation.operationId);
    return {
      name: link.name,
      description: describe(link.description),
      ...(operation === undefined || href === undefined ? {} : { target: { label: operation.summary, href } }),
      values: link.parameters.map(({ name, value }) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value) })),
    };
  });
}

function linked({ operationId, operationRef }: Link, { api }: PageContext): { operationId: string; summary: string } | undefined {
  if (operationId !== undefined) return api.operations.find((operation) => operation.operationId === operationId);
  const [, path = '', method = ''] = /^#\/paths\/([^/]+)\/([a-z]+)$/.exec(operationRef ?? '') ?? [];
  const template = path.replaceAll('~1', '/').replaceAll('~0', '~');
  return api.operations.find((operation) => operation.path === template && operation.method === method.toUpperCase());
}
