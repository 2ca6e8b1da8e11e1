import type { Example, Operation } from '../../src/model/api.ts';
import type { OperationSection, RequestScenario, RequestSection, ServerLine } from '../../src/model/operation-section.ts';
import { describe } from '../prose/description.ts';
import { codeSamples } from '../samples/index.ts';
import { segment } from './anchors.ts';
import { credentials } from './credentials.ts';
import { shortJson } from './fields/short.ts';
import { bodySections, impliedHeaders, parameterSections } from './input-sections.ts';
import { responseSection } from './media-section.ts';
import type { PageContext } from './page-context.ts';
import { callbackSection } from './webhook-section.ts';

/** An operation as a page shows it. `heading` replaces the summary where a guide wants its own words. */
export function operationSection(operation: Operation, context: PageContext, level: 1 | 2 | 3, heading?: string): OperationSection {
  const anchor = context.anchors.claim(operation.operationId);
  const request = requestSection(operation, context, anchor);
  const reference = context.reference?.operation.get(operation.operationId);
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
    needs: [...credentials(operation), ...operation.requires.map(describe)],
    servers: level === 1 ? serverLines(operation) : [],
    notices: context.notices.for('operation', operation.notPublished),
    inputs: [
      ...parameterSections(operation.parameters, context, anchor, (place) => impliedHeaders(operation, context, place)),
      ...bodySections(operation.requestBody, context, anchor, 'Body', 'request'),
    ],
    responses: operation.responses.map((response) => responseSection(response, context, anchor)),
    callbacks: operation.callbacks.map((callback) => callbackSection(callback, context, anchor)),
    stated: level === 1 ? operation.extensions.map(({ name, value }) => ({ name, value: shortJson(value) })) : [],
    ...(operation.externalDocs === undefined ? {} : { docs: { label: operation.externalDocs.description || 'Further documentation', href: operation.externalDocs.url } }),
    ...(reference === undefined ? {} : { reference }),
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
    name: example?.name ?? 'sample',
    title: example?.summary ?? operation.summary,
    samples: samples.length === 0 ? [body] : samples,
    notices: incomplete ? ['The body is not published, so this sample is not complete.'] : [],
    ...(example?.generated === undefined ? {} : { generated: example.generated }),
  };
}

/** Path of a server's address, without its origin. */
function pathOf(url: string): string {
  return url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '');
}

/** Where a call can go: said where there is a choice. */
function serverLines({ servers, path = '' }: Operation): readonly ServerLine[] {
  if (servers.length < 2 && servers.every(({ variables }) => variables.length === 0)) return [];
  return servers.map(({ template, description, variables }) => ({ url: template + path, description: describe(description), variables: variables.map(({ name, default: value, enum: values, description: text }) => ({ name, default: value, values, description: describe(text) })) }));
}
