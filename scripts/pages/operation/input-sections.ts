import { withNotes } from '../fields/table-notes.ts';
import type { Parameter, RequestBody, MediaType } from '#src/model/media-type.ts';
import type { Operation, OperationObject } from '#src/model/operation.ts';
import { concreteType } from '#src/shared/samples/body.ts';
import type { SecurityRequirement } from '#src/model/security.ts';
import type { Field, FieldTable } from '#src/model/field.ts';
import type { InputSection, MediaNotes } from '#src/model/operation-section.ts';
import { omitUndefined, unlessEmpty } from '../../text/omit-undefined.ts';
import { toProse } from '../../guides/prose/description.ts';
import { segment } from '#src/shared/text/segment.ts';
import type { Schema } from '#src/model/schema.ts';
import type { PageContext } from '../context/page-context.ts';
import { extensionsOf } from '../fields/extensions.ts';
import { parameterField } from '../fields/parameter-field.ts';
import type { FieldScope } from '../fields/position.ts';
import { groupBy } from '../../text/group-by.ts';
import { withEncoding } from '../fields/encoding-words.ts';
import { fieldTable } from '../fields/field-table.ts';
import { externalExamples } from '../fields/named-examples.ts';
import { partPlaces } from './call-places.ts';

const PLACES: readonly { readonly in: Parameter['in']; readonly title: string }[] = [
  { in: 'header', title: 'Headers' },
  { in: 'path', title: 'Path parameters' },
  { in: 'query', title: 'Query parameters' },
  { in: 'querystring', title: 'Query string' },
  { in: 'cookie', title: 'Cookies' },
];

const NO_FIELDS: FieldTable = { fields: [] };

/** The operation or webhook to which parameters belong. `names` identify it in the changes between versions. */
interface CallScope {
  readonly context: PageContext;
  readonly anchor: string;
  readonly names: readonly string[];
}

/**
 * Creates the parameter sections of an operation, webhook or callback: one table for each location (`in`), required
 * parameters first. `implied` returns rows for headers that are needed but not listed.
 */
export function parameterSections(
  { parameters, evidence }: Pick<OperationObject, 'parameters' | 'evidence'>,
  { context, anchor: callAnchor, names }: CallScope,
  implied: (anchor: string) => readonly Field[] = () => [],
): readonly InputSection[] {
  return PLACES.flatMap(({ in: place, title }) => {
    const anchor = `${callAnchor}.${place}`;
    const declared = parameters.filter((parameter) => parameter.in === place);
    const inOrder = [...declared.filter(({ required }) => required), ...declared.filter(({ required }) => !required)];
    const scope = { context, direction: 'request', places: partPlaces(names, place) } as const;
    const fields: readonly Field[] = [
      ...(place === 'header' ? implied(anchor) : []),
      ...inOrder.map((parameter) => ({
        ...parameterField(parameter, { ...scope, anchor, title: title.toLowerCase() }, evidence),
        ...(parameter.required || evidence.required === 'open' ? {} : { optional: true }),
      })),
    ];
    if (fields.length === 0) return [];
    return [
      { anchor: context.anchors.claim(anchor), title, description: [], table: withNotes({ fields }, context.notes) },
    ];
  });
}

/** Creates the sections of a request body or webhook payload. Media types that are described alike share a section. */
export function bodySections(body: RequestBody | undefined, scope: FieldScope): readonly InputSection[] {
  if (body === undefined) return [];
  const isRequest = scope.direction === 'request';
  const title = isRequest ? 'Body' : 'Payload';
  const [first, ...others] = bodyKinds(body.content);
  const { extensions = [], ...notes } = first === undefined ? {} : mediaNotes(first.media, scope.context);
  const section: InputSection = omitUndefined({
    anchor: scope.context.anchors.claim(scope.anchor),
    title,
    mediaType: first?.mediaType,
    required: isRequest ? body.required : undefined,
    description: toProse(body.description),
    ...notes,
    extensions: unlessEmpty([...extensionsOf(body, scope.context.config), ...extensions]),
    table: (first && bodyTable(first.media, firstScope(first, scope), body.description)) ?? NO_FIELDS,
  });
  return [section, ...others.map((kind) => furtherBody(kind, scope, title))];
}

function furtherBody(kind: BodyKind, scope: FieldScope, title: string): InputSection {
  const { media, mediaType } = kind;
  const own = furtherScope(kind, scope);
  const table = bodyTable(media, own);
  const notes = mediaNotes(media, scope.context);
  const isUndescribed = table === undefined && Object.keys(notes).length === 0;
  return omitUndefined({
    anchor: scope.context.anchors.claim(own.anchor),
    title: `${title} as ${media.mediaType}`,
    mediaType: mediaType === media.mediaType ? undefined : mediaType,
    description: isUndescribed ? toProse('Any content of this type.') : [],
    ...notes,
    table: table ?? NO_FIELDS,
  });
}

