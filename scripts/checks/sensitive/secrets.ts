import { isPublicName } from '#src/shared/secrets/secret-names.ts';
import { SECRET_SHAPES } from '#src/shared/secrets/secret-shapes.ts';
import type { TextProblem } from '../lookup/check.ts';
import { isDummy, type Allowed } from '../lookup/allowed.ts';

/** Subscription keys, which are recognised only by their 32 hexadecimal digits: the name in messages, and a pattern. */
const SUBSCRIPTION_KEY = ['a subscription key', /(?<![\w-])[0-9a-f]{32}(?![\w-])/gi] as const;

/**
 * Matches a part of every secret that has a distinctive form, such as the prefix `github_`. A text without such a part
 * is not searched for these secrets.
 */
const HINTS =
  /-----BEGIN|eyJ|[srp]k_|whsec|[ms]k_|seck|pubk|sq0|EAAA|A(?:KI|SI|RO|ID)A|gh[pousr]_|github_|glpat|xox|npm_|AIza|SG\.|sk-|ya29|:\/\/|basic\s|bearer\s|[0-9a-f]{32}/i;

/** Matches the name of a secret, followed by a value. */
const NAMED_HINT = /(?:key|secret|token|passw(?:or)?d|pwd|credential|authorization)s?(?:\\?["'`])?\s*[:=]/i;
const NAMED =
  /(?<![\w-])(?<name>[\w-]*(?:key|secret|token|passw(?:or)?d|pwd|credential|authorization)s?)(?:\\?["'`])?\s*[:=]\s*(?:\\?["'`])?(?:Bearer\s+|Basic\s+)?(?<value>[^\s"'`,;&<>{}()[\]\\]{12,})/gi;
const SECRET_NAME = /key|secret|token|passw(?:or)?d|pwd|credential|authorization/i;

/**
 * Matches a part that every secret contains: `://`, or twelve characters in a row, the length of the shortest secret.
 */
const WORTH_A_LOOK = /:\/\/|[^\s"'`,;&<>{}()[\]\\]{12}/;

/**
 * Finds parts of a text that look like real keys, tokens or passwords. `name` is the name of the field that contains
 * the text; an empty string if no field does.
 */
export function secretsIn(text: string, name: string, allowed: Allowed): readonly TextProblem[] {
  if (!WORTH_A_LOOK.test(text)) return [];
  const found: TextProblem[] = [];
  const take = rangeTaker();
  const add = (what: string, offset: number, value: string, secret: string): void => {
    if (isPlaceholder(secret) || isDummy(allowed, value) || !take(offset, value.length)) return;
    const shown = value.startsWith('-----') ? secret : value;
    found.push({
      offset,
      message: `\`${shown.slice(0, 4)}…\` looks like ${what}.`,
      hint: 'Replace the value with a placeholder such as `YOUR_KEY`. If it was real, revoke it; if it never was, you can list it in `checks.yaml` instead.',
    });
  };
  for (const [what, pattern] of HINTS.test(text) ? [...SECRET_SHAPES, SUBSCRIPTION_KEY] : []) {
    for (const match of text.matchAll(pattern)) {
      if (
        what !== 'a subscription key' ||
        !isId(match[0], text.slice(Math.max(0, match.index - 80), match.index), name)
      )
        add(what, match.index, match[0], match.slice(1).find((group) => group !== undefined) ?? match[0]);
    }
  }
  for (const { groups, index, 0: whole } of NAMED_HINT.test(text) ? text.matchAll(NAMED) : []) {
    const { name: key = '', value: written = '' } = groups ?? {};
    const value = written.replace(/(?<![.!?])[.!?]+$/, '');
    if (!isPublicName(key) && isRandom(value))
      add(`the value of \`${key}\``, index + whole.length - written.length, value, value);
  }
  const word = text.trim();
  if (SECRET_NAME.test(name) && !isPublicName(name) && !/\s/.test(word) && isRandom(word))
    add(`the value of \`${name}\``, text.indexOf(word), word, word);
  return found.sort((a, b) => a.offset - b.offset);
}

/** Creates a function that reserves a range of a text; it returns false if the range overlaps with an earlier one. */
export function rangeTaker(): (offset: number, length: number) => boolean {
  const taken = new Set<number>();
  return (offset, length) => {
    const range = Array.from({ length }, (_, index) => offset + index);
    if (range.some((at) => taken.has(at))) return false;
    for (const at of range) taken.add(at);
    return true;
  };
}

/** Whether a value is an id, a UUID without hyphens (RFC 9562), a digest or part of a path. */
function isId(value: string, before: string, name: string): boolean {
  if (/idempot|hash|etag|checksum|digest|md5|^oid$|(?:_i|I)d$/i.test(name) || /:\/\/[^\s"'?]*\/$/.test(before))
    return true;
  return (
    /^[0-9a-f]{12}[1-8][0-9a-f]{3}[89ab]/i.test(value) &&
    (/id$|reference$/i.test(name) || /id["'`]?\s*[:=]\s*["'`]?(?:[a-z]+:)?$/i.test(before))
  );
}

/** Whether a value is obviously a placeholder: words, variables, a repeated pattern. */
function isPlaceholder(value: string): boolean {
  return (
    /[<>{}$*…]|\.\.\.|%s/.test(value) ||
    /x{4,}|(.)\1{5,}/i.test(value) ||
    /example|placeholder|change_?me|redacted|dummy|sample|your[_-]?|replace/i.test(value) ||
    /(?:^|[^A-Za-z0-9])(?:my|the|test|fake|demo|secret|password|passwd|token|key|pass|user|string|abc|abcdef|123)(?:[^A-Za-z0-9]|$)/i.test(
      value,
    ) ||
    /^(.{1,16})\1+$/.test(value) ||
    /1234567890|0123456789|abcdefghij/i.test(value) ||
    /^(?:[a-z]\d)+$/i.test(value) ||
    '0123456789abcdefghijklmnopqrstuvwxyz0123456789'.includes(value.toLowerCase()) ||
    new Set(value.toLowerCase()).size < Math.min(8, value.length / 2)
  );
}

/** Whether a value looks random: long, of letters and digits, and alternating often between them. */
function isRandom(value: string): boolean {
  if (value.length < 16 || !/\d/.test(value) || !/[a-z]/i.test(value)) return false;
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) || /[:@]|^\/|^\d{4}-\d{2}-\d{2}/.test(value))
    return false;
  const classes = [...value].map((character) =>
    /\d/.test(character) ? 'digit' : /[a-z]/.test(character) ? 'lower' : /[A-Z]/.test(character) ? 'upper' : 'other',
  );
  const jumps = classes.filter((kind, index) => index > 0 && kind !== classes[index - 1]).length;
  return jumps / value.length > 0.3 && new Set(value).size >= 8;
}
