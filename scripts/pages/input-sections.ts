import type { OperationObject, Parameter, RequestBody, SecurityRequirement } from '../../src/model/api.ts';
import type { Field, FieldTable } from '../../src/model/field.ts';
import type { InputSection, MediaNotes } from '../../src/model/operation-section.ts';
import { describe } from '../prose/description.ts';
import { segment } from './anchors.ts';
import { bodyKinds, mediaNotes, type BodyKind } from './body-kinds.ts';
import { parameterField } from './field-table.ts';
import { bodyTable } from './media-section.ts';
import type { PageContext } from './page-context.ts';
import { statedBy } from './stated.ts';

const PLACES: readonly { readonly in: Parameter['in']; readonly title: string }[] = [
  { in: 'header', title: 'Headers' },
  { in: 'path', title: 'Path parameters' },
  { in: 'query', title: 'Query parameters' },
  { in: 'querystring', title: 'Query string' },
  { in: 'cookie', title: 'Cookies' },
];

/** What a call takes, one table for each place a value goes to, required ones first. `own` are headers it needs besides. */
export function parameterSections(
  parameters: readonly Parameter[],
  context: PageContext,
  operationAnchor: string,
  own: (anchor: string) => readonly Field[] = () => [],
): readonly InputSection[] {
  return PLACES.flatMap(({ in: place, title }) => {
    const anchor = `${operationAnchor}.${place}`;
    const scope = { context, anchor, path: '', direction: 'request' as const, within: [] };
    const declared = parameters.filter((parameter) => parameter.in === place);
    const fields: readonly Field[] = [
      ...(place === 'header' ? own(anchor) : []),
      ...[...declared]
        .sort((a, b) => Number(b.required) - Number(a.required))
        .map((parameter) => parameterField(parameter, scope)),
    ];
    return fields.length === 0
      ? []
      : [{ anchor: context.anchors.claim(anchor), title, description: [], table: { fields, notices: [] } }];
  });
}

/** The body of a call: a table for each kind of body that is described otherwise than those before it. */
export function bodySections(
  body: RequestBody | undefined,
  context: PageContext,
  operationAnchor: string,
  title: string,
  direction: 'request' | 'response',
): readonly InputSection[] {
  if (body === undefined) return [];
  const [first, ...others] = bodyKinds(body.content);
  const anchor = `${operationAnchor}.body`;
  const notes: MediaNotes = first === undefined ? {} : mediaNotes(first.media);
  const stated = [...statedBy(body), ...(notes.stated ?? [])];
  const whole: InputSection = {
    anchor: context.anchors.claim(anchor),
    title,
    ...(first === undefined ? {} : { mediaType: first.mediaType }),
    ...(direction === 'request' ? { required: body.required } : {}),
    description: describe(body.description),
    ...notes,
    ...(stated.length === 0 ? {} : { stated }),
    table: (first === undefined ? undefined : bodyTable(first.media, context, anchor, direction)) ?? NOTHING,
  };
  return [
    whole,
    ...others.map((kind) =>
      furtherBody(kind, context, { anchor: `${anchor}.${segment(kind.media.mediaType)}`, title, direction }),
    ),
  ];
}

function furtherBody(
  { media, mediaType }: BodyKind,
  context: PageContext,
  {
    anchor,
    title,
    direction,
  }: { readonly anchor: string; readonly title: string; readonly direction: 'request' | 'response' },
): InputSection {
  const table = bodyTable(media, context, anchor, direction);
  const notes = mediaNotes(media);
  const silent = table === undefined && Object.keys(notes).length === 0;
  return {
    anchor: context.anchors.claim(anchor),
    title: `${title} as ${media.mediaType}`,
    ...(mediaType === media.mediaType ? {} : { mediaType }),
    description: silent ? describe('Any content of this type.') : [],
    ...notes,
    table: table ?? NOTHING,
  };
}

const NOTHING: FieldTable = { fields: [], notices: [] };

/** Headers that the description gives by other means: credentials and the media type of the body. */
export function impliedHeaders(
  { security, requestBody }: Pick<OperationObject, 'security' | 'requestBody'>,
  context: PageContext,
  anchor: string,
): readonly Field[] {
  // Of what is one of several ways, "What you need" tells.
  const inAll = security
    .flat()
    .filter(
      (scheme) =>
        scheme.in === 'header' &&
        security.every((alternative) => alternative.some((each) => nameOf(each) === nameOf(scheme))),
    );
  const keys = new Map(inAll.map((scheme) => [nameOf(scheme).toLowerCase(), scheme]));
  const mediaTypes = requestBody?.content.map(({ mediaType }) => mediaType) ?? [];
  return [
    ...[...keys.values()].map((scheme) => headerField(nameOf(scheme), scheme.description, context, anchor)),
    ...(mediaTypes.length === 0
      ? []
      : [
          {
            ...headerField('Content-Type', '', context, anchor),
            constraints: [mediaTypes.length === 1 ? `always ${mediaTypes[0]}` : `one of ${mediaTypes.join(', ')}`],
          },
        ]),
  ];
}

function nameOf({ parameterName, name }: SecurityRequirement): string {
  return parameterName ?? name;
}

function headerField(name: string, description: string, context: PageContext, anchor: string): Field {
  return {
    anchor: context.anchors.claim(`${anchor}.${segment(name)}`),
    name,
    path: name,
    type: 'string',
    required: true,
    marks: [],
    description: describe(description),
    constraints: [],
    notices: [],
  };
}
