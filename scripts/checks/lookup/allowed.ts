import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import type { Problem } from '../../cli/problem.ts';
import type { YamlFile } from '../../description/source/yaml.ts';
import { passesLuhn } from '#src/shared/secrets/secret-shapes.ts';

/** Values that look like secrets or personal data, but are known to be harmless. */
export interface Allowed {
  /** Published test card numbers, digits only. */
  readonly cardNumbers: ReadonlySet<string>;
  /** Domains reserved for examples (RFC 2606, RFC 6761), and those that the policy lists. */
  readonly domains: readonly string[];
  /** Patterns of dummy numbers and keys. */
  readonly patterns: readonly RegExp[];
}

/**
 * Values that are allowed without an entry in the policy: reserved names, repeated or consecutive digits, numbers that
 * regulators reserve for fiction, and numbers outside every numbering plan. North America assigns no exchange 555, no
 * area code of one repeated digit, and no number of a length other than ten.
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

/** The lists under `allowed` in the policy; for each, the key in its entries that holds the value. */
export const ALLOWED_LISTS = { cardNumbers: 'number', domains: 'domain', patterns: 'pattern' } as const;

/** Reads the `allowed` part of the policy. */
export function readAllowed(raw: Raw): Allowed {
  return {
    cardNumbers: new Set(values(raw, 'cardNumbers').map(digitsOf)),
    domains: [...ALWAYS.domains, ...values(raw, 'domains').map((domain) => domain.toLowerCase())],
    patterns: [...ALWAYS.patterns, ...values(raw, 'patterns').flatMap((pattern) => toRegExp(pattern) ?? [])],
  };
}

/** Reports listed card numbers with a wrong check digit (ISO/IEC 7812-1, annex B). */
export function wrongNumbers(raw: Raw, yaml: YamlFile): readonly Problem[] {
  return asList(raw['cardNumbers']).flatMap((entry, index) => {
    const number = asText(asRecord(entry)['number']);
    if (number === '' || passesLuhn(digitsOf(number))) return [];
    return {
      check: 'check-policy',
      severity: 'error',
      message: `\`${number}\` is not a card number: its check digit is wrong.`,
      hint: 'Copy the published test number again, or remove the entry.',
      location: yaml.locate(['allowed', 'cardNumbers', index]),
    };
  });
}

/** Whether a number, key or address is a dummy, as written or without separators. */
export function isDummy({ patterns }: Allowed, value: string): boolean {
  const plain = value.replace(/(?!^\+)[\s().-]/g, '');
  return patterns.some((pattern) => pattern.test(value) || pattern.test(plain));
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
