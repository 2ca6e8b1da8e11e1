import type { Api } from '#src/model/api.ts';
import { pathOf } from '#src/shared/samples/uri.ts';

/**
 * Returns method and path of every OAuth endpoint in the security schemes, such as the token URL. These endpoints are
 * not operations (RFC 6749, section 3; RFC 8628, section 3.1).
 */
export function tokenCalls(api: Api): readonly { readonly method: string; readonly path: string }[] {
  const flows = Object.values(api.securitySchemes).flatMap((scheme) => scheme.flows ?? []);
  return flows.flatMap(({ authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl }) =>
    [authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl].flatMap((url, index) =>
      url === undefined || pathOf(url).length < 2 ? [] : [{ method: index === 0 ? 'GET' : 'POST', path: pathOf(url) }],
    ),
  );
}
