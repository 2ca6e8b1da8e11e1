import { suggest, nearest } from '#src/shared/text/nearest.ts';
import type { ApiWords, Surroundings } from './api-words.ts';
import { dottedPathProblem } from './dotted-path.ts';
import { methodPathProblem, pathProblem, type NameProblem } from './path-problem.ts';
import { strayValue } from './field-values.ts';
import { nearValue, whole, wordProblem } from './word-problem.ts';

/** Inline code that looks like a name of the API but is none. */
export function nameProblem(text: string, around: Surroundings): NameProblem | undefined {
  const { words, allowed, pages, before, onEvidence = false } = around;
  const isKnown = (word: string): boolean => words.known.has(word) || allowed.has(word);
  if (isKnown(text)) return undefined;
  const [, lead = '', name = ''] = /^(["']?)([\s\S]*?)(?:\(\)|:)?\1$/.exec(text) ?? [];
  if (isKnown(name) || name === '') return undefined;
  if (/^[A-Z]{3,7}\s+\S*\/\S*$/.test(name)) return methodPathProblem(name, words, onEvidence);
  if (/^(?:https?:\/\/[^/]+)?\//.test(name)) return pathProblem(name, words, pages, onEvidence);
  if (/^[1-5](?:\d\d|XX)$/i.test(name))
    return onEvidence && !STATUS_BEFORE.test(before)
      ? undefined
      : statusProblem(name, words, STATUS_BEFORE.test(before));
  const [pair, key = '', value = ''] =
    /^["']?([A-Za-z_][\w.[\]-]*)["']?\s*(?::|={1,3})\s*["']?([^"'\s]*)["']?,?$/.exec(name) ?? [];
  if (pair !== undefined) {
    // `read:orders` is a scope.
    if (onEvidence && /\w:\w/.test(name) && !words.fields.has(key)) return undefined;
    const inKey = nameProblem(key, around);
    const field = key.split('.').at(-1) ?? key;
    const values = words.valuesOf(field);
    const stray = values && strayValue(value, field, values);
    const inValue =
      stray !== undefined
        ? whole(value, stray.message, stray, 'contradiction')
        : isKnown(value) || onEvidence || values !== undefined
          ? undefined
          : nearValue(value, words);
    return inKey ?? (inValue && { ...inValue, offset: name.lastIndexOf(value) });
  }
  const problem =
    headerProblem(name, words, onEvidence) ??
    (name.includes('.') || name.includes('[') ? dottedPathProblem(name, around) : wordProblem(name, words, onEvidence));
  return problem && { ...problem, offset: problem.offset + lead.length };
}

const STATUS_BEFORE =
  /\b(?:HTTP(?:\/\d(?:\.\d)?)?|status(?: codes?)?|(?:error|response|answer)s?(?: codes?)?|codes?|returns?|answers?(?: with)?) $/i;

/**
 * Well-known status codes (RFC 9110, section 15, and those registered since). A number in prose may be one by chance.
 */
const ERROR_STATUS = /^(?:4(?:0\d|1[0-8]|2[1-689]|31|51)|50[0-8]|51[01]|[1-5]XX)$/i;

/** A status that is neither in the error catalogue nor a response of an operation. */
export function statusProblem(status: string, { statuses }: ApiWords, isStatus: boolean): NameProblem | undefined {
  const wanted = status.toUpperCase();
  const known =
    statuses.has(wanted) ||
    statuses.has('DEFAULT') ||
    statuses.has(`${wanted[0]}XX`) ||
    (wanted.endsWith('XX') && [...statuses].some((one) => one[0] === wanted[0]));
  if (known || statuses.size === 0 || (!isStatus && !ERROR_STATUS.test(status))) return undefined;
  return whole(
    status,
    `\`${status}\` is neither in the error catalogue nor a response of any operation.`,
    `Known: ${[...statuses]
      .sort()
      .map((one) => `\`${one}\``)
      .join(', ')}.`,
    'contradiction',
  );
}

/** Headers of HTTP that need no description. */
const HTTP_HEADER =
  /^(?:accept(?:-.*)?|access-control-.*|age|allow|cache-control|connection|baggage|content-.*|cookie|date|digest|dnt|early-data|etag|expect|expires|forwarded|host|idempotency-key|if-.*|keep-alive|last-modified|link|location|max-forwards|origin|permissions-policy|pragma|prefer|preference-applied|proxy-.*|range|ratelimit-.*|referer|referrer-policy|retry-after|sec-.*|server|server-timing|set-cookie|signature|signature-input|strict-transport-security|te|timing-allow-origin|trace(?:parent|state)|trailer|transfer-encoding|upgrade|upgrade-insecure-requests|user-agent|vary|via|warning|want-.*|www-authenticate|x-content-type-options|x-correlation-id|x-csrf-token|x-forwarded-.*|x-frame-options|x-http-method-override|x-powered-by|x-ratelimit-.*|x-real-ip|x-request-id|x-requested-with|x-xss-protection)$/i;

function headerProblem(name: string, { headers, keyHeaders }: ApiWords, onEvidence: boolean): NameProblem | undefined {
  const written = [...headers].find((header) => header.toLowerCase() === name.toLowerCase());
  if (written !== undefined)
    return written === name || /^authorization$/i.test(name)
      ? undefined
      : whole(
          name,
          `The header \`${name}\` is spelt \`${written}\` in the description.`,
          'Use the same spelling everywhere.',
          'contradiction',
        );
  if (keyHeaders.length > 0 && /^(?:authorization|api[-_]?key)$/i.test(name))
    return {
      ...whole(name, `The API has no header \`${name}\`.`, `The key is sent in \`${keyHeaders[0]}\`.`, 'contradiction'),
      isTempting: true,
    };
  if (!/^[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)+$/.test(name) || HTTP_HEADER.test(name)) return undefined;
  const isTrainCase = /^[A-Z][a-z]+(?:-(?:[A-Z][a-z]+|[A-Z]{2,4}|\d+))+$/.test(name) && /-[A-Z]/.test(name);
  const isKey = /(?:api|access|auth|subscription|client|merchant)-?(?:key|token)$/i.test(name);
  const isCustom = /^x-/i.test(name);
  const near = nearest(name, keyHeaders);
  const isNear =
    near !== undefined &&
    near.split('-').filter((part) => name.toLowerCase().split('-').includes(part.toLowerCase())).length * 2 >=
      near.split('-').length;
  if (!isTrainCase && !isCustom && !isKey && !isNear) return undefined;
  if (onEvidence && nearest(name, headers, 2) === undefined) return undefined;
  return whole(
    name,
    `The API has no header \`${name}\`.`,
    isKey && keyHeaders[0] !== undefined ? `The key is sent in \`${keyHeaders[0]}\`.` : suggest(name, headers),
    nearest(name, headers, 2) !== undefined ? 'slip' : isNear || isKey ? 'contradiction' : 'doubt',
  );
}
