import type { OperationObject } from '#src/model/operation.ts';
import type { SecurityRequirement, SecurityScheme } from '#src/model/security.ts';
import type { Prose } from '#src/model/prose.ts';
import { toProse } from '../../guides/prose/description.ts';
import { listWords, capitalise } from '#src/shared/text/words.ts';

/**
 * Describes the credentials that an operation or webhook requires (OpenAPI 3.1, section 4.8.30). There is one sentence
 * for each security scheme or, if callers can choose, for each alternative. `whose` is `theirs` if the API provider
 * sends the request, as for a webhook.
 */
export function credentials(
  { security }: Pick<OperationObject, 'security'>,
  whose: 'yours' | 'theirs' = 'yours',
): readonly Prose[] {
  const [first = []] = security;
  if (security.length === 0) return [];
  if (security.length > 1)
    return security.map((schemes, index) =>
      toProse(
        `${index === 0 ? 'Either' : 'Or'} ${schemes.length === 0 ? 'no credentials at all' : schemes.map(demandedWords).join(' together with ')}.`,
      ),
    );
  return first.length === 0 ? [toProse('No credentials.')] : first.map((scheme) => toProse(sentence(scheme, whose)));
}

function sentence(scheme: SecurityRequirement, whose: 'yours' | 'theirs'): string {
  // The table of headers shows the description of the scheme.
  if (whose === 'yours' && scheme.type === 'apiKey' && scheme.in === 'header')
    return `Your key in the ${place(scheme)} \`${scheme.parameterName ?? scheme.name}\`${roles(scheme)}${age(scheme)}.`;
  return [`${capitalise(demandedWords(scheme))}.`, scheme.description].join(' ').trim();
}

/** Describes a credential in words: `a bearer token (JWT)`, `an OAuth 2.0 access token with the scopes …`. */
export function words(scheme: SecurityRequirement | SecurityScheme): string {
  return `${kind(scheme)}${roles(scheme)}`;
}

function demandedWords(scheme: SecurityRequirement): string {
  return `${words(scheme)}${age(scheme)}`;
}

function kind(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'apiKey':
      return `a key in the ${place(scheme)} \`${scheme.parameterName ?? scheme.name}\``;
    case 'http':
      return httpWords(scheme);
    case 'oauth2':
      return 'an OAuth 2.0 access token';
    case 'openIdConnect':
      return 'an OpenID Connect access token';
    case 'mutualTLS':
      return 'a client certificate (mutual TLS)';
    default:
      return `the credentials \`${scheme.name}\``;
  }
}

/** Describes an HTTP authentication scheme in words (RFC 9110, section 11; the IANA registry). */
function httpWords({ scheme = '', bearerFormat }: SecurityScheme): string {
  switch (scheme.toLowerCase()) {
    case 'bearer':
      return `a bearer token${bearerFormat === undefined ? '' : ` (${bearerFormat})`}`;
    case 'basic':
      return 'a user name and password (HTTP Basic authentication)';
    default:
      return `HTTP authentication of the kind \`${scheme}\``;
  }
}

/**
 * Returns the scopes of a token in words, each with the first paragraph of its description in brackets. If OAuth flows
 * describe a scope differently, its description is omitted. For schemes other than OAuth 2.0 and OpenID Connect,
 * returns the required roles (OpenAPI 3.1, section 4.8.30).
 */
function roles(scheme: SecurityRequirement | SecurityScheme): string {
  if (!('scopes' in scheme) || scheme.scopes.length === 0) return '';
  const named = scheme.scopes.map((scope) => {
    const texts = (scheme.flows ?? []).flatMap((flow) => flow.scopes.filter(({ name }) => name === scope));
    const [meaning = '', ...others] = new Set(texts.map(({ description }) => description.trim()));
    const words = others.length > 0 ? '' : meaning.replace(/\n\s*\n.*/s, '').replace(/\.$/, '');
    return `\`${scope}\`${words === '' ? '' : ` (${words})`}`;
  });
  const noun = ['oauth2', 'openIdConnect'].includes(scheme.type) ? 'scope' : 'role';
  return ` with the ${noun}${named.length === 1 ? '' : 's'} ${listWords(named, 'and')}`;
}

function age({ deprecated }: SecurityScheme): string {
  return deprecated ? ' (deprecated)' : '';
}

function place({ in: where }: SecurityScheme): string {
  return where === 'query' ? 'query parameter' : (where ?? 'header');
}
