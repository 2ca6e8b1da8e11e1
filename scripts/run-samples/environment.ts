import type { SampleRequest } from '#src/model/sample.ts';
import { filled, partsOf, variablesIn } from '#src/shared/samples/variables.ts';

/** Values of the environment variables that a sample reads, by name. */
export type Environment = Readonly<Record<string, string>>;

/**
 * Returns a value for each environment variable that a request uses. Quotes, spaces and other special characters in the
 * values reveal samples that do not escape them.
 */
export function environmentOf({ url, headers, basic, body }: SampleRequest): Environment {
  const cookies = headers.filter(({ name }) => name.toLowerCase() === 'cookie');
  const tokens = headers.filter(({ value }) => typeof partsOf(value)[0] === 'string');
  const values = (of: unknown, value: (name: string) => string): readonly (readonly [string, string])[] =>
    variablesIn(of).map((name) => [name, value(name)]);
  return Object.fromEntries([
    ...values([url, headers, basic], (name) => `k-${name.length} $HOME 'a' "b" \\c`),
    // Samples in some languages contain JSON as a string, in which a double quote would end the value.
    ...values(body, (name) => `b-${name.length} $HOME 'a'`),
    // A bearer token allows only some characters (RFC 6750, section 2.1).
    ...values(tokens, (name) => `t-${name.length}._~+/=`),
    // Values in a cookie are not quoted (RFC 6265, section 4.1.1); a user name contains no colon (RFC 7617, section 2).
    ...values(cookies, (name) => `c-${name.length}`),
    ...values(basic?.username, () => "user 'a'"),
  ]);
}

/** Returns a copy of a body in which the variables are replaced with their values. */
export function filledBody<Body>(body: Body, environment: Environment): Body {
  return JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === 'string' ? filled(value, (name) => environment[name] ?? '') : value,
  ) as Body;
}

/**
 * Returns a text on one line for a report, cut to `longest` characters. For an empty text, returns the word `nothing`.
 */
export function shorten(text: string, longest = 400): string {
  const line = text.trim().replace(/\s*\n\s*/g, ' ');
  if (line === '') return 'nothing';
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
