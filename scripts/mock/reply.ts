import { isNumberText, stringifyJson } from '#src/shared/schema/number-text.ts';
import type { Example, MediaType, Response } from '#src/model/media-type.ts';
import { serializeText } from '#src/shared/samples/parameter-style.ts';
import { contentOf } from './content.ts';
import type { RequestProblem } from './request.ts';

/** An HTTP response as sent; `Response` is OpenAPI's Response Object. */
export interface Reply {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly body: Uint8Array;
  /** Problems of the request, for the log. */
  readonly problems: readonly RequestProblem[];
  /** Name of the webhook to send afterwards. */
  readonly webhook?: string;
}

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** A response of the description with one of its examples. */
export interface ChosenResponse {
  readonly status: number;
  /** Absent if none is described: the body then lists the problems as plain text. */
  readonly response?: Response;
  readonly media?: MediaType;
  readonly example?: Example;
}

/** Statuses without content (RFC 9110, section 6.4.1). */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Builds the reply: its content, its media type and the headers that the description requires. */
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

/** Maximum number of problems in the headers of a reply: clients refuse larger header sections. */
const MOST = 20;

/** Headers that frame the message itself. */
const FRAMING = /^(content-(type|length|encoding)|transfer-encoding|connection|keep-alive|upgrade|trailer|te)$/i;

/** Returns the examples of required Header Objects (OpenAPI 3.1, section 4.8.21). */
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
 * Converts a text to a field value (RFC 9110, section 5.5): printable ASCII, with the rest percent-encoded, cut to a
 * length.
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
