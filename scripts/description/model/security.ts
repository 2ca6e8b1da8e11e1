import type { Api } from '#src/model/api.ts';
import type { OperationObject } from '#src/model/operation.ts';
import type { OAuthFlow, SecurityScheme } from '#src/model/security.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asList, asRecord, asText, asTexts, textsOf, type Raw } from '#src/shared/schema/raw.ts';
import { resolved, schemaName } from '#src/shared/schema/resolve-ref.ts';
import { serversOf } from './server.ts';

/** Returns the Security Scheme Objects (OpenAPI 3.1, section 4.8.27) by name. Relative URLs become absolute. */
export function securitySchemes(document: OpenApiDocument): Api['securitySchemes'] {
  const raw = asRecord(document.components?.securitySchemes);
  const addresses = addressesAt(document);
  return Object.fromEntries(
    Object.entries(raw).map(([name, node]) => [name, toScheme(name, resolved(document, node), addresses)]),
  );
}

/**
 * Returns a function that reads URLs from the members of an object, and makes relative URLs absolute. The base is the
 * URL of the first server (OpenAPI 3.1, section 4.6).
 */
function addressesAt({ servers }: OpenApiDocument): typeof textsOf {
  const [{ url = '', template = '' } = {}] = serversOf(servers);
  const base = template.endsWith('/') ? `${url}/` : url;
  const absolute = (address: unknown): unknown =>
    typeof address === 'string' && !URL.canParse(address) && URL.canParse(address, base)
      ? new URL(address, base).href
      : address;
  return (raw, names) => textsOf(Object.fromEntries(names.map((name) => [name, absolute(raw[name])])), names);
}

/**
 * Returns the security requirements for an operation: its own `security`, even if empty, else that of the document
 * (section 4.8.30). Keeps a requirement for an undefined scheme, with an empty type: without it, the operation would
 * seem to need no credentials.
 */
export function securityOf(
  operation: unknown,
  document: unknown,
  schemes: Api['securitySchemes'],
): OperationObject['security'] {
  const alternatives = asList(operation ?? document);
  // An empty list cancels the document's requirement.
  if (Array.isArray(operation) && alternatives.length === 0 && asList(document).length > 0) return [[]];
  return alternatives.map((alternative) =>
    Object.entries(asRecord(alternative)).map(([key, scopes]) => ({
      ...schemeOf(key, schemes),
      scopes: asTexts(scopes),
    })),
  );
}

/** Returns the security scheme for a key of a requirement: a name or, since OpenAPI 3.2 (section 4.30), a reference. */
function schemeOf(key: string, schemes: Api['securitySchemes']): SecurityScheme {
  const name = !Object.hasOwn(schemes, key) && key.startsWith('#/components/securitySchemes/') ? schemaName(key) : key;
  return (
    (Object.hasOwn(schemes, name) ? schemes[name] : undefined) ?? { name, type: '', description: '', deprecated: false }
  );
}

function toScheme(name: string, raw: Raw, addresses: typeof textsOf): SecurityScheme {
  const place = raw['in'];
  return {
    name,
    type: asText(raw['type']),
    description: asText(raw['description']),
    deprecated: raw['deprecated'] === true,
    ...(typeof raw['name'] === 'string' ? { parameterName: raw['name'] } : {}),
    ...(place === 'header' || place === 'query' || place === 'cookie' ? { in: place } : {}),
    ...textsOf(raw, ['scheme', 'bearerFormat']),
    ...addresses(raw, ['openIdConnectUrl', 'oauth2MetadataUrl']),
    ...(raw['type'] === 'oauth2' ? { flows: flowsOf(asRecord(raw['flows']), addresses) } : {}),
  };
}

const FLOWS: readonly OAuthFlow['kind'][] = [
  'authorizationCode',
  'clientCredentials',
  'deviceAuthorization',
  'password',
  'implicit',
];

/** Reads an OAuth Flows Object (section 4.8.28), recommended flows first (RFC 9700). */
function flowsOf(flows: Raw, addresses: typeof textsOf): readonly OAuthFlow[] {
  return FLOWS.filter((kind) => Object.hasOwn(flows, kind)).map((kind) => {
    const raw = asRecord(flows[kind]);
    return {
      kind,
      ...addresses(raw, ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl']),
      scopes: Object.entries(asRecord(raw['scopes'])).map(([scope, description]) => ({
        name: scope,
        description: asText(description),
      })),
    };
  });
}
