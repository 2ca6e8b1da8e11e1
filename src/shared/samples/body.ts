import { stringifyJson } from '../schema/number-text.ts';
import type { Example, MediaType } from '../../model/media-type.ts';
import type { Pair, SampleBody, SamplePart } from '../../model/sample.ts';
import { serializePairs, text } from './parameter-style.ts';

/**
 * Returns the body of a sample: the example, in the syntax of the media type (OpenAPI 3.1, section 4.8.14). A body that
 * is a file needs no example. Any other body is of the kind `none` if there is no example, or if the media type does
 * not determine how to write the example.
 */
export function sampleBody(media: WrittenBody | undefined, example: Example | undefined): SampleBody {
  if (media === undefined) return NONE;
  const type = essence(concreteType(media));
  if (isFileBody(media)) return { kind: 'binary', file: fileName('file', type, example?.value) };
  if (example === undefined) return NONE;
  const { value, serializedValue } = example;
  if (isJson(type)) return { kind: 'json', value };
  if (typeof (serializedValue ?? value) === 'string') return { kind: 'text', text: serializedValue ?? text(value) };
  if (type === 'application/x-www-form-urlencoded') return { kind: 'form', fields: formFields(media, value) };
  if (type === 'multipart/form-data') return { kind: 'multipart', parts: parts(media, value) };
  if (isJsonSequence(type)) return { kind: 'text', text: jsonSequence(type, value) };
  // The schema alone does not determine how an object is written in XML.
  return type.startsWith('text/') && typeof value !== 'object' ? { kind: 'text', text: text(value) } : NONE;
}

/** The properties of a Media Type Object that determine how a value is written. */
export type WrittenBody = Pick<MediaType, 'mediaType' | 'schema' | 'encoding' | 'files'>;

const NONE: SampleBody = { kind: 'none' };

/** Returns a media type without parameters, in lower case (RFC 9110, section 8.3.1). */
function essence(mediaType: string): string {
  return mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Whether a media type is JSON or derived from JSON (RFC 6839, section 3.1); a wildcard counts as JSON. */
export function isJson(mediaType: string): boolean {
  return /^(application|text)\/json$|\+json$|^(\*|application)\/\*$/.test(essence(mediaType));
}

/** Whether a media type is for a sequence of JSON texts (OpenAPI 3.2, section 4.14.3). */
export function isJsonSequence(mediaType: string): boolean {
  return /^application\/(?:(?:x-)?(?:nd-?json|json-?l|json-?lines)|(?:.+[+])?json-seq)$/.test(essence(mediaType));
}

/**
 * Writes the items of a list as JSON texts, one per line. In `json-seq`, a record separator precedes each (RFC 7464,
 * section 2.2; RFC 8091).
 */
export function jsonSequence(mediaType: string, value: unknown): string {
  const separator = essence(mediaType).endsWith('json-seq') ? '\u001e' : '';
  return (Array.isArray(value) ? value : [value]).map((item) => `${separator}${stringifyJson(item)}\n`).join('');
}

/** The media types that samples use for ranges such as `image/*`. The key is the type before the slash. */
const EXAMPLES: Readonly<Record<string, string>> = {
  text: 'text/plain',
  image: 'image/png',
  audio: 'audio/mpeg',
  video: 'video/mp4',
  font: 'font/woff2',
  multipart: 'multipart/form-data',
  '*': 'application/json',
  application: 'application/json',
};

/**
 * Returns a media type that can be sent. For a range such as `image/*` (RFC 9110, section 12.5.1) or
 * `application/*+json`, this is one type in the range. Any other media type is returned unchanged.
 */
export function concreteType({ mediaType, schema }: Pick<WrittenBody, 'mediaType' | 'schema'>): string {
  const [, type = '', suffix] = /^([^/;]+)(?:\/\*(\+.*)?)?$/.exec(essence(mediaType)) ?? [];
  if (suffix !== undefined) return `${type}/vnd.example${suffix}`;
  if (type === '') return mediaType;
  const named = EXAMPLES[type] ?? 'application/octet-stream';
  return named === 'application/json' && schema.format === 'binary' ? 'application/octet-stream' : named;
}

/** Whether a body is the content of a file. */
export function isFileBody(media: Pick<WrittenBody, 'mediaType' | 'schema'>): boolean {
  const type = essence(concreteType(media));
  const { schema } = media;
  if (isJson(type) || type.startsWith('multipart/')) return false;
  return (
    schema.format === 'binary' ||
    /^(image\/(?!svg)|audio\/|video\/|font\/|application\/(octet-stream|pdf|zip|gzip|x-tar)$)/.test(type)
  );
}

/**
 * Returns the fields of an `application/x-www-form-urlencoded` body (OpenAPI 3.1, section 4.8.15.1.2). A field whose
 * value is an object is written as JSON, unless the Encoding Object for the field has `style` or `explode`.
 */
function formFields(media: WrittenBody, value: unknown): readonly Pair[] {
  return fieldsOf(value).flatMap(([name, item]) => {
    const { style, explode } = media.encoding.find((encoding) => encoding.name === name) ?? {};
    const plain = style === undefined && explode === undefined && typeof item === 'object' && !Array.isArray(item);
    if (plain) return [{ name, value: stringifyJson(item) }];
    return serializePairs(name, item, {
      style: style ?? 'form',
      explode: explode ?? (style === undefined || style === 'form'),
      encode: (raw) => raw,
    });
  });
}

/**
 * Returns the parts of a multipart body (OpenAPI 3.1, section 4.8.15.1.1). A list becomes one part per entry; objects
 * are written as JSON.
 */
function parts(media: WrittenBody, value: unknown): readonly SamplePart[] {
  return fieldsOf(value).flatMap(([name, item]) => {
    const contentType = media.encoding
      .find((encoding) => encoding.name === name)
      ?.contentType?.split(',', 1)[0]
      ?.trim();
    const typed = contentType === undefined || contentType.includes('*') ? {} : { contentType };
    return (Array.isArray(item) ? item : [item]).map((entry): SamplePart => {
      if (isFilePart(media, name))
        return { name, kind: 'file', file: fileName(name, contentType ?? '', entry), ...typed };
      if (typeof entry !== 'object') return { name, kind: 'text', text: text(entry), ...typed };
      return { name, kind: 'json', value: entry, contentType: contentType ?? 'application/json' };
    });
  });
}

/** Whether the part of a multipart body with this name is the content of a file. */
export function isFilePart({ mediaType, encoding, files }: WrittenBody, name: string): boolean {
  if (!essence(mediaType).startsWith('multipart/')) return false;
  const { contentType = '' } = encoding.find((one) => one.name === name) ?? {};
  return files.includes(name) || /^\s*(image|audio|video)\/|octet-stream\s*$/.test(contentType.split(',', 1)[0] ?? '');
}

function fieldsOf(value: unknown): readonly [string, unknown][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).filter(([, item]) => item !== undefined && item !== null)
    : [];
}

/**
 * Returns the name of a file: the example if it looks like a file name, else a name made from the field and the media
 * type.
 */
function fileName(field: string, mediaType: string, example: unknown): string {
  if (typeof example === 'string' && /^[\w-]{1,40}\.[A-Za-z0-9]{2,4}$/.test(example)) return example;
  const [, kind = ''] = /^[a-z]+\/(?:x-)?([a-z0-9]{2,5})$/.exec(mediaType.toLowerCase()) ?? [];
  const name = field.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^-+|-+$/g, '') || 'file';
  return `${name}.${kind === '' ? 'bin' : kind === 'jpeg' ? 'jpg' : kind === 'plain' ? 'txt' : kind}`;
}
