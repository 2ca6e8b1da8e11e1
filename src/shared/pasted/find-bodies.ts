import { isRecord } from '../schema/raw.ts';
import { readJson, type ReadBody } from './read-json.ts';

/** Maximum number of bodies found in one text. */
const MOST = 20;
/**
 * Maximum number of characters to read, as a multiple of the text's length. Parts of a text with many brackets are read
 * again, which would take too long without a limit.
 */
const READINGS = 2;

/** The JSON bodies found in a text. */
export interface FoundBodies {
  /** Complete objects and lists of objects, in the order of the text. */
  readonly whole: readonly ReadBody[];
  /**
   * The longest body with syntax errors. Present only if there is no complete body outside it; `whole` is then empty.
   */
  readonly broken?: ReadBody;
}

/** Finds the JSON bodies in a text, such as a log line or an HTTP message. Takes linear time. */
export function findBodies(text: string): FoundBodies {
  const whole: ReadBody[] = [];
  let broken: ReadBody | undefined;
  let budget = text.length * READINGS;
  const opening = /[{[]/g;
  for (let found = opening.exec(text); found !== null && whole.length < MOST; found = opening.exec(text)) {
    const at = found.index;
    const limit = budget > 0 && ESCAPED.test(text.slice(at, at + 8)) ? endOfEscaped(text, at) : at;
    const body = (limit > at ? escapedBody(text, at, limit) : undefined) ?? readJson(text, at);
    budget -= Math.max(body.end, limit) - at;
    if (body.mistakes.length === 0 && hasFields(body.value)) {
      whole.push(body);
      opening.lastIndex = body.end;
    } else {
      if (FIELD.test(text.slice(at, at + 200)) && (broken === undefined || body.end - at > broken.end - broken.start))
        broken = body;
      // The part just read may contain a complete body, so it is read again unless the budget is spent.
      if (budget < 0) opening.lastIndex = Math.max(at + 1, body.end);
    }
  }
  if (broken === undefined) return { whole };
  const { start, end } = broken;
  const areParts = whole.every((body) => body.start > start && body.end <= end);
  return areParts ? { whole: [], broken } : { whole };
}

/**
 * Matches the start of an object, or of a list with an object, up to the first colon or equals sign. Names may be in
 * any quotes.
 */
const FIELD = /^\[?\s*\{\s*(?:["'“‘][^"'”’]{1,100}["'”’]|[\w$]+)\s*[:=]/;

/**
 * Whether a value is an object with fields, or a list that contains one. `{}` and the `[INFO]` of a log line are not.
 */
export function hasFields(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasFields) : isRecord(value) && Object.keys(value).length > 0;
}

/** Matches the start of JSON whose quotes are escaped, once or several times: `{\"status\":false}`. */
const ESCAPED = /^[{[](?:\\+n|\s)*\\+"/;
/** Maximum number of times that a text is unescaped. */
const NESTED = 4;

function escapedBody(text: string, start: number, limit: number): ReadBody | undefined {
  const escaped = text.slice(start, limit);
  const end = Math.max(escaped.lastIndexOf('}'), escaped.lastIndexOf(']')) + 1;
  let unescaped = escaped.slice(0, end);
  for (let left = NESTED; left > 0 && ESCAPED.test(unescaped); left--)
    unescaped = unescaped.replace(/\\(["\\/nrt])/g, (_, character: string) => UNESCAPED[character] ?? character);
  const body = readJson(unescaped);
  return body.end === unescaped.length ? { ...body, start, end: start + end } : undefined;
}

const UNESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Returns the offset at which escaped JSON ends: that of the next quote without a backslash. */
function endOfEscaped(text: string, start: number): number {
  const quote = /(?<!\\)"/g;
  quote.lastIndex = start;
  return quote.exec(text)?.index ?? text.length;
}
