import type { OAuthFlow, SecurityScheme } from '#src/model/security.ts';
import type { Content } from '#src/model/content.ts';
import { toProse } from '../../prose/description.ts';
import { phrase } from '../../prose/phrase.ts';
import { capitalise } from '#src/shared/text/capitalise.ts';
import { words } from '../operation/credentials.ts';
import type { PageContext } from '../context/page-context.ts';
import { code, element, link, list, paragraph, table, text } from '../../prose/nodes.ts';
import { section } from './section.ts';

/**
 * Every way to be let in: how a credential travels, where a token is had, and what its scopes allow (Security Scheme
 * Object, OpenAPI 3.1, section 4.8.27).
 */
export function authentication(
  schemes: Readonly<Record<string, SecurityScheme>>,
  { anchors }: Pick<PageContext, 'anchors'>,
): Content {
  return section(
    'Authentication',
    Object.values(schemes).flatMap((scheme): Content => [
      ...section(
        scheme.name,
        [
          ...toProse(`${capitalise(words(scheme))}.${scheme.deprecated ? ' Deprecated.' : ''}`),
          ...toProse(scheme.description),
          ...list(addresses(scheme)),
          ...(scheme.flows ?? []).flatMap(flow),
          ...scopes(scheme.flows ?? []),
        ],
        anchors,
        3,
      ),
    ]),
    anchors,
  );
}

function addresses({ openIdConnectUrl, oauth2MetadataUrl }: SecurityScheme): readonly Content[] {
  return [
    ...(openIdConnectUrl === undefined ? [] : [[text('Discovery: '), address(openIdConnectUrl)]]),
    ...(oauth2MetadataUrl === undefined
      ? []
      : [[text('Metadata of the authorization server: '), address(oauth2MetadataUrl)]]),
  ];
}

const FLOWS: Readonly<Record<OAuthFlow['kind'], string>> = {
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  deviceAuthorization: 'Device authorization',
  password: 'Password',
  implicit: 'Implicit',
};

/** A flow with its addresses (OAuth Flow Object, section 4.8.29). */
function flow({ kind, authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl }: OAuthFlow): Content {
  const places: readonly (readonly [string, string | undefined])[] = [
    ['Authorise at', authorizationUrl],
    ['Start the device at', deviceAuthorizationUrl],
    ['Token from', tokenUrl],
    ['Refresh at', refreshUrl],
  ];
  return [
    paragraph(element('strong', text(`${FLOWS[kind]} flow`))),
    ...list(places.flatMap(([words, url]) => (url === undefined ? [] : [[text(`${words} `), address(url)]]))),
  ];
}

/** Scopes of all flows, each once. */
function scopes(flows: readonly OAuthFlow[]): Content {
  const known = new Map(
    flows.flatMap((each) => each.scopes.map(({ name, description }) => [name, description] as const)),
  );
  return table(
    ['Scope', 'Allows'],
    [...known].map(([name, description]) => [[code(name)], phrase(description)]),
  );
}

function address(url: string): Content[number] {
  const node = link(url, url);
  return node.kind === 'link' ? node : code(url);
}
