import type { Api } from '#src/model/api.ts';
import { pathOf } from '#src/shared/samples/uri.ts';

/** Names of OAuth 2 that texts use: its parameters, grants and tokens (RFC 6749, 7636 and 8628). */
export const OAUTH_NAMES =
  'access_token authorization_code client_credentials client_id client_secret code code_challenge code_challenge_method code_verifier device_code expires_in grant_type redirect_uri refresh_token response_type S256 scope state token_type user_code'.split(
    ' ',
  );

/** Calls by which an app gets its tokens, which are no operations (RFC 6749, section 3; RFC 8628, section 3.1). */
export function tokenCalls({
  securitySchemes,
}: Pick<Api, 'securitySchemes'>): readonly { readonly method: string; readonly path: string }[] {
  const flows = Object.values(securitySchemes).flatMap((scheme) => scheme.flows ?? []);
  return flows.flatMap(({ authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl }) =>
    [authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl].flatMap((url, index) =>
      url === undefined || pathOf(url).length < 2 ? [] : [{ method: index === 0 ? 'GET' : 'POST', path: pathOf(url) }],
    ),
  );
}
