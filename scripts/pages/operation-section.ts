import type { Example, Operation, Parameter, SecurityScheme } from '../../src/model/api.ts';
import type { Content } from '../../src/model/content.ts';
import type { Field } from '../../src/model/field.ts';
import type { InputSection, OperationSection, RequestScenario, RequestSection } from '../../src/model/operation-section.ts';
import { describe } from '../prose/description.ts';
import { codeSamples } from '../samples/index.ts';
import { segment } from './anchors.ts';
import { parameterField } from './field-table.ts';
import { bodyTable, responseSection } from './media-section.ts';
import type { PageContext } from './page-context.ts';

/** An operation as a page shows it. `heading` replaces the summary where a guide wants its own words. */
export function operationSection(operation: Operation, context: PageContext, level: 1 | 2 | 3, heading?: string): OperationSection {
  const anchor = context.anchors.claim(operation.operationId);
  const request = requestSection(operation, context, anchor);
  const path = operation.path === undefined ? undefined : pathOf(operation.server.url) + operation.path;
  return {
    anchor,
    operationId: operation.operationId,
    title: heading ?? operation.summary,
    level,
    ...(operation.methodPublished ? { method: operation.method } : {}),
    ...(path === undefined ? {} : { path, url: operation.server.url + (operation.path ?? '') }),
    deprecated: operation.deprecated,
    description: describe(operation.description),
    needs: needs(operation),
    notices: context.notices.for('operation', operation.notPublished),
    inputs: inputs(operation, context, anchor),
    responses: operation.responses.map((response) => responseSection(response, context, anchor)),
    ...(request === undefined ? {} : { request }),
  };
}

/** Request samples: one scenario for each named body example; JSON bodies alone where the address is not published. */
export function requestSection(operation: Operation, context: PageContext, operationAnchor: string): RequestSection | undefined {
  const anchor = `${operationAnchor}.request`;
  const examples = operation.requestBody?.content[0]?.examples ?? [];
  const candidates: readonly (Example | undefined)[] = examples.length > 0 ? examples : [undefined];
  const scenarios = candidates.flatMap((example) => scenario(operation, example, context, anchor) ?? []);
  return scenarios.length === 0 ? undefined : { anchor: context.anchors.claim(anchor), title: 'Request', scenarios };
}

function scenario(operation: Operation, example: Example | undefined, context: PageContext, anchor: string): RequestScenario | undefined {
  const incomplete = operation.requestBody !== undefined && example === undefined;
  const samples = codeSamples(operation, example, incomplete ? 'The body of this request is not published.' : undefined);
  if (samples.length === 0 && example === undefined) return undefined;
  const body = { language: { id: 'json', label: 'JSON body', syntax: 'json' }, code: { text: JSON.stringify(example?.value, null, 2), syntax: 'json' } };
  return {
    anchor: context.anchors.claim(`${anchor}.${segment(example?.name ?? 'sample')}`),
    title: example?.summary ?? operation.summary,
    samples: samples.length === 0 ? [body] : samples,
    notices: incomplete ? ['The body is not published, so this sample is not complete.'] : [],
  };
}

function needs(operation: Operation): readonly Content[] {
  const credentials = operation.security[0] ?? [];
  return [...credentials.map((scheme) => describe(credentialNeed(scheme))), ...operation.requires.map(describe)];
}

function credentialNeed({ parameterName, in: place, description, scheme }: SecurityScheme): string {
  if (parameterName !== undefined) return `Your key in the ${place === 'header' ? 'header' : `${place} parameter`} \`${parameterName}\`.`;
  return scheme === undefined ? description : `HTTP authentication of the kind \`${scheme}\`.`;
}

const PLACES: readonly { readonly in: Parameter['in']; readonly title: string }[] = [
  { in: 'header', title: 'Headers' },
  { in: 'path', title: 'Path parameters' },
  { in: 'query', title: 'Query parameters' },
  { in: 'cookie', title: 'Cookies' },
];

function inputs(operation: Operation, context: PageContext, operationAnchor: string): readonly InputSection[] {
  const parameters = PLACES.flatMap(({ in: place, title }) => {
    const anchor = `${operationAnchor}.${place}`;
    const scope = { context, anchor, path: '', direction: 'request' as const, within: [] };
    const declared = operation.parameters.filter((parameter) => parameter.in === place);
    const fields: readonly Field[] = [
      ...(place === 'header' ? headerFields(operation, context, anchor) : []),
      ...[...declared].sort((a, b) => Number(b.required) - Number(a.required)).map((parameter) => parameterField(parameter, scope)),
    ];
    return fields.length === 0 ? [] : [{ anchor: context.anchors.claim(anchor), title, description: [], table: { fields, notices: [] } }];
  });
  return [...parameters, ...bodyInput(operation, context, operationAnchor)];
}

/** Headers that the description gives by other means: credentials and the media type of the body. */
function headerFields(operation: Operation, context: PageContext, anchor: string): readonly Field[] {
  const credentials = (operation.security[0] ?? []).filter((scheme) => scheme.in === 'header');
  const mediaType = operation.requestBody?.content[0]?.mediaType;
  return [
    ...credentials.map((scheme) => headerField(scheme.parameterName ?? scheme.name, scheme.description, context, anchor)),
    ...(mediaType === undefined ? [] : [{ ...headerField('Content-Type', '', context, anchor), constraints: [`always ${mediaType}`] }]),
  ];
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

function bodyInput(operation: Operation, context: PageContext, operationAnchor: string): readonly InputSection[] {
  const media = operation.requestBody?.content[0];
  if (operation.requestBody === undefined || media === undefined) return [];
  const anchor = `${operationAnchor}.body`;
  const table = bodyTable(media, context, anchor, 'request');
  if (table === undefined) return [];
  const { description, required } = operation.requestBody;
  return [{ anchor: context.anchors.claim(anchor), title: 'Body', mediaType: media.mediaType, required, description: describe(description), table }];
}

/** Path of a server's address, without its origin. */
function pathOf(url: string): string {
  return url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '');
}
