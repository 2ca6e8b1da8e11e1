import type { Example, MediaType, Response } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { responseFor, type Catalogue } from './load-mock.ts';
import type { ChosenResponse } from './reply.ts';
import type { RequestProblem, RequestProblemKind } from './request.ts';

/** The HTTP status for each kind of problem. If a request has several kinds, the first in this list is reported. */
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
 * Refuses a request with the HTTP status for its problems (RFC 9110, section 15.5) and the body described for that status,
 * else for 400, else for any error. Preferences that cannot be applied are refused in plain text. `operation` must
 * already include its generated examples.
 */
export function refuse(
  problems: readonly RequestProblem[],
  operation: Operation | undefined,
  catalogue: Catalogue,
  fits: (media: MediaType, value: unknown) => boolean,
): ChosenResponse {
  const [kind, usual] = STATUSES.find(([one]) => problems.some((found) => found.kind === one)) ?? ['request', 400];
  const responses = operation?.responses ?? [];
  // RFC 9110, section 15.5.21, for content that can be parsed; if 400 is described, too, only for missing parts.
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

/** Returns the response that describes an error: that for its status, for 400, or for any other 4xx. */
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

/** Matches names of fields that contain the message of an error. */
const WORDS = /^(error|status)?_?(message|detail|details|description|reason)$/i;

/** Puts a message into the message field of a generated error; an author's example remains unchanged. */
export function withMessage(example: Example, words: string, fits: (value: unknown) => boolean): Example {
  if (example.generated !== true) return example;
  const value = replaceMessage(example.value, words, 2);
  return fits(value) ? { ...example, value } : example;
}

function replaceMessage(value: unknown, words: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Raw).map(([name, item]) => [
      name,
      typeof item === 'string' && WORDS.test(name) ? words : depth > 0 ? replaceMessage(item, words, depth - 1) : item,
    ]),
  );
}
