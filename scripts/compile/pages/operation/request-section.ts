import type { Example, MediaType } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import type { RequestScenario, RequestSection } from '#src/model/operation-section.ts';
import { sampleBody } from '#src/shared/samples/body.ts';
import { codeSamples } from '#src/shared/samples/index.ts';
import { sampleRequest } from '#src/shared/samples/request.ts';
import { omitUndefined, unlessEmpty } from '../../../text/omit-undefined.ts';
import { describe } from '../../prose/description.ts';
import { segment } from '../context/anchors.ts';
import type { PageContext } from '../context/page-context.ts';
import { titleAmongTypes } from './example-panels.ts';

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
  const isMixed = new Set(candidates.map(({ media }) => media)).size > 1;
  const scenarios = candidates.flatMap((candidate): readonly RequestScenario[] => {
    const made = scenario(operation, candidate, isMixed);
    return made === undefined ? [] : [{ anchor: context.anchors.claim(`${anchor}.${made.step}`), ...made.scenario }];
  });
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
      const isShown = index === 0 || (kind !== 'none' && (example.generated !== true || !kinds.has(kind)));
      kinds.add(kind);
      return isShown ? [{ example, media }] : [];
    }),
  );
  const [first] = requestBody?.content ?? [];
  return candidates.length > 0 ? candidates : [omitUndefined({ media: first })];
}

/** A scenario with the last step of its anchor. */
function scenario(
  operation: Operation,
  { example, media }: Candidate,
  isMixed: boolean,
): { readonly step: string; readonly scenario: Omit<RequestScenario, 'anchor'> } | undefined {
  const incomplete = missingIn(operation, media, example);
  const request = sampleRequest(operation, example, media);
  const samples = request === undefined ? [] : codeSamples(operation, request, incomplete && REMARKS[incomplete]);
  if (samples.length === 0 && example === undefined) return undefined;
  const body = {
    language: { id: 'json', label: 'JSON body', syntax: 'json' },
    code: { text: JSON.stringify(example?.value, null, 2), syntax: 'json' },
  };
  const isFirstType = media === undefined || media === operation.requestBody?.content[0];
  const name = example?.name ?? 'sample';
  const title = example?.summary ?? operation.summary;
  return {
    step: `${isFirstType ? '' : `${segment(media.mediaType)}.`}${segment(name)}`,
    scenario: omitUndefined({
      name,
      title: media === undefined || !isMixed ? title : titleAmongTypes(title, media.mediaType),
      samples: samples.length === 0 ? [body] : samples,
      request,
      incomplete,
      description: unlessEmpty(describe(example?.description ?? '')),
      generated: example?.generated,
    }),
  };
}

const REMARKS = {
  body: 'The body of this request is not documented.',
  parameters: 'The parameters of this request are not documented.',
};

/** What keeps a sample from being run: no body to show, or parameters of which some may be required. */
function missingIn(
  { requestBody, notPublished }: Operation,
  media: MediaType | undefined,
  example: Example | undefined,
): RequestScenario['incomplete'] {
  if (requestBody !== undefined && example === undefined && sampleBody(media, undefined).kind === 'none') return 'body';
  return notPublished.includes('parameters') && notPublished.includes('required') ? 'parameters' : undefined;
}

/**
 * Scenarios that a response example belongs to by its name come first; the others are marked, as the response shown
 * beside them is another's.
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
