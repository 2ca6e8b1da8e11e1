import { didYouMean, nearest } from '../../nearest.ts';
import type { ApiWords } from './api-words.ts';
import { dottedFault } from './dotted-path.ts';
import { methodPathFault, pathFault, type NameFault } from './path-mention.ts';
import { nearValue, whole, wordFault } from './word-fault.ts';

/** What surrounds a name. */
export interface Surroundings {
  readonly words: ApiWords;
  /** Words that need no entry in the description. */
  readonly allowed: ReadonlySet<string>;
  /** Addresses of the site. */
  readonly pages: ReadonlySet<string>;
  /** What stands before the name. */
  readonly before: string;
  /** Whether only what is evidently a slip is a fault: the text may as well speak of something else. */
  readonly onEvidence?: boolean;
}

/** Inline code that looks like a name of the API and is none. */
export function nameFault(text: string, around: Surroundings): NameFault | undefined {
  const { words, allowed, pages, before, onEvidence = false } = around;
  const isKnown = (word: string): boolean => words.known.has(word) || allowed.has(word);
  if (isKnown(text)) return undefined;
  const [, lead = '', name = ''] = /^(["']?)([\s\S]*?)(?:\(\)|:)?\1$/.exec(text) ?? [];
  if (isKnown(name) || name === '') return undefined;
  if (/^[A-Z]{3,7}\s+\S*\/\S*$/.test(name)) return methodPathFault(name, words, onEvidence);
  if (/^(?:https?:\/\/[^/]+)?\//.test(name)) return pathFault(name, words, pages, onEvidence);
  if (/^[1-5](?:\d\d|XX)$/i.test(name))
    return onEvidence && !STATUS_BEFORE.test(before) ? undefined : statusFault(name, words, STATUS_BEFORE.test(before));
  const [pair, key = '', value = ''] = /^([A-Za-z_][\w.[\]-]*)\s*[:=]\s*["']?([^"'\s]*)["']?$/.exec(name) ?? [];
  if (pair !== undefined) {
    // `read:orders` is a scope.
    if (onEvidence && /\w:\w/.test(name) && !words.fields.has(key)) return undefined;
    const inKey = nameFault(key, around);
    const listed = words.fieldValues.get(key);
    const isStray = listed !== undefined && /^[\w-]+$/.test(value) && !listed.has(value);
    const inValue = isStray
      ? whole(value, `\`${value}\` is no value of \`${key}\`.`, didYouMean(value, listed))
      : isKnown(value) || onEvidence
        ? undefined
        : nearValue(value, words);
    return inKey ?? (inValue && { ...inValue, offset: name.lastIndexOf(value) });
  }
  const fault =
    headerFault(name, words, onEvidence) ??
    (name.includes('.') || name.includes('[') ? dottedFault(name, around) : wordFault(name, words, onEvidence));
  return fault && { ...fault, offset: fault.offset + lead.length };
}

const STATUS_BEFORE =
  /\b(?:HTTP(?:\/\d(?:\.\d)?)?|status(?: codes?)?|(?:error|response|answer)s?(?: codes?)?|codes?|returns?|answers?(?: with)?) $/i;

/** Status codes that people know (RFC 9110, section 15, and those registered since), which a number may happen to be. */
const ERROR_STATUS = /^(?:4(?:0\d|1[0-8]|2[1-689]|31|51)|50[0-8]|51[01]|[1-5]XX)$/i;

/** A status that the error catalogue and every operation lack. */
export function statusFault(status: string, { statuses }: ApiWords, isStatus: boolean): NameFault | undefined {
  const wanted = status.toUpperCase();
  const known =
    statuses.has(wanted) ||
    statuses.has('DEFAULT') ||
    statuses.has(`${wanted[0]}XX`) ||
    (wanted.endsWith('XX') && [...statuses].some((one) => one[0] === wanted[0]));
  if (known || statuses.size === 0 || (!isStatus && !ERROR_STATUS.test(status))) return undefined;
  return whole(
    status,
    `No operation answers \`${status}\`, and the error catalogue lacks it.`,
    `Known: ${[...statuses]
      .sort()
      .map((one) => `\`${one}\``)
      .join(', ')}.`,
  );
}

/** Headers that HTTP defines and an answer or a call may carry without being described. */
const HTTP_HEADER =
  /^(?:accept(?:-.*)?|access-control-.*|age|allow|cache-control|connection|content-.*|cookie|date|etag|expect|expires|host|if-.*|last-modified|link|location|origin|range|referer|retry-after|server|set-cookie|strict-transport-security|te|traceparent|transfer-encoding|user-agent|vary|via|www-authenticate|x-content-type-options|x-forwarded-.*|x-frame-options|x-xss-protection)$/i;

function headerFault(name: string, { headers, keyHeaders }: ApiWords, onEvidence: boolean): NameFault | undefined {
  const written = [...headers].find((header) => header.toLowerCase() === name.toLowerCase());
  if (written !== undefined)
    return written === name || /^authorization$/i.test(name)
      ? undefined
      : whole(
          name,
          `The header \`${name}\` is written \`${written}\` in the description.`,
          'Write it the same way everywhere.',
        );
  if (keyHeaders.length > 0 && /^(?:authorization|api[-_]?key)$/i.test(name))
    return whole(name, `The API takes no header \`${name}\`.`, `The key goes into \`${keyHeaders[0]}\`.`);
  if (!/^[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)+$/.test(name) || HTTP_HEADER.test(name)) return undefined;
  const isTrainCase = /^[A-Z][a-z]+(?:-(?:[A-Z][a-z]+|[A-Z]{2,4}|\d+))+$/.test(name) && /-[A-Z]/.test(name);
  const isKey = /^x-|-(?:key|token|signature|secret|auth)$/i.test(name);
  const near = nearest(name, keyHeaders);
  const isNear =
    near !== undefined &&
    near.split('-').filter((part) => name.toLowerCase().split('-').includes(part.toLowerCase())).length * 2 >=
      near.split('-').length;
  if (!isTrainCase && !isKey && !isNear) return undefined;
  if (onEvidence && nearest(name, headers, 2) === undefined) return undefined;
  return whole(
    name,
    `The API has no header \`${name}\`.`,
    isKey && keyHeaders[0] !== undefined ? `The key goes into \`${keyHeaders[0]}\`.` : didYouMean(name, headers),
  );
}
