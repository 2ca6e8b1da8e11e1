import type { OperationObject, SecurityRequirement, SecurityScheme } from '../../src/model/api.ts';
import type { Content } from '../../src/model/content.ts';
import { describe } from '../prose/description.ts';

/** What a call must carry to be let in: one entry for each scheme, further alternatives behind "Or" (OpenAPI 3.1, section 4.8.30). */
export function credentials({ security }: Pick<OperationObject, 'security'>): readonly Content[] {
  const [first = [], ...others] = security;
  if (security.length === 0) return [];
  if (others.length === 0) return first.map((scheme) => describe(sentence(scheme)));
  const alternatives = security.map((schemes) => (schemes.length === 0 ? 'no credentials at all' : schemes.map(words).join(' and ')));
  return [describe(`${upper(alternatives.join(', or '))}.`)];
}

function sentence(scheme: SecurityRequirement): string {
  if (scheme.type === 'apiKey') return `Your key in the ${place(scheme)} \`${scheme.parameterName ?? scheme.name}\`.`;
  return `${upper(words(scheme))}.`;
}

/** A credential in words: `a bearer token (JWT)`, `an OAuth 2.0 access token with the scopes …`. */
export function words(scheme: SecurityRequirement | SecurityScheme): string {
  const scopes = 'scopes' in scheme && scheme.scopes.length > 0 ? ` with ${scheme.scopes.map((scope) => `\`${scope}\``).join(', ')}` : '';
  switch (scheme.type) {
    case 'apiKey':
      return `a key in the ${place(scheme)} \`${scheme.parameterName ?? scheme.name}\``;
    case 'http':
      return scheme.scheme?.toLowerCase() === 'bearer' ? `a bearer token${scheme.bearerFormat === undefined ? '' : ` (${scheme.bearerFormat})`}${scopes}` : `HTTP authentication of the kind \`${scheme.scheme ?? ''}\``;
    case 'oauth2':
      return `an OAuth 2.0 access token${scopes}`;
    case 'openIdConnect':
      return `an OpenID Connect access token${scopes}`;
    case 'mutualTLS':
      return 'a client certificate (mutual TLS)';
    default:
      return `the credentials \`${scheme.name}\`${scopes}`;
  }
}

function place({ in: where }: SecurityScheme): string {
  return where === 'query' ? 'query parameter' : where ?? 'header';
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
