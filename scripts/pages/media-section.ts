import type { MediaType, Response } from '../../src/model/api.ts';
import type { FieldTable } from '../../src/model/field.ts';
import type { ResponseExample, ResponseSection } from '../../src/model/operation-section.ts';
import type { Schema } from '../../src/model/schema.ts';
import { describe } from '../prose/description.ts';
import { segment } from './anchors.ts';
import { fieldTable, type FieldScope } from './field-table.ts';
import { withEncoding } from './fields/encoding-words.ts';
import type { PageContext } from './page-context.ts';
import { headerTable, otherBodies, responseLinks } from './response-details.ts';
import { statusTitle } from './status-title.ts';

/** Fields of a body, or what it is where it has none; undefined when the description says nothing of it. */
export function bodyTable(media: MediaType, context: PageContext, anchor: string, direction: FieldScope['direction']): FieldTable | undefined {
  const table = withEncoding(fieldTable(bodySchema(media), { context, anchor, path: '', direction, within: [] }), media);
  const empty = table.fields.length === 0 && table.value === undefined && table.variants === undefined && table.notices.length === 0 && table.schema?.href === undefined && table.cut !== true;
  return empty ? undefined : table;
}

/** A sequence of entries reads as an array of them (OpenAPI 3.2, section 4.14.3). */
function bodySchema({ schema, itemSchema }: MediaType): Schema {
  return itemSchema !== undefined && Object.keys(schema).length === 0 ? { type: 'array', items: itemSchema } : schema;
}

/** Named examples of a body as JSON, or as they are when they are text. */
export function examplePanels(media: MediaType | undefined, context: PageContext, anchor: string): readonly ResponseExample[] {
  return (media?.examples ?? []).map(({ name, summary, value, generated }) => ({
    anchor: context.anchors.claim(`${anchor}.${segment(name)}`),
    name,
    title: summary,
    ...(generated === undefined ? {} : { generated }),
    code: typeof value === 'string' ? { text: value, syntax: 'text' } : { text: JSON.stringify(value, null, 2), syntax: 'json' },
  }));
}

/** One answer of an operation, with what the error catalogue knows of its code. */
export function responseSection(response: Response, context: PageContext, operationAnchor: string): ResponseSection {
  const { status, description, content } = response;
  const anchor = context.anchors.claim(`${operationAnchor}.${status}`);
  const entry = context.api.catalogue.find(({ code }) => code === status);
  const media = content[0];
  const table = media === undefined ? undefined : bodyTable(media, context, anchor, 'response');
  const headers = headerTable(response, context, anchor);
  const href = /^[45]/.test(status) ? context.addresses.codes.get(status) : undefined;
  return {
    anchor,
    status,
    title: statusTitle(status, entry),
    description: describe(description),
    ...(entry?.remedy === undefined ? {} : { remedy: describe(entry.remedy) }),
    ...(href === undefined ? {} : { href }),
    ...(media === undefined ? {} : { mediaType: media.mediaType }),
    ...(table === undefined ? {} : { table }),
    ...(headers === undefined ? {} : { headers }),
    alternatives: otherBodies(response, context, anchor),
    links: responseLinks(response, context),
    examples: examplePanels(media, context, anchor),
    notices: [],
  };
}
