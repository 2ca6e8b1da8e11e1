import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { type Suggestion, advice, suggest } from '#src/shared/text/nearest.ts';
import type { Problem } from '../../../../cli/problem.ts';
import type { YamlFile } from '../../../source/yaml.ts';
import { passesLuhn } from '#src/shared/secrets/card-numbers.ts';

/** Values that look like a secret or a person's data, but are known not to be. */
export interface Allowed {
  /** Published test card numbers, digits only. */
  readonly cardNumbers: ReadonlySet<string>;
  /** Domains reserved for examples (RFC 2606, RFC 6761), and the project's own. */
  readonly domains: readonly string[];
  /** Dummy numbers and keys. */
  readonly patterns: readonly RegExp[];
}

/**
 * What needs no entry: reserved names, numbers that are one digit or count in order, that regulators keep for fiction,
 * and
 * that no plan of numbers has room for. In North America nobody has an exchange 555, an area of one digit thrice, or a
 * number of another length than ten.
 */
const ALWAYS: Allowed = {
  cardNumbers: new Set(),
  domains: ['example', 'example.com', 'example.org', 'example.net', 'test', 'invalid', 'localhost'],
  patterns: [
    /^\+?(\d)\1*$/,
    /^\+?(?=\d+$)\d*?(\d)\1{6}/,
    /^\+?(?=\d+$)\d*?(?:012345678|123456789|234567890|987654321|876543210)/,
    /^(?:\+?1)?[2-9]\d{2}555\d{4}$/,
    /^\+1(\d)\1\1\d{7}$/,
    /^\+1(?![2-9]\d{2}[2-9]\d{6}$)\d*$/,
    /^(?:\+44|0)7700900\d{3}$/,
  ],
};

/** Lists of the policy, and the key of the value in their entries. */
export const ALLOWED_LISTS = { cardNumbers: 'number', domains: 'domain', patterns: 'pattern' } as const;

/** Reads the `allowed` part of the policy. */
export function readAllowed(raw: Raw): Allowed {
  return {
    cardNumbers: new Set(values(raw, 'cardNumbers').map(digitsOf)),
    domains: [...ALWAYS.domains, ...values(raw, 'domains').map((domain) => domain.toLowerCase())],
    patterns: [...ALWAYS.patterns, ...values(raw, 'patterns').flatMap((pattern) => toRegExp(pattern) ?? [])],
  };
}

/** Entries without a value, or without a reason. */
export function allowedProblems(raw: Raw, yaml: YamlFile): readonly Problem[] {
  const unknown = Object.keys(raw)
    .filter((key) => !(key in ALLOWED_LISTS))
    .map((key) =>
      problem(yaml, [key], `\`${key}\` is not a list of allowed values.`, suggest(key, Object.keys(ALLOWED_LISTS))),
    );
  const entries = (Object.keys(ALLOWED_LISTS) as (keyof typeof ALLOWED_LISTS)[]).flatMap((list) =>
    asList(raw[list]).flatMap((entry, index) => entryProblem(yaml, list, index, asRecord(entry)) ?? []),
  );
  return [...unknown, ...entries];
}

/** Whether a number, key or address is a dummy, as it is written or by its digits alone. */
export function isDummy({ patterns }: Allowed, value: string): boolean {
  const plain = value.replace(/(?!^\+)[\s().-]/g, '');
  return patterns.some((pattern) => pattern.test(value) || pattern.test(plain));
}

function entryProblem(
  yaml: YamlFile,
  list: keyof typeof ALLOWED_LISTS,
  index: number,
  entry: Raw,
): Problem | undefined {
  const member = ALLOWED_LISTS[list];
  const value = asText(entry[member]);
  const at = (message: string, hint: string): Problem => problem(yaml, [list, index], message, hint);
  if (value === '')
    return at(`An entry of \`${list}\` has no \`${member}\`.`, `Write \`${member}: …\`, in quotes, and a \`reason\`.`);
  if (asText(entry['reason']).trim() === '')
    return at(`\`${value}\` is allowed without a \`reason\`.`, 'Say in one sentence why it is right.');
  if (list === 'cardNumbers' && !passesLuhn(digitsOf(value)))
    return at(
      `\`${value}\` is not a card number: its check digit is wrong.`,
      'Copy the published test number again, or remove the entry.',
    );
  if (list === 'patterns' && toRegExp(value) === undefined)
    return at(`\`${value}\` is not a regular expression.`, 'Correct it. It is matched against the whole value.');
  return undefined;
}

function problem(
  yaml: YamlFile,
  path: readonly (string | number)[],
  message: string,
  hint: string | Suggestion,
): Problem {
  return {
    check: 'check-policy',
    severity: 'error',
    message,
    ...advice(hint),
    location: yaml.locate(['allowed', ...path], true),
  };
}

function values(raw: Raw, list: keyof typeof ALLOWED_LISTS): readonly string[] {
  return asList(raw[list])
    .map((entry) => asText(asRecord(entry)[ALLOWED_LISTS[list]]))
    .filter((value) => value !== '');
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function toRegExp(source: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${source})$`);
  } catch {
    return undefined;
  }
}
