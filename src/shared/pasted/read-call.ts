import type { Pair } from '../../model/sample.ts';
import { firstOf } from '../text/first-of.ts';
import { decodeText } from '../text/percent-decoding.ts';
import { splitPair } from '../text/split-pair.ts';
import type { Call } from './pasted.ts';

/**
 * Number of characters, from the start of a text, that are searched for a method, URL and status: log lines have these
 * near the beginning.
 */
const SEARCHED = 20_000;

const METHOD = 'GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|QUERY';
/** Matches a method with a URL or path: `POST /v1/orders`, `"GET https://…`, `Post "https://…`, `POST: /v1/orders`. */
const REQUEST = new RegExp(
  `\\b(${METHOD}|Get|Post|Put|Patch|Delete|Head)\\b["']?[:,]?\\s{1,3}["'\`<]?((?:https?:\\/\\/|\\/)[^\\s"'\`<>]*)`,
);
const NAMED_METHOD = new RegExp(`\\b(?:http_?)?method["']?\\s?[=:]\\s?["']?(${METHOD})\\b`, 'i');
const NAMED_PATH = /\b(?:path|uri|url|endpoint|target)["']?\s?[=:]\s?["']?((?:https?:\/\/|\/)[^\s"'`<>,;]*)/i;
const URL_ALONE = /\bhttps?:\/\/[^\s"'`<>]+/;
const PATH_ALONE = /^\/[^\s"'`<>]*$/;

/** Patterns for a status code, the most reliable first. */
const STATUSES: readonly RegExp[] = [
  /\bHTTP\/\d(?:\.\d)?["']?\s{1,3}([1-5]\d\d)\b/,
  /\bstatus[ _-]?(?:code)?["']?\s?(?:[=:]|is|of)?\s?["'(]?([1-5]\d\d)\b/i,
  /\b(?:http|code|response|responded|returned|failed|got|received|with|error)["']?\s?(?:with|code|an?)?\s?[=:([]?\s?["']?([1-5]\d\d)\b(?!\.\d{3}|\d)/i,
  new RegExp(`\\b(?:${METHOD})\\s{1,3}\\S{1,2000}\\s{1,3}(?:[-=]*>?\\s|→\\s)?\\(?([1-5]\\d\\d)\\b`),
  /(?:^|[\s([<>`"'])([1-5]\d\d)[\])]?[:,]?\s(?:- |\()?(?:Client Error|Server Error|Continue|Switching|OK|Created|Accepted|No Content|Multiple|Moved|Found|See Other|Not |Temporary|Permanent|Bad |Unauthori|Payment|Forbidden|Method|Proxy|Request|Conflict|Gone|Length|Precondition|Content|Payload|URI|Unsupported|Range|Expectation|I'm|Misdirected|Unprocess|Locked|Failed|Too |Upgrade|Unavailable|Internal|Service|\w+ Time-?out|HTTP|Variant|Insufficient|Loop|Network)/i,
  /(?:^|[\s>])([45]\d\d)(?:\s?[-:]\s\p{Lu}|:?\s*\{|\serror\b)/u,
];
const STATUS_ALONE = /^[\s"'([]*([1-5]\d\d)[\s"')\].,:;]*$/;

/** Reads the method, URL and status code that a text states. */
export function readCall(whole: string): Call {
  const text = whole.slice(0, SEARCHED);
  const request = REQUEST.exec(text);
  const method = request?.[1] ?? NAMED_METHOD.exec(text)?.[1];
  const address =
    request?.[2] ?? NAMED_PATH.exec(text)?.[1] ?? URL_ALONE.exec(text)?.[0] ?? PATH_ALONE.exec(text.trim())?.[0];
  const status = STATUS_ALONE.exec(text.slice(0, 100))?.[1] ?? firstOf(STATUSES, (pattern) => pattern.exec(text)?.[1]);
  return {
    ...(status === undefined ? {} : { status: Number(status) }),
    ...(method === undefined ? {} : { method: method.toUpperCase() }),
    ...(address === undefined ? {} : readAddress(address)),
  };
}

/**
 * Returns the path of a URL, without trailing punctuation, and the decoded pairs of its query (RFC 3986, appendix B).
 */
export function readAddress(address: string): Pick<Call, 'path' | 'query'> {
  const [, path = '', query] = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/i.exec(address) ?? [];
  return {
    path: path === '' ? '/' : path.replace(/(?<![).,;:\]])[).,;:\]]+$/, ''),
    ...(query === undefined || query === '' ? {} : { query: readQuery(query) }),
  };
}

/** Returns the decoded names and values of a query (application/x-www-form-urlencoded, URL Standard, section 5.1). */
function readQuery(query: string): readonly Pair[] {
  return query
    .split('&')
    .filter((part) => part !== '')
    .map(splitPair)
    .map(({ name, value }) => ({ name: decoded(name), value: decoded(value) }));
}

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  return decodeText(spaced) ?? spaced;
}
