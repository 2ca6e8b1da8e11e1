import type { Example, MediaType } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import { sampleBody } from '#src/shared/samples/body.ts';
import { missingParameters, NO_BODY } from '#src/shared/samples/incomplete.ts';

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

/** What keeps a request from being run, as a sentence: no body to show, or what its parameters lack. */
export function missingInRequest(operation: Operation, { media, example }: RequestCandidate): string | undefined {
  const hasNoBody = operation.requestBody !== undefined && example === undefined;
  return hasNoBody && sampleBody(media, undefined).kind === 'none' ? NO_BODY : missingParameters(operation);
}
