import { isDeepStrictEqual } from 'node:util';
import type { SampleBody, SamplePart, SampleRequest } from '#src/model/sample.ts';
import { parsed } from '../text/json.ts';
import { hasPlainNumbers, parseJson, stringifyJson } from '#src/shared/schema/number-text.ts';
import type { ReceivedRequest } from '../mock/request.ts';
import { decodeText } from '#src/shared/text/percent-decoding.ts';
import { filled } from '#src/shared/samples/variables.ts';
import { filledBody, type Environment, shorten } from './environment.ts';

/** Content of every file that a sample sends: bytes that are not valid UTF-8. */
export const FILE_CONTENT = Buffer.from([0, 255, 10, 13, 10, 0, 195, 40]);

/**
 * Returns a message for each difference between a received request and the one that a sample has to send. Both are
 * parsed, so that differences in formatting do not count.
 */
export async function differences(
  described: SampleRequest,
  received: ReceivedRequest,
  environment: Environment,
): Promise<readonly string[]> {
  return [
    ...(received.method === described.method ? [] : [`method ${received.method} instead of ${described.method}`]),
    ...addressDifferences(
      filled(described.url, (name) => encodeURIComponent(environment[name] ?? '')),
      received.url,
    ),
    ...headerDifferences(described, received, environment),
    ...(await bodyDifferences(filledBody(described.body, environment), received)),
  ];
}

function addressDifferences(url: string, target: string): readonly string[] {
  const want = new URL(url);
  const given = new URL(target, want.origin);
  const segments = ({ pathname }: URL): readonly string[] =>
    pathname.split('/').map((segment) => decodeText(segment) ?? segment);
  return [
    ...(isDeepStrictEqual(segments(given), segments(want))
      ? []
      : [`path ${given.pathname} instead of ${want.pathname}`]),
    ...(isDeepStrictEqual([...given.searchParams], [...want.searchParams])
      ? []
      : [`query ${given.search} instead of ${want.search}`]),
  ];
}

function headerDifferences(
  { headers, basic }: SampleRequest,
  received: ReceivedRequest,
  environment: Environment,
): readonly string[] {
  const inserted = (text: string): string => filled(text, (name) => environment[name] ?? '');
  const expected = headers.map(({ name, value }) => ({ name, value: inserted(value) }));
  if (basic !== undefined) {
    const credentials = inserted(`${basic.username}:${basic.password}`);
    expected.push({ name: 'Authorization', value: `Basic ${Buffer.from(credentials).toString('base64')}` });
  }
  return expected.flatMap(({ name, value }) => {
    const given = received.headers[name.toLowerCase()];
    if (given === value) return [];
    // Clients may add `charset=utf-8` to the media type.
    const mediaType = given?.toLowerCase().replace(/;\s*charset=utf-8$/, '');
    if (name.toLowerCase() === 'content-type' && mediaType === value.toLowerCase()) return [];
    const arrived = given === undefined ? 'missing' : JSON.stringify(given);
    return [`header ${name} ${arrived} instead of ${JSON.stringify(value)}`];
  });
}

/**
 * Maximum length of a body in a message, in characters. A message contains two bodies: the received one and the
 * expected one.
 */
const LONGEST = 200;

async function bodyDifferences(body: SampleBody, received: ReceivedRequest): Promise<readonly string[]> {
  const bytes = Buffer.from(received.body);
  const text = bytes.toString();
  const unless = (same: boolean, want: unknown): readonly string[] => {
    const expected = typeof want === 'string' ? want : stringifyJson(want);
    return same ? [] : [`body ${shorten(text, LONGEST)} instead of ${shorten(expected, LONGEST)}`];
  };
  switch (body.kind) {
    case 'none':
      return unless(bytes.length === 0, '');
    case 'json':
      return unless(isDeepStrictEqual(readAs(body.value, text), body.value), body.value);
    case 'text':
      return unless(text === body.text, body.text);
    case 'binary':
      return unless(bytes.equals(FILE_CONTENT), `the bytes of ${body.file}`);
    case 'form':
      return unless(
        isDeepStrictEqual(
          byName([...new URLSearchParams(text)]),
          byName(body.fields.map(({ name, value }) => [name, value])),
        ),
        body.fields,
      );
    case 'multipart':
      return unless(sameParts(await partsOf(received), body.parts.map(asSent)), body.parts);
  }
}

/**
 * Parses a received JSON text. If `expected` contains a number that JavaScript would write differently, such as `1.0`,
 * numbers keep their exact text. Otherwise, they become JavaScript numbers.
 */
function readAs(expected: unknown, text: string): unknown {
  return hasPlainNumbers(expected) ? parsed(text) : parsed(text, parseJson);
}

/**
 * Sorts the fields of a form by name, because some languages send them in this order. Fields with the same name keep
 * their order.
 */
function byName(fields: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  return [...fields].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

interface Part {
  readonly name: string;
  readonly content: unknown;
  readonly file?: string;
  readonly type?: string;
}

function asSent(part: SamplePart): Part {
  if (part.kind === 'file')
    return {
      name: part.name,
      content: FILE_CONTENT.toString('latin1'),
      file: part.file,
      ...(part.contentType === undefined ? {} : { type: part.contentType }),
    };
  return { name: part.name, content: part.kind === 'json' ? part.value : lines(part.text) };
}

function sameParts(given: readonly Part[], expected: readonly Part[]): boolean {
  return (
    given.length === expected.length &&
    expected.every((want, index) => {
      const { type, ...part } = given[index] ?? { name: '', content: undefined };
      const { type: wantedType, ...expectedPart } = want;
      const read =
        typeof part.content === 'string' && typeof want.content !== 'string'
          ? { ...part, content: readAs(want.content, part.content) }
          : part;
      // If the description gives no media type for a file, the client may send any.
      return isDeepStrictEqual(read, expectedPart) && (wantedType === undefined || type === wantedType);
    })
  );
}

/**
 * Returns the parts of a multipart body (RFC 7578). All line breaks in text become `\n`, because some clients send
 * others than the sample contains.
 */
async function partsOf({ body, headers }: ReceivedRequest): Promise<readonly Part[]> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    return await Promise.all(
      [...form].map(async ([name, value]): Promise<Part> => {
        if (typeof value === 'string') return { name, content: lines(value) };
        const bytes = Buffer.from(await value.arrayBuffer());
        if (value.type.startsWith('application/json')) return { name, content: parsed(bytes.toString()) };
        // A text part with a `Content-Type` is parsed as a file named `blob` or without a name.
        return value.name === 'blob' || value.name === ''
          ? { name, content: lines(bytes.toString()) }
          : { name, content: bytes.toString('latin1'), file: value.name, type: value.type };
      }),
    );
  } catch (error) {
    return [{ name: 'unreadable', content: String(error) }];
  }
}

function lines(text: string): string {
  return text.replace(/\r\n?|\n/g, '\n');
}