/**
 * Returns rows for the headers that an operation needs but does not list as parameters: those of its credentials, and
 * `Content-Type`.
 */
export function impliedHeaders(
  { security, requestBody, contentType }: Pick<Operation, 'security' | 'requestBody' | 'contentType'>,
  context: PageContext,
  anchor: string,
): readonly Field[] {
  // A header gets a row only if every way to authorise the call needs it. "What you need" lists all ways.
  const always = security
    .flat()
    .filter(
      (scheme) =>
        scheme.in === 'header' &&
        security.every((alternative) => alternative.some((each) => headerName(each) === headerName(scheme))),
    );
  const keys = new Map(always.map((scheme) => [headerName(scheme).toLowerCase(), scheme]));
  const mediaTypes = requestBody?.content.map(mediaTypeWords) ?? [contentType ?? []].flat();
  const row = (name: string, description: string, constraints: readonly string[]): Field => ({
    anchor: context.anchors.claim(`${anchor}.${segment(name)}`),
    name,
    path: name,
    type: 'string',
    required: true,
    marks: [],
    description: toProse(description),
    constraints,
  });
  const fields = [...keys.values()].map((scheme) => row(headerName(scheme), scheme.description, []));
  if (mediaTypes.length === 0) return fields;
  const isOne = mediaTypes.length === 1 && !mediaTypes.some((words) => words.includes('*'));
  const values = isOne ? `always ${mediaTypes[0]}` : `one of ${mediaTypes.join(', ')}`;
  return [...fields, row('Content-Type', '', [values])];
}

/** Describes a media type in words; for a range such as `image/*`, with an example. */
function mediaTypeWords(media: MediaType): string {
  const type = concreteType(media);
  return type === media.mediaType ? type : `${media.mediaType} (such as ${type})`;
}

function headerName({ parameterName, name }: SecurityRequirement): string {
  return parameterName ?? name;
}

/** A kind of body: the media types of a body that are described alike. */
export interface BodyKind {
  /** The first media type of this kind. */
  readonly media: MediaType;
  /** All media types in order, separated by commas. */
  readonly mediaType: string;
}

/**
 * Groups the media types of a body (OpenAPI 3.1, section 4.8.14) that are described alike. For example,
 * `application/json` and `text/json` with the same schema are one kind.
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
 * Returns the `FieldScope` for the table of a body's first media type. Changes between versions name its fields with or
 * without the media type: `pay.request` or `pay.request.application/json`.
 */
export function firstScope(kind: BodyKind, scope: FieldScope): FieldScope {
  return { ...scope, places: [...(scope.places ?? []), ...typedPlaces(kind, scope)] };
}

/**
 * Returns the `FieldScope` for the table of a further media type of a body. The anchor and all names in `places` end
 * with the media type.
 */
export function furtherScope(kind: BodyKind, scope: FieldScope): FieldScope {
  return { ...scope, anchor: `${scope.anchor}.${segment(kind.media.mediaType)}`, places: typedPlaces(kind, scope) };
}

/**
 * Returns the names of a body in the changes between versions: `pay.request.application/json`. A kind of body with
 * several media types has a name for each.
 */
function typedPlaces({ mediaType }: BodyKind, { places = [] }: FieldScope): readonly string[] {
  return mediaType.split(', ').flatMap((type) => places.map((place) => `${place}.${type.toLowerCase()}`));
}

/** Returns the notes on a media type that are shown in addition to its schema and examples. */
export function mediaNotes(media: MediaType, { config }: PageContext): MediaNotes {
  return omitUndefined({
    about: media.description === undefined ? undefined : toProse(media.description),
    sequence: media.itemSchema !== undefined || undefined,
    extensions: unlessEmpty(extensionsOf(media, config)),
    externalExamples: unlessEmpty(externalExamples(media.externalExamples)),
  });
}

/**
 * Creates the table of a body's fields, or of the body itself if it has no fields; undefined if there is nothing to
 * show. A description equal to `textAbove` is omitted, as the page already shows it.
 */
export function bodyTable(media: MediaType, scope: FieldScope, textAbove?: string): FieldTable | undefined {
  const whole = bodySchema(media);
  const { description, ...others } = whole;
  const schema = description !== undefined && description === textAbove ? others : whole;
  const table = withEncoding(fieldTable(schema, scope), media, scope.context.config);
  const isEmpty =
    table.fields.length === 0 &&
    table.value === undefined &&
    table.variants === undefined &&
    table.undocumented === undefined &&
    table.schema?.href === undefined;
  return isEmpty ? undefined : table;
}

/**
 * Returns the schema of a body. For a sequence (`itemSchema`; OpenAPI 3.2, section 4.14.3), this is the schema of one
 * entry. If the whole body also has a schema, this is that schema combined with an array of entries.
 */
function bodySchema({ schema, itemSchema }: MediaType): Schema {
  if (itemSchema === undefined) return schema;
  return Object.keys(schema).length === 0 ? itemSchema : { allOf: [schema, { type: 'array', items: itemSchema }] };
}
