import { stringifyJson } from '../schema/number-text.ts';
import type { Example } from '../../model/media-type.ts';
import { isJson, sampleBody, type WrittenBody } from './body.ts';
import { encodeText } from './uri.ts';

/**
 * Returns an example as the text of a body, with JSON formatted as on pages. Undefined if the body is not text (a file,
 * a multipart body), or if the example cannot be written in the media type.
 */
export function payloadText(media: WrittenBody, example: Example | undefined): string | undefined {
  if (isJson(media.mediaType) && example?.serializedValue !== undefined) return example.serializedValue;
  const body = sampleBody(media, example);
  switch (body.kind) {
    case 'json':
      return stringifyJson(body.value, 2);
    case 'text':
      return body.text;
    case 'form':
      return body.fields.map(({ name, value }) => `${encodeText(name)}=${encodeText(value)}`).join('&');
    case 'none':
    case 'binary':
    case 'multipart':
      return undefined;
  }
}
