import { isOurExample } from '#src/shared/schema/evidence.ts';
import { stringifyJson } from '#src/shared/schema/number-text.ts';
import type { Operation } from '#src/model/operation.ts';
import type { RequestScenario, RequestSection } from '#src/model/operation-section.ts';
import { deprecationRemarks } from '#src/shared/samples/deprecated.ts';
import { codeSamples } from '#src/shared/samples/index.ts';
import { withBodySecrets } from '#src/shared/samples/body-secrets.ts';
import { sampleRequest } from '#src/shared/samples/request.ts';
import { deprecation } from '#src/shared/schema/lifecycle.ts';
import { resolverIn } from '#src/shared/schema/schema-ref.ts';
import { omitUndefined, unlessEmpty } from '../../text/omit-undefined.ts';
import { toProse } from '../../guides/prose/description.ts';
import { segment } from '#src/shared/text/segment.ts';
import type { PageContext } from '../context/page-context.ts';
import { titleAmongTypes } from './example-panels.ts';
import { requestCandidates, type RequestCandidate } from '../../examples/requests.ts';

/**
 * Creates the request samples of an operation. Each example of the body becomes a scenario: one request, in several
 * languages. If the URL is not published, only JSON bodies are shown.
 */
export function requestSection(
  operation: Operation,
  context: PageContext,
  operationAnchor: string,
): RequestSection | undefined {
  const anchor = `${operationAnchor}.request`;
  const candidates = requestCandidates(operation);
  const isMixed = new Set(candidates.map(({ media }) => media)).size > 1;
  const scenarios = candidates.flatMap(
    (candidate) => scenario(operation, candidate, { context, anchor, isMixed }) ?? [],
  );
  if (scenarios.length === 0) return undefined;
  return { anchor: context.anchors.claim(anchor), operationId: operation.operationId, title: 'Request', scenarios };
}

/**
 * Creates the samples for one example of the body (a scenario); undefined if there is nothing to show. The anchor of
 * the scenario begins with `anchor`. If the examples of the body have different media types (`isMixed`), the title
 * names the media type.
 */
function scenario(
  operation: Operation,
  { example, media, incomplete }: RequestCandidate,
  { context, anchor, isMixed }: { readonly context: PageContext; readonly anchor: string; readonly isMixed: boolean },
): RequestScenario | undefined {
  const resolve = resolverIn(context.api.definitions);
  const given = sampleRequest(operation, example, media);
  const request = given && withBodySecrets(given, { security: operation.security, schema: media?.schema, resolve });
  const sent = { schema: media?.schema, value: example?.value };
  const remarks = [
    ...(incomplete === undefined ? [] : [incomplete]),
    ...deprecationRemarks({ ...operation, deprecated: deprecation(operation) }, sent, resolve),
  ];
  const samples = request === undefined ? [] : codeSamples(operation, request, ...remarks);
  if (samples.length === 0 && example === undefined) return undefined;
  const body = {
    language: { id: 'json', label: 'JSON body', syntax: 'json' },
    code: { text: stringifyJson(example?.value, 2), syntax: 'json' },
  };
  const isFirstType = media === undefined || media === operation.requestBody?.content[0];
  const name = example?.name ?? 'sample';
  const title = example?.summary ?? 'Example';
  return omitUndefined({
    anchor: context.anchors.claim(`${anchor}.${isFirstType ? '' : `${segment(media.mediaType)}.`}${segment(name)}`),
    name,
    title: media === undefined || !isMixed ? title : titleAmongTypes(title, media.mediaType),
    samples: samples.length === 0 ? [body] : samples,
    request,
    incomplete,
    description: unlessEmpty(toProse(example?.description ?? '')),
    generated: example?.generated,
    isOurs:
      (example !== undefined && example.generated !== true && isOurExample(example, context.api.evidence)) || undefined,
  });
}

/**
 * Moves request examples (scenarios) to the front if a response example has the same name. The other request examples
 * are then marked (`withoutResponse`): the response shown beside them belongs to another request. If no names are the
 * same, returns the section unchanged.
 */
export function orderByResponses(request: RequestSection, { responses }: Operation): RequestSection {
  const names = new Set(
    responses.flatMap(({ content }) => content.flatMap(({ examples }) => examples.map(({ name }) => name))),
  );
  const withResponse = request.scenarios.filter(({ name }) => names.has(name));
  const others = request.scenarios.filter(({ name }) => !names.has(name));
  return withResponse.length === 0
    ? request
    : {
        ...request,
        scenarios: [...withResponse, ...others.map((each) => ({ ...each, withoutResponse: true as const }))],
      };
}
