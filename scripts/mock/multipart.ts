import type { MediaType } from '../../src/model/api.ts';
import type { BodyValue } from './body.ts';
import { finding, type Finding } from './finding.ts';
import { mediaTypeFor, parseMediaType } from './media-range.ts';
import type { Typing, Written } from './typed.ts';

/** Reads `multipart/form-data` (RFC 7578; Encoding Object, OpenAPI 3.1, section 4.8.15.1.1); a text says why it cannot be read. */
export async function readMultipart(
  { schema, encoding }: MediaType,
  header: string,
  body: Uint8Array,
  typing: Typing,
): Promise<BodyValue | string> {
  const data = await formData(header, body);
  if (data === undefined) return 'the body is no multipart/form-data, or its boundary is not that of the header';
  const findings: Finding[] = [];
  const fields = new Map<string, Written>();
  for (const name of new Set(data.keys())) {
    const wanted = encoding.find((one) => one.name === name)?.contentType;
    const parts = data.getAll(name);
    const texts = await Promise.all(parts.map((part) => (typeof part === 'string' ? part : textOf(part))));
    for (const part of parts)
      if (typeof part !== 'string' && wanted !== undefined && !isOf(part.type, wanted))
        findings.push(
          finding('request', `body.${name} must be ${wanted} (it is ${part.type === '' ? 'of no type' : part.type})`),
        );
    const types = typing.typesOf(typing.fieldSchema(schema, name));
    const [only = ''] = texts;
    const isList = types.has('array') && !/^\s*\[/.test(only);
    const repeated = texts.length > 1 && !isList && types.size > 0;
    fields.set(name, isList || (texts.length > 1 && !repeated) ? texts : only);
    if (repeated) findings.push(finding('request', `body.${name} is given more than once`));
  }
  return { judged: typing.read(schema, [fields]), findings };
}

async function formData(header: string, body: Uint8Array): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': header } }).formData();
  } catch {
    return undefined;
  }
}

/** Text where it is text, else one character a byte: the length of a file is counted in bytes. */
async function textOf(part: Blob): Promise<string> {
  const bytes = Buffer.from(await part.arrayBuffer());
  const isText = /^text\/|json\b/i.test(part.type);
  return bytes.toString(isText ? 'utf8' : 'latin1');
}

/** Whether a part is of one of several media types, separated by commas. */
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
