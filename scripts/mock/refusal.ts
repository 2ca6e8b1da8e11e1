import type { Example, MediaType, Response } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import { isRecord } from '#src/shared/schema/raw.ts';
import { responseFor, type Catalogue } from './load-mock.ts';
import type { ChosenResponse } from './reply.ts';
import type { RequestProblem, RequestProblemKind } from './request.ts';

/**
 * HTTP statuses for the kinds of problems. If a request has problems of several kinds, the first kind in this list
 * decides.
 */
const STATUSES: readonly (readonly [kind: RequestProblemKind, status: number])[] = [
  ['size', 413],
  ['path', 404],
  ['method', 405],
  ['credentials', 401],
  ['media', 415],
  ['request', 400],
  ['missing', 400],
  ['accept', 406],
  ['preference', 400],
];

/**
 * Returns the error response to an invalid request. The kinds of its problems decide the status (RFC 9110, section
 * 15.5). The body is that of the described response for this status, else for 400, else for another error. If the only
 * problem is a preference that cannot be met, returns only the status.
 *
 * @param operation operation with generated examples; undefined if the request calls none
 */
export function refuse(
  problems: readonly RequestProblem[],
  operation: Operation | undefined,
  catalogue: Catalogue,
  fits: (media: MediaType, value: unknown) => boolean,
): ChosenResponse {
  const [kind, usual] = STATUSES.find(([one]) => problems.some((found) => found.kind === one)) ?? ['request', 400];
  const responses = operation?.responses ?? [];
  // 422 (RFC 9110, section 15.5.21) is for bodies that can be parsed. If the operation has both 400 and 422, 422 is for
  // missing fields only.
  const isUnprocessable = kind === 'missing' || (kind === 'request' && responseFor(responses, '400') === undefined);
  const status = isUnprocessable && responseFor(responses, '422') !== undefined ? 422 : usual;
  if (kind === 'preference') return { status };
  const response = envelope(responses, catalogue, status);
  if (response === undefined) return { status };
  const media = response.content.find(({ examples }) => examples.length > 0) ?? response.content[0];
  const example = media?.examples[0];
  if (media === undefined) return { status, response };
  const words = problems
    .filter((found) => found.kind === kind || (kind === 'request' && found.kind === 'missing'))
    .map(({ message }) => message)
    .join('; ');
  return {
    status,
    response,
    media,
    ...(example === undefined ? {} : { example: withMessage(example, words, (value) => fits(media, value)) }),
  };
}

/**
 * Returns the described response that is used as the error response: the one for `status`, for 400, or for another
 * error, in this order. For each, the responses of the operation come before the error catalogue.
 */
function envelope(responses: readonly Response[], catalogue: Catalogue, status: number): Response | undefined {
  for (const code of new Set([String(status), '400'])) {
    const response = responseFor(responses, code) ?? catalogue.response(code);
    if (response !== undefined) return response;
  }
  return (
    responses.find(({ status: code }) => code.startsWith('4')) ??
    responses.find(
      ({ status: code }) => code === 'default' && responses.some((other) => other.status.startsWith('2')),
    ) ??
    catalogue.codes.filter((code) => code.startsWith('4')).map((code) => catalogue.response(code))[0]
  );
}

/** Matches names of fields that usually contain the message of an error. */
const WORDS = /^(error|status)?_?(message|detail|details|description|reason)$/i;

/**
 * Returns a generated error example with `words` as its message. Examples by the author, and examples that would become
 * invalid, are returned unchanged.
 */
export function withMessage(example: Example, words: string, fits: (value: unknown) => boolean): Example {
  if (example.generated !== true) return example;
  const value = replaceMessage(example.value, words, 2);
  return fits(value) ? { ...example, value } : example;
}

function replaceMessage(value: unknown, words: string, depth: number): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      typeof item === 'string' && WORDS.test(name) ? words : depth > 0 ? replaceMessage(item, words, depth - 1) : item,
    ]),
  );
}
