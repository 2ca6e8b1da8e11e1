import { isNumberText, stringifyJson } from '#src/shared/schema/number-text.ts';
import type { Example, MediaType, Response } from '#src/model/media-type.ts';
import { serializeText } from '#src/shared/samples/parameter-style.ts';
import { contentOf } from './content.ts';
import type { RequestProblem } from './request.ts';

/** The HTTP response that the mock sends. `Response`, in contrast, is a Response Object of the description. */
export interface Reply {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly body: Uint8Array;
  /** The problems of the request, to be logged. */
  readonly problems: readonly RequestProblem[];
  /** Name of the webhook to send after the response. */
  readonly webhook?: string;
}

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** The response that was chosen from the description, with one of its examples. */
export interface ChosenResponse {
  readonly status: number;
  /** Absent if the description has no response to use. The body is then plain text with the problems of the request. */
  readonly response?: Response;
  readonly media?: MediaType;
  readonly example?: Example;
}

/** Statuses whose responses have no body (RFC 9110, sections 6.4.1 and 15.3.6). */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Creates the HTTP response from the chosen one. Each problem becomes a `Mock-Problem` header. `more` is a list of
 * further headers.
 */
export async function toReply(
  { status, response, media, example }: ChosenResponse,
  problems: readonly RequestProblem[],
  more: readonly Header[],
): Promise<Reply> {
  const content = media === undefined || EMPTY.has(status) ? undefined : await contentOf(media, example);
  const words =
    content === undefined && response === undefined
      ? {
          type: 'text/plain; charset=utf-8',
          bytes: Buffer.from(problems.map(({ message }) => `${message}.\n`).join('')),
        }
      : content;
  return {
    status,
    headers: [
      ...(words === undefined ? [] : [{ name: 'Content-Type', value: words.type }]),
      ...requiredHeaders(response),
      ...more,
      ...(content === undefined || example === undefined
        ? []
        : [{ name: 'Mock-Example', value: fieldValue(example.name) }]),
      ...problems.slice(0, MOST).map(({ message }, index) => ({
        name: 'Mock-Problem',
        value: fieldValue(
          index === MOST - 1 && problems.length > MOST ? `and ${problems.length - MOST + 1} more` : message,
        ),
      })),
    ],
    body: words?.bytes ?? new Uint8Array(),
    problems,
  };
}

/** Maximum number of `Mock-Problem` headers, because clients limit the size of all headers. */
const MOST = 20;

/** Matches headers that Node.js or the mock sets for the actual body and connection. Their examples are not sent. */
const FRAMING = /^(content-(type|length|encoding)|transfer-encoding|connection|keep-alive|upgrade|trailer|te)$/i;

/**
 * Returns the required headers of a response that have an example, with the example as the value (Header Object,
 * OpenAPI 3.1, section 4.8.21).
 */
function requiredHeaders(response: Response | undefined): readonly Header[] {
  return (response?.headers ?? [])
    .filter(
      ({ name, required, example }) =>
        required && example !== undefined && !FRAMING.test(name) && /^[\w!#$%&'*+.^`|~-]+$/.test(name),
    )
    .map(({ name, example, explode, mediaType }) => ({
      name,
      value: fieldValue(
        mediaType === undefined
          ? serializeText(name, example, { style: 'simple', explode, encode: (text) => text })
          : typeof example === 'string' && !isNumberText(example)
            ? example
            : stringifyJson(example),
        4000,
      ),
    }));
}

/**
 * Converts a string to a header value (RFC 9110, section 5.5). Everything but printable ASCII is percent-encoded. The
 * value is cut after `longest` characters.
 */
export function fieldValue(text: string, longest = 300): string {
  const characters = [...text.replace(/[\r\n\t]+/g, ' ')];
  const encoded = characters.map((character) =>
    /[\x20-\x7e]/.test(character)
      ? character
      : [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
  const taken: string[] = [];
  let length = 0;
  for (const piece of encoded) {
    length += piece.length;
    if (length > longest) return `${taken.join('').trim()}...`;
    taken.push(piece);
  }
  return taken.join('').trim();
}
