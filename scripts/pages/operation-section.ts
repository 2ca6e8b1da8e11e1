import type { Example, MediaType, Operation } from '../../src/model/api.ts';
import type { OperationSection, RequestScenario, RequestSection } from '../../src/model/operation-section.ts';
import { describe } from '../prose/description.ts';
import { sampleBody } from '../samples/body.ts';
import { codeSamples } from '../samples/index.ts';
import { sampleRequest } from '../samples/request.ts';
import { pathOf } from '../samples/uri.ts';
import { segment } from './anchors.ts';
import { credentials } from './credentials.ts';
import { docsOf } from './docs.ts';
import { bodySections, impliedHeaders, parameterSections } from './input-sections.ts';
import { responseSection } from './media-section.ts';
import type { PageContext } from './page-context.ts';
import { serverLines } from './server-lines.ts';
import { statedBy } from './stated.ts';
import { callbackSection } from './webhook-section.ts';

/** An operation as a page shows it. `heading` replaces the summary where a guide wants its own words. */
export function operationSection(
  operation: Operation,
  context: PageContext,
  level: 1 | 2 | 3,
  heading?: string,
): OperationSection {
  const anchor = context.anchors.claim(operation.operationId);
  const request = requestSection(operation, context, anchor);
  const reference = context.reference?.operation.get(operation.operationId);
  const docs = docsOf(operation.externalDocs);
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
    servers: level === 1 ? serverLines(operation, context.api.servers) : [],
    notices: context.notices.for('operation', operation.notPublished),
    inputs: [
      ...parameterSections(operation.parameters, context, anchor, (place) => impliedHeaders(operation, context, place)),
      ...bodySections(operation.requestBody, context, anchor, 'Body', 'request'),
    ],
    responses: operation.responses.map((response) => responseSection(response, context, anchor)),
    callbacks: operation.callbacks.map((callback) =>
      callbackSection(callback, context, { anchor, level: level === 1 ? 3 : 4 }),
    ),
    stated: level === 1 ? statedBy(operation) : [],
    ...(docs === undefined ? {} : { docs }),
    ...(reference === undefined ? {} : { reference }),
    ...(request === undefined ? {} : { request: withAnswers(request, operation) }),
  };
}

/** Scenarios that an example of an answer belongs to by its name come first; of the others the page says that the answer beside them is another's. */
function withAnswers(request: RequestSection, { responses }: Operation): RequestSection {
  const answered = new Set(
    responses.flatMap(({ content }) => content.flatMap(({ examples }) => examples.map(({ name }) => name))),
  );
  const own = request.scenarios.filter(({ name }) => answered.has(name));
  const others = request.scenarios.filter(({ name }) => !answered.has(name));
  return own.length === 0
    ? request
    : { ...request, scenarios: [...own, ...others.map((each) => ({ ...each, unanswered: true as const }))] };
}

/** A body to show: an example in its media type. */
interface Candidate {
  readonly example?: Example;
  readonly media?: MediaType;
}

/** Request samples: one scenario for each named body example; JSON bodies alone where the address is not published. */
export function requestSection(
  operation: Operation,
  context: PageContext,
  operationAnchor: string,
): RequestSection | undefined {
  const anchor = `${operationAnchor}.request`;
  const candidates = candidatesOf(operation);
  const mixed = new Set(candidates.map(({ media }) => media)).size > 1;
  const scenarios = candidates.flatMap(
    (candidate) => scenario(operation, { ...candidate, mixed }, context, anchor) ?? [],
  );
  return scenarios.length === 0
    ? undefined
    : { anchor: context.anchors.claim(anchor), operationId: operation.operationId, title: 'Request', scenarios };
}

/** Examples of the first media type, and of others where they were written for them or make another kind of body. */
function candidatesOf({ requestBody }: Operation): readonly Candidate[] {
  const kinds = new Set<string>();
  const candidates = (requestBody?.content ?? []).flatMap((media, index) =>
    media.examples.flatMap((example): readonly Candidate[] => {
      const { kind } = sampleBody(media, example);
      const shown = index === 0 || (kind !== 'none' && (example.generated !== true || !kinds.has(kind)));
      kinds.add(kind);
      return shown ? [{ example, media }] : [];
    }),
  );
  const [first] = requestBody?.content ?? [];
  return candidates.length > 0 ? candidates : [first === undefined ? {} : { media: first }];
}

function scenario(
  operation: Operation,
  { example, media, mixed }: Candidate & { readonly mixed: boolean },
  context: PageContext,
  anchor: string,
): RequestScenario | undefined {
  const incomplete =
    operation.requestBody !== undefined && example === undefined && sampleBody(media, undefined).kind === 'none';
  const request = sampleRequest(operation, example, media);
  const samples =
    request === undefined
      ? []
      : codeSamples(operation, request, incomplete ? 'The body of this request is not published.' : undefined);
  if (samples.length === 0 && example === undefined) return undefined;
  const body = {
    language: { id: 'json', label: 'JSON body', syntax: 'json' },
    code: { text: JSON.stringify(example?.value, null, 2), syntax: 'json' },
  };
  const other = media !== undefined && media !== operation.requestBody?.content[0];
  const title = example?.summary ?? operation.summary;
  const description = describe(example?.description ?? '');
  return {
    anchor: context.anchors.claim(
      `${anchor}.${other ? `${segment(media.mediaType)}.` : ''}${segment(example?.name ?? 'sample')}`,
    ),
    name: example?.name ?? 'sample',
    title:
      media === undefined || !mixed ? title : title === 'Example' ? media.mediaType : `${title}, ${media.mediaType}`,
    samples: samples.length === 0 ? [body] : samples,
    ...(request === undefined ? {} : { request }),
    notices: incomplete ? ['The body is not published, so this sample is not complete.'] : [],
    ...(description.length === 0 ? {} : { description }),
    ...(example?.generated === undefined ? {} : { generated: example.generated }),
  };
}
