import type { MediaType } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import { isJson, isJsonSequence } from '#src/shared/samples/body.ts';
import { readForm } from './form.ts';
import { mediaTypeFor, parseMediaType } from './media-range.ts';
import {
  headerOf,
  parsedText,
  requestProblem,
  utf8,
  type BodyValue,
  type ReceivedRequest,
  type RequestProblem,
} from './request.ts';
import type { Coercer, TextValue } from '#src/shared/request/coerce.ts';
import { violationMessages } from './violation-message.ts';

/** The parsed body of a request, and its problems. */
export interface BodyCheck {
  readonly problems: readonly RequestProblem[];
  /** The Media Type Object that matches the `Content-Type` of the request. */
  readonly media?: MediaType;
  /** The parsed body; absent if there is no body, or if it cannot be parsed. */
  readonly value?: unknown;
  /** Sentences about what the mock did not check. */
  readonly notes: readonly string[];
}

const OPEN = 'the description leaves open which fields the body has: any are accepted';

/**
 * Parses the body of a request, and checks it against the description (Request Body Object, OpenAPI 3.1, section
 * 4.8.13; RFC 9110, section 8.3).
 */
export async function checkBody(
  { requestBody, method }: Operation,
  request: ReceivedRequest,
  coercer: Coercer,
): Promise<BodyCheck> {
  const refused = (kind: RequestProblem['kind'], message: string, media?: MediaType): BodyCheck => ({
    problems: [requestProblem(kind, message)],
    notes: [],
    ...(media === undefined ? {} : { media }),
  });
  // An empty body is a valid form, without fields.
  const isForm = /^\s*application\/x-www-form-urlencoded\s*(;|$)/i.test(headerOf(request, 'Content-Type') ?? '');
  const open = requestBody?.content.some(({ schema }) => coercer.isOpen(schema)) === true ? [OPEN] : [];
  if (request.body.length === 0 && !(isForm && requestBody !== undefined))
    return requestBody?.required === true ? refused('request', 'the body is missing') : { problems: [], notes: open };
  if (requestBody === undefined) return refused('request', `${method} takes no body here`);
  const coding = headerOf(request, 'Content-Encoding')?.toLowerCase() ?? 'identity';
  if (coding !== 'identity' && coding !== '')
    return refused('media', `the body has the encoding ${coding}, but the mock reads only unencoded bodies`);
  const { content } = requestBody;
  const types = content.map(({ mediaType }) => mediaType).join(' or ');
  const header = headerOf(request, 'Content-Type') ?? '';
  const given = parseMediaType(header);
  if (given === undefined)
    return refused(
      'media',
      header === ''
        ? `the header Content-Type is missing: it must be ${types}`
        : 'the header Content-Type is not a media type',
    );
  const media = mediaTypeFor(given, content);
  if (media === undefined) return refused('media', `the header Content-Type must be ${types}`);
  const read = await readValue(media, `${given.type}/${given.subtype}`, header, request.body, coercer);
  if (typeof read === 'string') return refused('request', read, media);
  const { violations } = read.validated;
  const kind = violations.some(({ keyword }) => keyword === 'required') ? 'missing' : 'request';
  return {
    media,
    value: read.validated.value,
    notes: [...(read.notes ?? []), ...(coercer.isOpen(media.schema) ? [OPEN] : [])],
    problems: [
      ...violationMessages('body', read.validated).map((words) => requestProblem(kind, words)),
      ...(read.problems ?? []),
    ],
  };
}

/** Parses a body in the format of its media type. Returns an error message if the body is malformed. */
async function readValue(
  media: MediaType,
  type: string,
  header: string,
  body: Uint8Array,
  coercer: Coercer,
): Promise<BodyValue | string> {
  if (type === 'application/x-www-form-urlencoded') return readForm(media, body, coercer);
  if (type === 'multipart/form-data') return readMultipart(media, header, body, coercer);
  if (isJson(type)) return readJson(media, body, coercer);
  if (isJsonSequence(type)) return readLines(media, body, coercer);
  const types = coercer.typesOf(media.schema);
  const unread = /[/+]xml$/.test(type) || type.startsWith('multipart/') || types.has('object') || types.has('array');
  if (unread)
    return {
      validated: { value: undefined, violations: [] },
      notes: [`${type} is not parsed: the body is accepted as it is`],
    };
  const text = utf8(body);
  if (text === undefined && type.startsWith('text/')) return 'the body is not UTF-8';
  return { validated: coercer.coerce(media.schema, [text ?? Buffer.from(body).toString('latin1')]) };
}

