import type { Example, MediaType } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import type { RequestScenario } from '#src/model/operation-section.ts';
import { sampleBody } from '#src/shared/samples/body.ts';

/** A body to show: an example in its media type. */
export interface RequestCandidate {
  readonly example?: Example;
  readonly media?: MediaType;
}

/**
 * Requests to show of an operation: examples of the first media type, and of others where they were written for them or
 * make another kind of body; one without a body where there is none to show.
 */
export function requestCandidates({ requestBody }: Operation): readonly RequestCandidate[] {
  const kinds = new Set<string>();
  const candidates = (requestBody?.content ?? []).flatMap((media, index) =>
    media.examples.flatMap((example): readonly RequestCandidate[] => {
      const { kind } = sampleBody(media, example);
      const isShown = index === 0 || (kind !== 'none' && (example.generated !== true || !kinds.has(kind)));
      kinds.add(kind);
      return isShown ? [{ example, media }] : [];
    }),
  );
  const [first] = requestBody?.content ?? [];
  return candidates.length > 0 ? candidates : [first === undefined ? {} : { media: first }];
}

/** What keeps a request from being run: no body to show, or parameters of which some may be required. */
export function missingInRequest(
  { requestBody, notPublished, parameters }: Operation,
  { media, example }: RequestCandidate,
): RequestScenario['incomplete'] {
  if (requestBody !== undefined && example === undefined && sampleBody(media, undefined).kind === 'none') return 'body';
  return parameters.some((parameter) => parameter.in === 'path' && parameter.example === undefined) ||
    (notPublished.includes('parameters') && notPublished.includes('required'))
    ? 'parameters'
    : undefined;
}
