import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import type { Problem } from '../../cli/problem.ts';
import type { YamlFile } from '../../description/source/yaml.ts';
import { passesLuhn } from '#src/shared/secrets/secret-shapes.ts';

/** Values that look like secrets or personal data, but are known to be harmless. */
export interface Allowed {
  /** Published test card numbers, digits only. */
  readonly cardNumbers: ReadonlySet<string>;
  /** Domains reserved for examples (RFC 2606, RFC 6761), and domains that `checks.yaml` lists. */
  readonly domains: readonly string[];
  /** Patterns of dummy numbers and keys. */
  readonly patterns: readonly RegExp[];
}

/**
 * Values that need no entry in `checks.yaml`: reserved domains, repeated or consecutive digits, and phone numbers that
 * nobody has. These are British numbers reserved for fiction, and North American numbers with the exchange 555, an area
 * code such as 333 or a wrong length.
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

/**
 * The lists under `allowed` in `checks.yaml`, each with the key under which an entry has the allowed value: an entry of
 * `cardNumbers` is `{ number: …, reason: … }`.
 */
export const ALLOWED_LISTS = { cardNumbers: 'number', domains: 'domain', patterns: 'pattern' } as const;

/** Reads `allowed` in `checks.yaml`, and adds the values that are always allowed. */
export function readAllowed(raw: Raw): Allowed {
  return {
    cardNumbers: new Set(values(raw, 'cardNumbers').map(digitsOf)),
    domains: [...ALWAYS.domains, ...values(raw, 'domains').map((domain) => domain.toLowerCase())],
    patterns: [...ALWAYS.patterns, ...values(raw, 'patterns').flatMap((pattern) => toRegExp(pattern) ?? [])],
  };
}

/** Reports card numbers under `allowed` whose check digit is wrong (ISO/IEC 7812-1, annex B). */
export function wrongNumbers(raw: Raw, yaml: YamlFile): readonly Problem[] {
  return asList(raw['cardNumbers']).flatMap((entry, index) => {
    const number = asText(asRecord(entry)['number']);
    if (number === '' || passesLuhn(digitsOf(number))) return [];
    return {
      check: 'check-policy',
      severity: 'error',
      message: `\`${number}\` is not a valid card number: its check digit is wrong.`,
      hint: 'Copy the published test number again, or remove the entry.',
      location: yaml.locate(['allowed', 'cardNumbers', index]),
    };
  });
}

/** Whether a value matches a pattern of dummy values, as it is or without spaces, dots, hyphens and brackets. */
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