function readJson({ schema }: MediaType, body: Uint8Array, coercer: Coercer): BodyValue | string {
  const text = utf8(body);
  if (text === undefined) return 'the body is not UTF-8 (RFC 8259, section 8.1)';
  const parsed = parsedText(text);
  return 'problem' in parsed ? `the body ${parsed.problem}` : { validated: coercer.validate(schema, parsed.value) };
}

/**
 * Parses a sequence of JSON values, separated by line breaks or by the record separators of RFC 7464. Returns an error
 * message if the body is malformed.
 */
function readLines({ schema, itemSchema }: MediaType, body: Uint8Array, coercer: Coercer): BodyValue | string {
  const lines = (utf8(body) ?? '').split(/[\n\u001e]/).filter((line) => line.trim() !== '');
  const parsed = lines.map(parsedText);
  if (parsed.some((line) => 'problem' in line)) return 'the body must be one JSON value per line';
  const values = parsed.flatMap((line) => ('value' in line ? [line.value] : []));
  const types = coercer.typesOf(schema);
  // `itemSchema` is new in OpenAPI 3.2. Without it, `schema` describes each value or, if it allows a list, all values
  // together.
  const isOfEntry = itemSchema === undefined && types.size > 0 && !types.has('array');
  const each = isOfEntry ? schema : itemSchema;
  const items = values.flatMap((value, index) =>
    each === undefined
      ? []
      : coercer
          .validate(each, value)
          .violations.map((violation) => ({ ...violation, path: [index, ...violation.path] })),
  );
  const whole = isOfEntry ? [] : coercer.validate(schema, values).violations;
  return { validated: { value: values, violations: [...whole, ...items] } };
}

/**
 * Parses a `multipart/form-data` body (RFC 7578; Encoding Object, OpenAPI 3.1, section 4.8.15.1.1). Returns an error
 * message if the body is malformed.
 */
async function readMultipart(
  { schema, encoding }: MediaType,
  header: string,
  body: Uint8Array,
  coercer: Coercer,
): Promise<BodyValue | string> {
  const data = await formData(header, body);
  if (data === undefined) return 'the body is not multipart/form-data with the boundary of the header';
  const problems: RequestProblem[] = [];
  const fields = new Map<string, TextValue>();
  for (const name of new Set(data.keys())) {
    const wanted = encoding.find((one) => one.name === name)?.contentType;
    const parts = data.getAll(name);
    const texts = await Promise.all(parts.map((part) => (typeof part === 'string' ? part : textOf(part))));
    for (const part of parts)
      if (typeof part !== 'string' && wanted !== undefined && !isOf(part.type, wanted))
        problems.push(
          requestProblem(
            'request',
            `body.${name} must be ${wanted} (it ${part.type === '' ? 'has no type' : `is ${part.type}`})`,
          ),
        );
    const types = coercer.typesOf(coercer.fieldSchema(schema, name));
    const [only = ''] = texts;
    const isList = types.has('array') && !/^\s*\[/.test(only);
    const repeated = texts.length > 1 && !isList && types.size > 0;
    fields.set(name, isList || (texts.length > 1 && !repeated) ? texts : only);
    if (repeated) problems.push(requestProblem('request', `body.${name} is given more than once`));
  }
  return { validated: coercer.coerce(schema, [fields]), problems };
}

async function formData(header: string, body: Uint8Array): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': header } }).formData();
  } catch {
    return undefined;
  }
}

/**
 * Converts a part of a multipart body to a string. JSON and text are decoded as UTF-8. In any other part, each byte
 * becomes one character, so that `maxLength` limits the number of bytes.
 */
async function textOf(part: Blob): Promise<string> {
  const bytes = Buffer.from(await part.arrayBuffer());
  const isText = /^text\/|json\b/i.test(part.type);
  return bytes.toString(isText ? 'utf8' : 'latin1');
}

/** Whether a media type matches an entry of `wanted`, a comma-separated list of media types and ranges. */
function isOf(type: string, wanted: string): boolean {
  const given = parseMediaType(type);
  return (
    given !== undefined &&
    mediaTypeFor(
      given,
      wanted.split(',').map((one) => ({ mediaType: one.trim() })),
    ) !== undefined
  );
}
