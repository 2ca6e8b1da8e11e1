import type { MediaType, Response } from '../../src/model/api.ts';
import type { FieldTable } from '../../src/model/field.ts';
import type { ResponseExample, ResponseSection } from '../../src/model/operation-section.ts';
import type { Schema } from '../../src/model/schema.ts';
import { describe } from '../prose/description.ts';
import { isJson } from '../samples/body.ts';
import { segment } from './anchors.ts';
import { bodyKinds, mediaNotes } from './body-kinds.ts';
import { fieldTable, type FieldScope } from './field-table.ts';
import { withEncoding } from './fields/encoding-words.ts';
import type { PageContext } from './page-context.ts';
import { headerTable, otherBodies, responseLinks } from './response-details.ts';
import { statedBy } from './stated.ts';
import { statusTitle } from './status-title.ts';

/** Fields of a body, or what it is where it has none; undefined when the description says nothing of it. */
export function bodyTable(
  media: MediaType,
  context: PageContext,
  anchor: string,
  direction: FieldScope['direction'],
): FieldTable | undefined {
  const table = withEncoding(
    fieldTable(bodySchema(media), { context, anchor, path: '', direction, within: [] }),
    media,
  );
  const empty =
    table.fields.length === 0 &&
    table.value === undefined &&
    table.variants === undefined &&
    table.notices.length === 0 &&
    table.schema?.href === undefined &&
    table.cut !== true;
  return empty ? undefined : table;
}

/** Of a sequence the fields of one entry; with what holds for the whole where that is described as well (OpenAPI 3.2, section 4.14.3). */
function bodySchema({ schema, itemSchema }: MediaType): Schema {
  if (itemSchema === undefined) return schema;
  return Object.keys(schema).length === 0 ? itemSchema : { allOf: [schema, { type: 'array', items: itemSchema }] };
}

/** Named examples of a body as JSON, or as they go over the wire when they are something else; of further media types those that were written for them. */
export function examplePanels(
  content: readonly MediaType[],
  context: PageContext,
  anchor: string,
): readonly ResponseExample[] {
  const shown = content.flatMap((media, index) =>
    media.examples
      .filter(({ generated }) => index === 0 || generated === undefined)
      .map((example) => ({ media, example, index })),
  );
  const mixed = new Set(shown.map(({ index }) => index)).size > 1;
  return shown.map(({ media, example: { name, summary, description, value, serializedValue, generated }, index }) => {
    const text = isJson(media.mediaType) ? value : (serializedValue ?? value);
    const words = describe(description);
    return {
      anchor: context.anchors.claim(`${anchor}.${index === 0 ? '' : `${segment(media.mediaType)}.`}${segment(name)}`),
      name,
      title: !mixed ? summary : summary === 'Example' ? media.mediaType : `${summary}, ${media.mediaType}`,
      ...(words.length === 0 ? {} : { description: words }),
      ...(generated === undefined ? {} : { generated }),
      code:
        typeof text === 'string'
          ? { text, syntax: /[/+]xml\b/i.test(media.mediaType) ? 'html' : 'text' }
          : { text: JSON.stringify(text, null, 2), syntax: 'json' },
    };
  });
}

/** One answer of an operation, with what the error catalogue knows of its code. */
export function responseSection(response: Response, context: PageContext, operationAnchor: string): ResponseSection {
  const { status, summary, description, content } = response;
  const anchor = context.anchors.claim(`${operationAnchor}.${status}`);
  const entry = context.api.catalogue.find(({ code }) => code === status);
  const [kind] = bodyKinds(content);
  const media = kind?.media;
  const { stated: own = [], ...notes } = media === undefined ? {} : mediaNotes(media);
  const stated = [...statedBy(response), ...own];
  const table = media === undefined ? undefined : bodyTable(media, context, anchor, 'response');
  const headers = headerTable(response, context, anchor);
  const href = /^[45]/.test(status) ? context.addresses.codes.get(status) : undefined;
  return {
    anchor,
    status,
    title: (entry?.title ?? '') === '' ? (summary ?? statusTitle(status, entry)) : statusTitle(status, entry),
    description: describe(description),
    ...(entry?.remedy === undefined ? {} : { remedy: describe(entry.remedy) }),
    ...(href === undefined ? {} : { href }),
    ...(kind === undefined ? {} : { mediaType: kind.mediaType }),
    ...notes,
    ...(stated.length === 0 ? {} : { stated }),
    ...(table === undefined ? {} : { table }),
    ...(headers === undefined ? {} : { headers }),
    alternatives: otherBodies(response, context, anchor),
    links: responseLinks(response, context),
    examples: examplePanels(content, context, anchor),
    notices: [],
  };
}
