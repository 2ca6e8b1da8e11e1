import { stringifyJson } from '#src/shared/schema/number-text.ts';
import type { Example, MediaType } from '#src/model/media-type.ts';
import { concreteType, isJson, sampleBody } from '#src/shared/samples/body.ts';
import { payloadText } from '#src/shared/samples/payload-text.ts';

/** The bytes of a body, and its media type. */
export interface Content {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * Returns an example as the body of a message. A media type range becomes a concrete type. Undefined if the example
 * cannot be serialised, for example an object in an unknown format.
 */
export async function contentOf(media: MediaType, example: Example | undefined): Promise<Content | undefined> {
  const type = concreteType(media);
  if (example?.serializedValue !== undefined) return { type, bytes: Buffer.from(example.serializedValue) };
  const text = payloadText(media, example);
  if (text !== undefined) return { type, bytes: Buffer.from(isJson(media.mediaType) ? `${text}\n` : text) };
  const body = sampleBody(media, example);
  if (body.kind === 'binary')
    return { type, bytes: Buffer.from(typeof example?.value === 'string' ? example.value : 'example') };
  if (body.kind !== 'multipart') return undefined;
  const data = new FormData();
  for (const part of body.parts) {
    const blob = (content: string): Blob => new Blob([content], { type: part.contentType ?? '' });
    if (part.kind === 'file') data.append(part.name, blob('example'), part.file);
    else if (part.kind === 'json') data.append(part.name, blob(stringifyJson(part.value)));
    else data.append(part.name, part.text);
  }
  const response = new Response(data);
  return { type: response.headers.get('content-type') ?? type, bytes: new Uint8Array(await response.arrayBuffer()) };
}
