import type { Example, MediaType } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import { sampleBody } from '#src/shared/samples/body.ts';
import { missingBody, missingParameters } from '#src/shared/samples/incomplete.ts';
import { omitUndefined } from '../text/omit-undefined.ts';

/** A request that the page of an operation shows. There is one for each example of the body. */
export interface RequestCandidate {
  readonly example?: Example;
  readonly media?: MediaType;
  /** Set if the request cannot be sent: a sentence that states which body or parameter is missing. */
  readonly incomplete?: string;
}

/**
 * Returns the requests to show for an operation, one for each example of the body. From the second media type on,
 * leaves out examples that cannot be written as a body, and generated examples if an earlier example has the same kind
 * of body, such as a form. If no example is left, returns one request without an example.
 */
export function requestCandidates(operation: Operation): readonly RequestCandidate[] {
  const { requestBody } = operation;
  const incomplete = missingParameters(operation);
  const kinds = new Set<string>();
  const candidates = (requestBody?.content ?? []).flatMap((media, index) =>
    media.examples.flatMap((example): readonly RequestCandidate[] => {
      const { kind } = sampleBody(media, example);
      const isShown = index === 0 || (kind !== 'none' && (example.generated !== true || !kinds.has(kind)));
      kinds.add(kind);
      return isShown ? [omitUndefined({ example, media, incomplete })] : [];
    }),
  );
  if (candidates.length > 0) return candidates;
  const [media] = requestBody?.content ?? [];
  const hasNoBody = requestBody !== undefined && sampleBody(media, undefined).kind === 'none';
  return [omitUndefined({ media, incomplete: hasNoBody ? missingBody(media) : incomplete })];
}
