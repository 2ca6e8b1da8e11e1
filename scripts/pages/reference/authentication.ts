import { isDeepStrictEqual } from 'node:util';
import type { OAuthFlow, SecurityScheme } from '#src/model/security.ts';
import type { Content } from '#src/model/content.ts';
import { toProse } from '../../guides/prose/description.ts';
import { unwrapped } from '../../guides/prose/phrasing.ts';
import { capitalise } from '#src/shared/text/words.ts';
import { words } from '../operation/credentials.ts';
import type { PageContext } from '../context/page-context.ts';
import { code, element, link, list, paragraph, table, text } from '../../guides/prose/nodes.ts';
import { section } from './context.ts';

/**
 * Describes every way to authorise a call: how the credential is sent, where to obtain a token, and what the scopes of
 * the token allow (Security Scheme Object, OpenAPI 3.1, section 4.8.27).
 */
export function authentication(
  schemes: Readonly<Record<string, SecurityScheme>>,
  { anchors }: Pick<PageContext, 'anchors'>,
): Content {
  return section(
    'Authentication',
    Object.values(schemes).flatMap((scheme) =>
      section(
        scheme.name,
        [
          ...toProse(`${capitalise(words(scheme))}.${scheme.deprecated ? ' Deprecated.' : ''}`),
          ...toProse(scheme.description),
          ...addresses([
            ['Discovery:', scheme.openIdConnectUrl],
            ['Metadata of the authorization server:', scheme.oauth2MetadataUrl],
          ]),
          ...flowsOf(scheme.flows ?? []),
        ],
        anchors,
        3,
      ),
    ),
    anchors,
  );
}

const FLOWS: Readonly<Record<OAuthFlow['kind'], string>> = {
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  deviceAuthorization: 'Device authorization',
  password: 'Password',
  implicit: 'Implicit',
};

/**
 * Lists OAuth flows, each with its scopes. If all flows have the same scopes, these appear once, after the last flow.
 */
function flowsOf(flows: readonly OAuthFlow[]): Content {
  const [first] = flows;
  const isShared = flows.every((each) => isDeepStrictEqual(each.scopes, first?.scopes));
  return flows.flatMap((each, index) => [...flow(each), ...(isShared && index < flows.length - 1 ? [] : scopes(each))]);
}

/** Describes an OAuth flow and its URLs (OAuth Flow Object, section 4.8.29). */
function flow({ kind, authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl }: OAuthFlow): Content {
  return [
    paragraph(element('strong', text(`${FLOWS[kind]} flow`))),
    ...addresses([
      ['Authorise at', authorizationUrl],
      ['Start the device at', deviceAuthorizationUrl],
      ['Token from', tokenUrl],
      ['Refresh at', refreshUrl],
    ]),
  ];
}

/** Lists URLs with their labels; undefined URLs are left out. */
function addresses(places: readonly (readonly [about: string, url: string | undefined])[]): Content {
  return list(places.flatMap(([about, url]) => (url === undefined ? [] : [[text(`${about} `), address(url)]])));
}

/** Minimum number of scopes at which their table is collapsed. */
const MANY = 12;

function scopes({ scopes: known }: OAuthFlow): Content {
  const rows = table(
    ['Scope', 'Allows'],
    known.map(({ name, description }) => [[code(name)], unwrapped(toProse(description))]),
  );
  return known.length < MANY ? rows : [element('details', element('summary', text(`${known.length} scopes`)), ...rows)];
}

function address(url: string): Content[number] {
  const node = link(url, url);
  return node.kind === 'link' && node.external ? node : code(url);
}
