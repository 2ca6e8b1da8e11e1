import type { Example, MediaType, Operation, Response } from '../../src/model/api.ts';
import { isDeepStrictEqual } from 'node:util';
import type { BodyCheck } from './body.ts';
import { finding, type Finding } from './finding.ts';
import { parseAccept, qualityOf } from './media-range.ts';
import { applied, type Preferences } from './prefer.ts';
import type { Catalogue } from './catalogue.ts';

/** What an operation answers. */
export interface Choice {
  readonly status: number;
  readonly response: Response;
  readonly media?: MediaType;
  readonly example?: Example;
  /** Preferences that were granted. */
  readonly applied: readonly string[];
}

/** What the choice is made by. `operation` has an example wherever one can be had. */
export interface Wish {
  readonly operation: Operation;
  readonly catalogue: Catalogue;
  readonly preferences: Preferences;
  readonly body: BodyCheck;
  readonly accept: string | undefined;
}

/**
 * The answer to a request that nothing is wrong with: the response and the example that the caller prefers, else the
 * scenario that the request belongs to (its body is a named example, and an answer has an example of that name), else the
 * first success with its first example.
 */
export function choose(wish: Wish): Choice | Finding {
  const {
    operation,
    preferences: { code, example: name },
  } = wish;
  const [first, ...others] = code === undefined ? byLikelihood(operation) : preferred(wish, code);
  if (first === undefined) return nowhere(wish);
  const granted = code === undefined ? [] : [applied('code', code)];
  if (name !== undefined) {
    const named = [first, ...others].find(({ response }) => hasExample(response, name));
    if (named === undefined) return noExample([first, ...others], name);
    return negotiated(named, name, wish.accept, [...granted, applied('example', name)]);
  }
  const scenario = code === undefined ? scenarioOf(wish) : undefined;
  const answer =
    [first, ...others].find(({ response }) => scenario !== undefined && hasExample(response, scenario)) ?? first;
  return negotiated(answer, scenario, wish.accept, granted);
}

/** A response with the status it is answered with. */
interface Candidate {
  readonly status: number;
  readonly response: Response;
}

/** Successes, then what else is described. Where there is nothing at all, an empty success. */
function byLikelihood({ responses }: Operation): readonly Candidate[] {
  const isSuccess = ({ status }: Response): boolean => status.startsWith('2');
  const successes = responses.filter(isSuccess);
  const all = [...successes, ...responses.filter((response) => !isSuccess(response))].map((response) => ({
    response,
    status: statusOf(response.status, successes.length > 0),
  }));
  const meant =
    successes.length > 0
      ? all
      : [...all.filter(({ status }) => status < 300), ...all.filter(({ status }) => status >= 300 && status < 400)];
  return meant.length > 0
    ? meant
    : [{ status: 200, response: { status: '200', description: '', headers: [], content: [], links: [] } }, ...all];
}

/** A code that a pattern stands for: `default` is a success where no other is described (Responses Object, OpenAPI 3.1, section 4.8.16). */
function statusOf(status: string, hasSuccess: boolean): number {
  if (/^[1-5]\d\d$/.test(status)) return Number(status);
  if (/^[1-5]XX$/i.test(status)) return Number(status[0]) * 100;
  return hasSuccess ? 500 : 200;
}

function preferred({ operation: { responses }, catalogue }: Wish, code: string): readonly Candidate[] {
  if (!/^[2-5]\d\d$/.test(code)) return [];
  const response =
    described(responses, code) ?? catalogue.response(code) ?? responses.find(({ status }) => status === 'default');
  return response === undefined ? [] : [{ status: Number(code), response }];
}

/** The response of an operation for a code: the code itself, else its range. */
export function described(responses: readonly Response[], code: string): Response | undefined {
  return (
    responses.find(({ status }) => status === code) ??
    responses.find(({ status }) => status.toUpperCase() === `${code[0]}XX`)
  );
}

function nowhere({ operation: { responses }, catalogue, preferences: { code = '' } }: Wish): Finding {
  const known = [...new Set([...responses.map(({ status }) => status), ...catalogue.codes])];
  return finding(
    'preference',
    `Prefer: code=${code} is described nowhere. There ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`,
  );
}

function noExample(candidates: readonly Candidate[], name: string): Finding {
  const names = [
    ...new Set(
      candidates.flatMap(({ response }) =>
        response.content.flatMap(({ examples }) => examples.map((example) => example.name)),
      ),
    ),
  ];
  return finding(
    'preference',
    `Prefer: example=${name} is no example of the answer. ${names.length === 0 ? 'It has none' : `There ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`}`,
  );
}

function hasExample({ content }: Response, name: string): boolean {
  return content.some(({ examples }) => examples.some((example) => example.name === name));
}

/** Name of the request's example that was sent, where the author gave it one. */
function scenarioOf({ operation, body: { media, value } }: Wish): string | undefined {
  const examples =
    operation.requestBody?.content.find(({ mediaType }) => mediaType === media?.mediaType)?.examples ?? [];
  return examples.find(
    (example) => example.generated !== true && example.name !== 'example' && isDeepStrictEqual(example.value, value),
  )?.name;
}

/** The media type that `Accept` likes best (RFC 9110, section 12.5.1), of those that have the example. */
function negotiated(
  { status, response }: Candidate,
  name: string | undefined,
  accept: string | undefined,
  granted: readonly string[],
): Choice | Finding {
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
    return finding(
      'accept',
      `the header Accept asks for ${accept ?? ''}, and the answer is ${content.map(({ mediaType }) => mediaType).join(' or ')}`,
    );
  const { media } = best;
  const example = media.examples.find((one) => one.name === name) ?? media.examples[0];
  return { status, response, media, ...(example === undefined ? {} : { example }), applied: granted };
}
