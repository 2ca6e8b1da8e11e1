import type { MediaType } from '#src/model/media-type.ts';
import { requestProblem, type BodyValue, type RequestProblem } from './request.ts';
import { mediaTypeFor, parseMediaType } from './media-range.ts';
import type { Coercer, TextValue } from '#src/shared/request/coerce.ts';

/**
 * Parses `multipart/form-data` (RFC 7578; Encoding Object, OpenAPI 3.1, section 4.8.15.1.1). Returns a message where
 * that is impossible.
 */
export async function readMultipart(
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
            `body.${name} must be ${wanted} (it is ${part.type === '' ? 'without a type' : part.type})`,
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

/** Decodes text as UTF-8, other parts as one character per byte, so that lengths count bytes. */
async function textOf(part: Blob): Promise<string> {
  const bytes = Buffer.from(await part.arrayBuffer());
  const isText = /^text\/|json\b/i.test(part.type);
  return bytes.toString(isText ? 'utf8' : 'latin1');
}

/** Whether a part has one of several comma-separated media types. */
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
