import type { MediaType, Operation } from '../../src/model/api.ts';
import { isJson } from '../samples/body.ts';
import { finding, type Finding } from './finding.ts';
import { readForm } from './form.ts';
import { mediaTypeFor, parseMediaType } from './media-range.ts';
import { readMultipart } from './multipart.ts';
import { headerOf, type Received } from './received.ts';
import type { Judged, Typing } from './typed.ts';
import { wordsFor } from './words.ts';

/** What came of reading a body. */
export interface BodyCheck {
  readonly findings: readonly Finding[];
  /** What the operation calls it. */
  readonly media?: MediaType;
  /** Its value, where it has one. */
  readonly value?: unknown;
  /** What could not be looked at. */
  readonly notes: readonly string[];
}

/** What is wrong with the body of a request (Request Body Object, OpenAPI 3.1, section 4.8.13; RFC 9110, section 8.3). */
export async function checkBody(
  { requestBody, method }: Operation,
  request: Received,
  typing: Typing,
): Promise<BodyCheck> {
  const refused = (kind: Finding['kind'], message: string, media?: MediaType): BodyCheck => ({
    findings: [finding(kind, message)],
    notes: [],
    ...(media === undefined ? {} : { media }),
  });
  // A form without fields has no bytes.
  const isForm = /^\s*application\/x-www-form-urlencoded\s*(;|$)/i.test(headerOf(request, 'Content-Type') ?? '');
  if (request.body.length === 0 && !(isForm && requestBody !== undefined))
    return requestBody?.required === true ? refused('request', 'the body is missing') : { findings: [], notes: [] };
  if (requestBody === undefined) return refused('request', `${method} takes no body here`);
  const coding = headerOf(request, 'Content-Encoding')?.toLowerCase() ?? 'identity';
  if (coding !== 'identity' && coding !== '')
    return refused('media', `the body is encoded by ${coding}, and the mock reads bodies as they are`);
  const { content } = requestBody;
  const types = content.map(({ mediaType }) => mediaType).join(' or ');
  const header = headerOf(request, 'Content-Type') ?? '';
  const given = parseMediaType(header);
  if (given === undefined)
    return refused(
      'media',
      header === '' ? `the header Content-Type is missing: ${types}` : 'the header Content-Type is no media type',
    );
  const media = mediaTypeFor(given, content);
  if (media === undefined) return refused('media', `the header Content-Type must be ${types}`);
  const read = await readValue(media, `${given.type}/${given.subtype}`, header, request.body, typing);
  if (typeof read === 'string') return refused('request', read, media);
  return {
    media,
    value: read.judged.value,
    notes: read.notes ?? [],
    findings: [...wordsFor('body', read.judged).map((words) => finding('request', words)), ...(read.findings ?? [])],
  };
}

/** A value with what its schema says of it. */
export interface BodyValue {
  readonly judged: Judged;
  readonly findings?: readonly Finding[];
  readonly notes?: readonly string[];
}

/** Reads a body in the media type that was given; a text says why it cannot be read. */
async function readValue(
  media: MediaType,
  type: string,
  header: string,
  body: Uint8Array,
  typing: Typing,
): Promise<BodyValue | string> {
  if (type === 'application/x-www-form-urlencoded') return readForm(media, body, typing);
  if (type === 'multipart/form-data') return readMultipart(media, header, body, typing);
  if (isJson(type)) return readJson(media, body, typing);
  if (/^application\/(jsonl|x-ndjson|json-seq)$/.test(type)) return readLines(media, body, typing);
  const types = typing.typesOf(media.schema);
  const unread = /[/+]xml$/.test(type) || type.startsWith('multipart/') || types.has('object') || types.has('array');
  if (unread)
    return { judged: { value: undefined, violations: [] }, notes: [`${type} is not read: the body is taken as it is`] };
  const text = utf8(body);
  if (text === undefined && type.startsWith('text/')) return 'the body is no UTF-8';
  return { judged: typing.read(media.schema, [text ?? Buffer.from(body).toString('latin1')]) };
}

function readJson({ schema }: MediaType, body: Uint8Array, typing: Typing): BodyValue | string {
  const text = utf8(body);
  if (text === undefined) return 'the body is no UTF-8 (RFC 8259, section 8.1)';
  try {
    return { judged: typing.judge(schema, JSON.parse(text)) };
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return `the body is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** One JSON value a line (RFC 7464 puts a record separator before each). */
function readLines({ schema, itemSchema }: MediaType, body: Uint8Array, typing: Typing): BodyValue | string {
  const lines = (utf8(body) ?? '').split(/[\n\u001e]/).filter((line) => line.trim() !== '');
  try {
    const values = lines.map((line): unknown => JSON.parse(line));
    const items =
      itemSchema === undefined
        ? []
        : values.map((value, index) =>
            typing
              .judge(itemSchema, value)
              .violations.map((violation) => ({ ...violation, path: [index, ...violation.path] })),
          );
    return { judged: { value: values, violations: [...typing.judge(schema, values).violations, ...items.flat()] } };
  } catch {
    return 'the body must be one JSON value a line';
  }
}

function utf8(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}
