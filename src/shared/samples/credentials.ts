import type { RequestCredential } from '../../model/call-data.ts';
import type { Parameter } from '../../model/media-type.ts';
import type { Pair, SampleRequest } from '../../model/sample.ts';
import { capitalized } from './request-parts.ts';
import { variable } from './variables.ts';

/** The credentials that one Security Requirement Object adds to a request. */
export interface Credentials extends Pick<SampleRequest, 'basic' | 'certificate'> {
  readonly headers: readonly Pair[];
  readonly query: readonly Pair[];
  readonly cookies: readonly Pair[];
}

/**
 * Returns the credentials for one Security Requirement Object (OpenAPI 3.1, sections 4.8.27 and 4.8.30). Samples read
 * each credential from an environment variable that is named after the security scheme. OAuth 2 and OpenID Connect use
 * a bearer token (RFC 6750). If several schemes need the `Authorization` header, only the first one is used.
 */
export function credentialsOf(alternative: readonly RequestCredential[]): Credentials {
  const at = (place: string): readonly Pair[] =>
    alternative.flatMap(({ type, in: where, parameterName, name }) =>
      type === 'apiKey' && where === place && parameterName !== undefined
        ? [{ name: parameterName, value: variable(environmentName(name)) }]
        : [],
    );
  const authorization = alternative.find((requirement) => schemeOf(requirement) !== undefined);
  const scheme = authorization === undefined ? undefined : schemeOf(authorization);
  const env = environmentName(authorization?.name ?? '');
  return {
    headers: [
      ...at('header'),
      ...(scheme === undefined || scheme === 'Basic'
        ? []
        : [{ name: 'Authorization', value: `${scheme} ${variable(env)}` }]),
    ],
    query: at('query'),
    cookies: at('cookie'),
    ...(scheme === 'Basic'
      ? { basic: { username: variable(`${env}_USERNAME`), password: variable(`${env}_PASSWORD`) } }
      : {}),
    ...(alternative.some(({ type }) => type === 'mutualTLS') ? { certificate: true } : {}),
  };
}

/**
 * Names of headers, in lower case. OpenAPI ignores header parameters with these names, because other objects describe
 * these headers (OpenAPI 3.1, section 4.8.12.2.1).
 */
export const IGNORED_HEADERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/**
 * Returns a function that says whether a parameter is a credential or one of `IGNORED_HEADERS`. Samples show no value
 * of such parameters.
 */
export function credentialParameters(
  security: readonly (readonly RequestCredential[])[],
): (parameter: Pick<Parameter, 'in' | 'name'>) => boolean {
  const all = security.map(credentialsOf);
  const headers = new Set(all.flatMap((one) => one.headers.map(({ name }) => name.toLowerCase())));
  const names = {
    query: new Set(all.flatMap(({ query }) => query.map(({ name }) => name))),
    cookie: new Set(all.flatMap(({ cookies }) => cookies.map(({ name }) => name))),
  };
  return ({ in: place, name }) =>
    place === 'header'
      ? IGNORED_HEADERS.has(name.toLowerCase()) || headers.has(name.toLowerCase())
      : (place === 'query' || place === 'cookie') && names[place].has(name);
}

/**
 * Returns the name of the environment variable for a security scheme: `SUBSCRIPTION_KEY` for `SubscriptionKey`. A
 * leading digit, which POSIX forbids, gets an underscore before it.
 */
export function environmentName(scheme: string): string {
  const name = scheme
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
  if (!/[A-Z0-9]/.test(name)) return 'CREDENTIAL';
  return /^\d/.test(name) ? `_${name}` : name;
}

/**
 * Returns the scheme of an `Authorization` header, such as `Bearer` (RFC 9110, section 11.6.2; the IANA registry of
 * authentication schemes). Undefined for a credential that is not sent in this header.
 */
function schemeOf({ type, scheme = '' }: RequestCredential): string | undefined {
  if (type === 'oauth2' || type === 'openIdConnect') return 'Bearer';
  if (type !== 'http' || scheme === '') return undefined;
  return capitalized(scheme);
}
