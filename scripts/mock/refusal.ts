import type { Example, MediaType, Operation, Response } from '../../src/model/api.ts';
import type { Raw } from '../model/raw.ts';
import type { Catalogue } from './catalogue.ts';
import { described } from './choose.ts';
import type { Finding, FindingKind } from './finding.ts';

/** How a request is refused. Without a response, in plain words. */
export interface Refusal {
  readonly status: number;
  readonly response?: Response;
  readonly media?: MediaType;
  readonly example?: Example;
}

/** What is answered first where several things are wrong. */
const ORDER: readonly FindingKind[] = [
  'size',
  'path',
  'method',
  'credentials',
  'media',
  'request',
  'accept',
  'preference',
];
const STATUS: Readonly<Record<FindingKind, number>> = {
  size: 413,
  path: 404,
  method: 405,
  credentials: 401,
  media: 415,
  request: 400,
  accept: 406,
  preference: 400,
};

/**
 * The refusal of a request: the status that HTTP has for what is wrong (RFC 9110, section 15.5), in the envelope that the
 * description has for it, else in that of 400, else in that of any error. Wishes that cannot be granted are the mock's own
 * matter. `operation` has an example wherever one can be had.
 */
export function refuse(
  findings: readonly Finding[],
  operation: Operation | undefined,
  catalogue: Catalogue,
  fits: (media: MediaType, value: unknown) => boolean,
): Refusal {
  const kind = ORDER.find((one) => findings.some((found) => found.kind === one)) ?? 'request';
  const responses = operation?.responses ?? [];
  const status =
    kind === 'request' && described(responses, '400') === undefined && described(responses, '422') !== undefined
      ? 422
      : STATUS[kind];
  if (kind === 'preference') return { status };
  const response = envelope(responses, catalogue, status);
  if (response === undefined) return { status };
  const media = response.content.find(({ examples }) => examples.length > 0) ?? response.content[0];
  const example = media?.examples[0];
  if (media === undefined) return { status, response };
  const words = findings
    .filter((found) => found.kind === kind)
    .map(({ message }) => message)
    .join('; ');
  return {
    status,
    response,
    media,
    ...(example === undefined ? {} : { example: telling(example, words, (value) => fits(media, value)) }),
  };
}

/** Where the error is described: by its own code, by 400, by any that begins with 4. */
function envelope(responses: readonly Response[], catalogue: Catalogue, status: number): Response | undefined {
  for (const code of new Set([String(status), '400'])) {
    const response = described(responses, code) ?? catalogue.response(code);
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

/** Fields in which errors say what is wrong. */
const WORDS = /^(error|status)?_?(message|detail|details|description|reason)$/i;

/** A generated error says in its own message what is wrong, where it has one; an author's stays as it is. */
export function telling(example: Example, words: string, fits: (value: unknown) => boolean): Example {
  if (example.generated !== true) return example;
  const value = told(example.value, words, 2);
  return fits(value) ? { ...example, value } : example;
}

function told(value: unknown, words: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Raw).map(([name, item]) => [
      name,
      typeof item === 'string' && WORDS.test(name) ? words : depth > 0 ? told(item, words, depth - 1) : item,
    ]),
  );
}
