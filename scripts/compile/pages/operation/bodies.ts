import { groupBy } from '../../../text/group-by.ts';
import type { MediaType } from '#src/model/media-type.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { MediaNotes } from '#src/model/operation-section.ts';
import type { Schema } from '#src/model/schema.ts';
import { omitUndefined, unlessEmpty } from '../../../text/omit-undefined.ts';
import { toProse } from '../../prose/description.ts';
import { withEncoding } from '../fields/encoding-words.ts';
import type { PageContext } from '../context/page-context.ts';
import { extensionsOf } from '../fields/extensions.ts';
import { fieldTable } from '../fields/field-table.ts';
import { externalExamples } from '../fields/named-examples.ts';
import type { FieldScope } from '../fields/position.ts';

/** Media types whose bodies are described in the same words. */
export interface BodyKind {
  /** The first of them. */
  readonly media: MediaType;
  /** In their order, with commas. */
  readonly mediaType: string;
}

/**
 * The content of a call by how it is described (OpenAPI 3.1, section 4.8.14): one kind for `application/json` and
 * `text/json` of the same schema.
 */
export function bodyKinds(content: readonly MediaType[]): readonly BodyKind[] {
  const kinds = groupBy(content, (media) =>
    JSON.stringify({ ...media, mediaType: undefined, examples: undefined, files: undefined }),
  );
  return [...kinds.values()].flatMap((all) =>
    all[0] === undefined ? [] : [{ media: all[0], mediaType: all.map(({ mediaType }) => mediaType).join(', ') }],
  );
}

/**
 * What changes call a kind of body: by the body where nothing tells its kinds apart, and by its media types. `places` are
 * those of the body.
 */
export function kindPlaces(
  { mediaType }: BodyKind,
  places: readonly string[] = [],
  isFirst: boolean,
): readonly string[] {
  const typed = mediaType.split(', ').flatMap((type) => places.map((place) => `${place}.${type.toLowerCase()}`));
  return isFirst ? [...places, ...typed] : typed;
}

/** What a media type says beside its schema and its examples. */
export function mediaNotes(media: MediaType, { config }: PageContext): MediaNotes {
  return omitUndefined({
    about: media.description === undefined ? undefined : toProse(media.description),
    sequence: media.itemSchema === undefined ? undefined : (true as const),
    extensions: unlessEmpty(extensionsOf(media, config)),
    externalExamples: unlessEmpty(externalExamples(media.externalExamples)),
  });
}

/** Fields of a body, or what it is where it has none; undefined when the description says nothing of it. */
export function bodyTable(media: MediaType, scope: FieldScope): FieldTable | undefined {
  const table = withEncoding(fieldTable(bodySchema(media), scope), media, scope.context.config);
  const isEmpty =
    table.fields.length === 0 &&
    table.value === undefined &&
    table.variants === undefined &&
    table.undocumented === undefined &&
    table.schema?.href === undefined &&
    table.cut !== true;
  return isEmpty ? undefined : table;
}

/**
 * Of a sequence the fields of one entry; with what holds for the whole where that is described as well (OpenAPI 3.2,
 * section 4.14.3).
 */
function bodySchema({ schema, itemSchema }: MediaType): Schema {
  if (itemSchema === undefined) return schema;
  return Object.keys(schema).length === 0 ? itemSchema : { allOf: [schema, { type: 'array', items: itemSchema }] };
}
