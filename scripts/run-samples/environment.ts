import type { SampleRequest, SampleSecret, SampleText } from '#src/model/sample.ts';
import { bodyText, bodyVariables } from '#src/shared/samples/body-secrets.ts';

/** Values of the variables that a request reads, by name: full of what careless samples break on. */
export function environmentOf({ url, headers, basic, body }: SampleRequest): Readonly<Record<string, string>> {
  const cookies = headers.filter(({ name }) => name.toLowerCase() === 'cookie').flatMap(({ value }) => secrets(value));
  const tokens = headers.flatMap(({ value }) =>
    typeof value !== 'string' && typeof value[0] === 'string' && value[0] !== '' ? secrets(value) : [],
  );
  const others = [
    ...secrets(url),
    ...headers.flatMap(({ value }) => secrets(value)),
    ...(basic === undefined ? [] : [basic.username, basic.password]),
  ];
  return Object.fromEntries([
    // Some languages write JSON as a text, in which a quote would end the member.
    ...bodyVariables(body).map((env) => [env, `b-${env.length} $HOME 'a'`] as const),
    ...others.map(({ env }) => [env, `k-${env.length} $HOME 'a' "b" \\c`] as const),
    // A token has its own alphabet (RFC 6750, section 2.1).
    ...tokens.map(({ env }) => [env, `t-${env.length}._~+/=`] as const),
    // What stands in a cookie is not quoted (RFC 6265, section 4.1.1); a user name holds no colon (RFC 7617, section
    // 2).
    ...cookies.map(({ env }) => [env, `c-${env.length}`] as const),
    ...(basic === undefined ? [] : [[basic.username.env, "user 'a'"] as const]),
  ]);
}

/** A text with its variables filled in; `encode` is for those that stand in an address. */
export function filled(
  text: SampleText,
  environment: Readonly<Record<string, string>>,
  encode: (value: string) => string = String,
): string {
  return typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : encode(environment[part.env] ?? ''))).join('');
}

/** A body with its variables filled in. */
export function filledBody<Body>(body: Body, environment: Readonly<Record<string, string>>): Body {
  return JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === 'string' ? filled(bodyText(value), environment) : value,
  ) as Body;
}

function secrets(text: SampleText): readonly SampleSecret[] {
  return typeof text === 'string' ? [] : text.filter((part): part is SampleSecret => typeof part === 'object');
}
