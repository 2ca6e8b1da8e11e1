import { parseCurl } from '../samples/parse-curl.ts';
import { findBodies } from './find-bodies.ts';
import type { Body, Call, Pasted, PastedCurl } from './pasted.ts';
import { readAddress, readCall } from './read-call.ts';
import { readJson, withPlaces, type ReadBody } from './read-json.ts';

/** Maximum number of characters of an unrecognised text; the rest is cut off. */
const WORDS = 2000;

/** Recognises the kind of a pasted text, and reads it. Pure; takes linear time. */
export function recognise(text: string): Pasted {
  const curl = CURL.test(text.slice(0, 2000)) ? readCurl(text) : undefined;
  if (curl !== undefined) return curl;
  if (HTML.test(text.slice(0, 2000))) return readLine(shownIn(text)) ?? wordsIn(shownIn(text));
  const start = /\S/.exec(text.replace(/^\uFEFF/, ' '))?.index ?? 0;
  return readBodies(text, start) ?? readLine(text) ?? wordsIn(text);
}

function wordsIn(text: string): Pasted {
  return { kind: 'words', text: text.trim().slice(0, WORDS) };
}

/** Matches an HTML page, such as one from a proxy, but not HTML in a field of a body. */
const HTML = /^[^{]*<(?:!doctype html|html)\b/i;

/** Returns the visible text of an HTML page: without scripts, styles and tags. */
function shownIn(html: string): string {
  const [first = '', ...others] = html.split(/<(?:script|style)\b/i);
  const shown = [first, ...others.map((part) => part.slice(Math.max(0, part.search(/<\/(?:script|style)/i))))];
  return shown.join(' ').replace(/<[^<>]*>/g, ' ');
}

function readBodies(text: string, start: number): Pasted | undefined {
  const placed = (body: ReadBody): Body => withPlaces(text, body);
  const alone = aloneIn(text, start);
  if (alone !== undefined && alone.mistakes.length === 0) return { kind: 'json', bodies: [placed(alone)], call: {} };
  if (alone?.end === text.trimEnd().length && alone.openAt === undefined)
    return { kind: 'broken', bodies: [placed(alone)], call: {} };
  const found = findBodies(text);
  const [first, ...others] = found.whole;
  // A complete body inside the broken one is only a part of it, so the text is broken. If both begin at the same
  // offset, the complete body counts.
  if (first !== undefined && (alone === undefined || first.start === start || !covers(alone, first)))
    return {
      kind: 'log',
      bodies: [placed(first), ...others.map(placed)],
      call: readCall(around(text, [first, ...others])),
    };
  const broken = alone ?? found.broken;
  return broken === undefined
    ? undefined
    : { kind: 'broken', bodies: [placed(broken)], call: readCall(around(text, [broken])) };
}

/**
 * Reads a text that consists only of JSON: an object, a list, a quoted string that contains one of them, or fields
 * without braces. Undefined for other texts.
 */
function aloneIn(text: string, start: number): ReadBody | undefined {
  const character = text[start];
  if (character === '{' || character === '[') {
    const body = readJson(text, start);
    const rest = text.slice(body.end).trim();
    if (body.mistakes.length === 0 && /^[}\]\s]+$/.test(rest)) {
      const offset = text.indexOf(rest, body.end);
      const message = `This \`${rest.charAt(0)}\` closes no bracket.`;
      return { ...body, end: text.trimEnd().length, mistakes: [{ kind: 'unexpected', offset, message }] };
    }
    if (body.mistakes.length === 0 && rest !== '') return undefined;
    const opening =
      character === '{' ? /^\{\s*(?:$|["'“‘}]|\/[/*]|[\w$]+\s*[:=])/ : /^\[\s*(?:$|[{["'\]]|-?\d+\s*[,\]])/;
    return opening.test(text.slice(start, start + 200)) ? body : undefined;
  }
  if (character === '"' && /^"\s*\\?[{[]/.test(text.slice(start, start + 20))) return quotedBody(text, start);
  return /^["']?[\w$.-]{1,80}["']?\s*:\s*["'{[\dtfn-]/.test(text.slice(start, start + 200)) &&
    /^["']/.test(character ?? '')
    ? withBraces(text, start)
    : undefined;
}

/**
 * Reads JSON inside a JSON string: `"{\"status\":false}"`. Offsets of mistakes count from the start of the unescaped
 * string.
 */
function quotedBody(text: string, start: number): ReadBody | undefined {
  const outer = readJson(text, start);
  if (typeof outer.value !== 'string' || text.slice(outer.end).trim() !== '') return undefined;
  const inner = readJson(outer.value);
  return outer.value.slice(inner.end).trim() === '' ? { ...inner, start, end: outer.end } : undefined;
}

/** Reads fields without enclosing braces, as copied from the middle of a body. */
function withBraces(text: string, start: number): ReadBody | undefined {
  const end = text.trimEnd().replace(/,$/, '').length;
  const body = readJson(`{${text.slice(start, end)}}`);
  if (body.openAt !== undefined) return undefined;
  const message = 'The braces `{` and `}` around these fields are missing.';
  const mistakes = body.mistakes.map((mistake) => ({ ...mistake, offset: mistake.offset + start - 1 }));
  return { ...body, start, end, mistakes: [{ kind: 'no-braces', offset: start, message }, ...mistakes], openAt: [] };
}

function covers(outer: ReadBody, inner: ReadBody): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** Returns a text with each of the bodies replaced by `{}`. */
function around(text: string, bodies: readonly ReadBody[]): string {
  const from = [0, ...bodies.map(({ end }) => end)];
  return from.map((start, index) => text.slice(start, bodies[index]?.start)).join(' {} ');
}

/** Recognises a text by a URL or path in it, else by a status code; undefined if it has neither. */
function readLine(text: string): Pasted | undefined {
  const call: Call = readCall(text);
  const { status, path } = call;
  if (path !== undefined) return { kind: 'request', call: { ...call, path } };
  return status === undefined ? undefined : { kind: 'status', call: { ...call, status } };
}

const CURL = /(?:^|\n)[^\S\n]*(?:[$>%#]\s*)?(?:[^\s'"]*\/)?curl(?:\.exe)?\s/;

function readCurl(text: string): PastedCurl | undefined {
  // The prompt of a terminal, such as `$`, is not part of the command.
  const script = text.replace(/(^|\n)([^\S\n]*)[$>%#](\s+\S*curl)/g, '$1$2 $3');
  const curl = parseCurl(script);
  if (curl === undefined) return undefined;
  const places = [curl.urlOffsets.at(-1), curl.bodyOffsets?.at(-1), curl.headers.at(-1)?.valueOffset, curl.offset];
  const end = Math.max(...places.map((place) => place ?? 0));
  const printed = /\n(?=[^\S\n]*(?:[{[]|[<*] |HTTP\/))/.exec(script.slice(end));
  const output = printed === null ? '' : script.slice(end + printed.index);
  const found = findBodies(output);
  const response = found.whole[0] ?? found.broken;
  const { status } = readCall(output);
  const { body } = curl;
  return {
    kind: 'curl',
    call: { method: curl.method, ...readAddress(curl.url), ...(status === undefined ? {} : { status }) },
    headers: curl.headers.map(({ name, value }) => ({ name, value })),
    ...(body === undefined ? {} : { body }),
    ...(body === undefined || !/^\s*[{[]/.test(body)
      ? {}
      : { json: withPlaces(body, readJson(body, body.search(/\S/))) }),
    ...(response === undefined ? {} : { response: moveBy(text, response, script.length - output.length) }),
  };
}

function moveBy(text: string, body: ReadBody, by: number): Body {
  return { ...withPlaces(text, body, by), start: body.start + by, end: body.end + by };
}
