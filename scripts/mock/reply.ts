import type { Example, MediaType, Response } from '../../src/model/api.ts';
import { serializeText } from '../samples/parameter-style.ts';
import { contentOf } from './content.ts';
import type { Finding } from './finding.ts';

/** What goes back. */
export interface Reply {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly body: Uint8Array;
  /** What was wrong, for the log. */
  readonly findings: readonly Finding[];
  /** Webhook to send afterwards. */
  readonly webhook?: string;
}

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** What a reply is made of. */
export interface Answer {
  readonly status: number;
  readonly response?: Response;
  readonly media?: MediaType;
  readonly example?: Example;
}

/** Statuses without content (RFC 9110, section 6.4.1). */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/** An answer as it goes over the wire: its content, its media type, the headers that the description requires. */
export async function toReply(
  { status, response, media, example }: Answer,
  findings: readonly Finding[],
  more: readonly Header[],
): Promise<Reply> {
  const content = media === undefined || EMPTY.has(status) ? undefined : await contentOf(media, example);
  const words =
    content === undefined && response === undefined
      ? {
          type: 'text/plain; charset=utf-8',
          bytes: Buffer.from(findings.map(({ message }) => `${message}.\n`).join('')),
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
      ...findings
        .slice(0, MOST)
        .map(({ message }, index) => ({
          name: 'Mock-Problem',
          value: fieldValue(
            index === MOST - 1 && findings.length > MOST ? `and ${findings.length - MOST + 1} more` : message,
          ),
        })),
    ],
    body: words?.bytes ?? new Uint8Array(),
    findings,
  };
}

/** Problems that a reply tells of: clients refuse longer heads. */
const MOST = 20;

/** Headers that say how the message itself is sent. */
const FRAMING = /^(content-(type|length|encoding)|transfer-encoding|connection|keep-alive|upgrade|trailer|te)$/i;

/** Header Objects (OpenAPI 3.1, section 4.8.21) that are required, with their examples. */
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
          : typeof example === 'string'
            ? example
            : JSON.stringify(example),
        4000,
      ),
    }));
}

/** A text as a field value (RFC 9110, section 5.5): printable ASCII, the rest percent-encoded, not too long. */
export function fieldValue(text: string, longest = 300): string {
  const characters = [...text.replace(/[\r\n\t]+/g, ' ')];
  const encoded = characters.map((character) =>
    /[\x20-\x7e]/.test(character)
      ? character
      : [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
  const kept: string[] = [];
  let length = 0;
  for (const piece of encoded) {
    length += piece.length;
    if (length > longest) return `${kept.join('').trim()}...`;
    kept.push(piece);
  }
  return kept.join('').trim();
}
