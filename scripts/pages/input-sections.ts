import type { MediaType, OperationObject, Parameter, RequestBody } from '../../src/model/api.ts';
import type { Field } from '../../src/model/field.ts';
import type { InputSection } from '../../src/model/operation-section.ts';
import { describe } from '../prose/description.ts';
import { segment } from './anchors.ts';
import { parameterField } from './field-table.ts';
import { bodyTable } from './media-section.ts';
import type { PageContext } from './page-context.ts';

const PLACES: readonly { readonly in: Parameter['in']; readonly title: string }[] = [
  { in: 'header', title: 'Headers' },
  { in: 'path', title: 'Path parameters' },
  { in: 'query', title: 'Query parameters' },
  { in: 'querystring', title: 'Query string' },
  { in: 'cookie', title: 'Cookies' },
];

/** What a call takes, one table for each place a value goes to, required ones first. `own` are headers it needs besides. */
export function parameterSections(parameters: readonly Parameter[], context: PageContext, operationAnchor: string, own: (anchor: string) => readonly Field[] = () => []): readonly InputSection[] {
  return PLACES.flatMap(({ in: place, title }) => {
    const anchor = `${operationAnchor}.${place}`;
    const scope = { context, anchor, path: '', direction: 'request' as const, within: [] };
    const declared = parameters.filter((parameter) => parameter.in === place);
    const fields: readonly Field[] = [
      ...(place === 'header' ? own(anchor) : []),
      ...[...declared].sort((a, b) => Number(b.required) - Number(a.required)).map((parameter) => parameterField(parameter, scope)),
    ];
    return fields.length === 0 ? [] : [{ anchor: context.anchors.claim(anchor), title, description: [], table: { fields, notices: [] } }];
  });
}

/** The body of a call: a table for each media type that is described otherwise than those before it. */
export function bodySections(body: RequestBody | undefined, context: PageContext, operationAnchor: string, title: string, direction: 'request' | 'response'): readonly InputSection[] {
  const described: MediaType['schema'][] = [];
  return (body?.content ?? []).flatMap((media, index) => {
    if (described.includes(media.schema)) return [];
    described.push(media.schema);
    const anchor = index === 0 ? `${operationAnchor}.body` : `${operationAnchor}.body.${segment(media.mediaType)}`;
    const table = bodyTable(media, context, anchor, direction);
    if (table === undefined || body === undefined) return [];
    return [{
      anchor: context.anchors.claim(anchor),
      title: index === 0 ? title : `${title} as ${media.mediaType}`,
      mediaType: media.mediaType,
      ...(direction === 'request' ? { required: body.required } : {}),
      description: index === 0 ? describe(body.description) : [],
      table,
    }];
  });
}

/** Headers that the description gives by other means: credentials and the media type of the body. */
export function impliedHeaders({ security, requestBody }: Pick<OperationObject, 'security' | 'requestBody'>, context: PageContext, anchor: string): readonly Field[] {
  const keys = (security[0] ?? []).filter((scheme) => scheme.in === 'header');
  const mediaTypes = requestBody?.content.map(({ mediaType }) => mediaType) ?? [];
  return [
    ...keys.map((scheme) => headerField(scheme.parameterName ?? scheme.name, scheme.description, context, anchor)),
    ...(mediaTypes.length === 0 ? [] : [{ ...headerField('Content-Type', '', context, anchor), constraints: [mediaTypes.length === 1 ? `always ${mediaTypes[0]}` : `one of ${mediaTypes.join(', ')}`] }]),
  ];
}

function headerField(name: string, description: string, context: PageContext, anchor: string): Field {
  return { anchor: context.anchors.claim(`${anchor}.${segment(name)}`), name, path: name, type: 'string', required: true, marks: [], description: describe(description), constraints: [], notices: [] };
}
