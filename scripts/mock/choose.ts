import type { Response } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import { isEqual } from '#src/shared/schema/assertions.ts';
import type { BodyCheck } from './body.ts';
import { requestProblem, type RequestProblem } from './request.ts';
import type { ChosenResponse } from './reply.ts';
import { parseAccept, qualityOf } from './media-range.ts';
import { applied, type Preferences } from './prefer.ts';
import { responseFor } from './load-mock.ts';

/** The response to a valid request, and the preferences (header `Prefer`) that it follows. */
export interface Choice extends ChosenResponse {
  readonly response: Response;
  /** The preferences that the response follows, as values of `Preference-Applied`: `code=404`. */
  readonly applied: readonly string[];
}

/** A valid request, and its operation with generated examples. */
export interface ChoiceContext {
  readonly operation: Operation;
  readonly preferences: Preferences;
  readonly body: BodyCheck;
  readonly accept: string | undefined;
}

/**
 * Chooses the response to a valid request. The preferences `code` and `example` decide, if the request has one of them.
 * If it has none, and its body is equal to a named example, a response example of the same name is used. If there is no
 * such example either, the first example of the first successful response is used.
 *
 * Returns a problem if a preference or `Accept` cannot be met.
 */
export function choose(context: ChoiceContext): Choice | RequestProblem {
  const { code, example: name } = context.preferences;
  const candidates = code === undefined ? byLikelihood(context.operation) : preferred(context, code);
  const [first] = candidates;
  if (first === undefined) return noSuchCode(context);
  const granted = code === undefined ? [] : [applied('code', code)];
  if (name !== undefined) {
    const named = candidates.find(({ response }) => hasExample(response, name));
    if (named === undefined) return noExample(candidates, name);
    return negotiated(named, name, context.accept, [...granted, applied('example', name)]);
  }
  const scenario = code === undefined ? scenarioOf(context) : undefined;
  const chosen = candidates.find(({ response }) => scenario !== undefined && hasExample(response, scenario)) ?? first;
  return negotiated(chosen, scenario, context.accept, granted);
}

/** A response, and the status code to send with it. `response.status` may be a range or `default` instead of a code. */
interface Candidate {
  readonly status: number;
  readonly response: Response;
}

/**
 * Returns the responses to choose from, the most likely first. If the operation has successful responses, they come
 * first, then all others. If it has none, only `default` and then redirects are returned. If it has no `default` and no
 * redirects either, an empty response with status 200 comes first, then all others.
 */
function byLikelihood({ responses }: Operation): readonly Candidate[] {
  const isSuccess = ({ status }: Response): boolean => status.startsWith('2');
  const successes = responses.filter(isSuccess);
  const all = [...successes, ...responses.filter((response) => !isSuccess(response))].map((response) => ({
    response,
    status: statusOf(response.status, successes.length > 0),
  }));
  const suggested =
    successes.length > 0
      ? all
      : [
          ...all.filter(({ status }) => status >= 200 && status < 300),
          ...all.filter(({ status }) => status >= 300 && status < 400),
        ];
  return suggested.length > 0
    ? suggested
    : [{ status: 200, response: { status: '200', description: '', headers: [], content: [], links: [] } }, ...all];
}

/**
 * Converts the key of a response to a status code: `4XX` becomes 400. `default` becomes 500, or 200 if no successful
 * response is described (Responses Object, OpenAPI 3.1, section 4.8.16).
 */
function statusOf(status: string, hasSuccess: boolean): number {
  if (/^[1-5]\d\d$/.test(status)) return Number(status);
  if (/^[1-5]XX$/i.test(status)) return Number(status[0]) * 100;
  return hasSuccess ? 500 : 200;
}

/**
 * Returns the response for the code in `Prefer`, in a list; an empty list if the operation has no response for it.
 * Responses in the error catalogue do not count, because the operation may never return them. If the responses of the
 * operation are assumed (`x-evidence`), any 2XX code gets a described 2XX response.
 */
function preferred({ operation: { responses, evidence } }: ChoiceContext, code: string): readonly Candidate[] {
  if (!/^[2-5]\d\d$/.test(code)) return [];
  const isAssumed = evidence.responses === 'ours' && code.startsWith('2');
  const response =
    responseFor(responses, code) ??
    responses.find(({ status }) => status === 'default' || (isAssumed && status.startsWith('2')));
  return response === undefined ? [] : [{ status: Number(code), response }];
}

function noSuchCode({ operation: { responses, evidence }, preferences: { code = '' } }: ChoiceContext): RequestProblem {
  const listed = responses.map(({ status }) => status.replace(/^(\d)XX$/i, '$100 to $199'));
  const known = evidence.responses === 'ours' ? [...listed, 'any other 2XX'] : listed;
  return requestProblem('preference', `Prefer: code=${code} is not described for this operation. ${existing(known)}`);
}

function noExample(candidates: readonly Candidate[], name: string): RequestProblem {
  const examples = candidates.flatMap(({ response }) => response.content.flatMap((media) => media.examples));
  const names = new Set(examples.map((example) => example.name));
  return requestProblem(
    'preference',
    `Prefer: example=${name} is not an example of the response. ${existing([...names])}`,
  );
}

/** Returns a sentence, without a full stop, that lists what a preference may name. */
function existing(names: readonly string[]): string {
  if (names.length === 0) return 'It has none';
  return `There ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`;
}

function hasExample({ content }: Response, name: string): boolean {
  return content.some(({ examples }) => examples.some((example) => example.name === name));
}

/**
 * Returns the name of the request example that is equal to the request body; undefined if there is none. Only examples
 * that the author has written and named count.
 */
function scenarioOf({ operation, body: { media, value } }: ChoiceContext): string | undefined {
  const examples =
    operation.requestBody?.content.find(({ mediaType }) => mediaType === media?.mediaType)?.examples ?? [];
  return examples.find(
    (example) => example.generated !== true && example.name !== 'example' && isEqual(example.value, value),
  )?.name;
}

/**
 * Chooses the media type of a response by `Accept` (RFC 9110, section 12.5.1). If some media types have an example
 * called `name`, chooses among these. Returns a problem if no media type is acceptable.
 */
function negotiated(
  { status, response }: Candidate,
  name: string | undefined,
  accept: string | undefined,
  granted: readonly string[],
): Choice | RequestProblem {
  const { content } = response;
  if (content.length === 0) return { status, response, applied: granted };
  const ranges = parseAccept(accept);
  const wanted =
    name === undefined ? content : content.filter(({ examples }) => examples.some((example) => example.name === name));
  const [best] = (wanted.length === 0 ? content : wanted)
    .map((media) => ({ media, quality: qualityOf(media.mediaType, ranges) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  if (best === undefined)
    return requestProblem(
      'accept',
      `the header Accept allows ${accept ?? ''}, but the response is ${content.map(({ mediaType }) => mediaType).join(' or ')}`,
    );
  const { media } = best;
  const example = media.examples.find((one) => one.name === name) ?? media.examples[0];
  return { status, response, media, ...(example === undefined ? {} : { example }), applied: granted };
}
