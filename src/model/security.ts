/** Credentials. Created by `scripts/description/model`. */

/** Security Scheme Object (OpenAPI 3.1, section 4.8.27; 3.2, section 4.27). */
export interface SecurityScheme {
  readonly name: string;
  /**
   * `apiKey`, `http`, `mutualTLS`, `oauth2` or `openIdConnect`; empty if the description does not define the scheme.
   */
  readonly type: string;
  readonly description: string;
  readonly deprecated: boolean;
  /** `apiKey` only: name of the header, query parameter or cookie. */
  readonly parameterName?: string;
  readonly in?: 'header' | 'query' | 'cookie';
  /** `http` only: `basic`, `bearer`, … */
  readonly scheme?: string;
  /** `http` with `bearer` only: `JWT`, … */
  readonly bearerFormat?: string;
  /** `oauth2` only: the flows. */
  readonly flows?: readonly OAuthFlow[];
  /** `openIdConnect` only: URL of the discovery document. */
  readonly openIdConnectUrl?: string;
  /** `oauth2` only: URL of the authorization server's metadata (RFC 8414; OpenAPI 3.2). */
  readonly oauth2MetadataUrl?: string;
}

/** A security scheme that an operation requires (Security Requirement Object, OpenAPI 3.1, section 4.8.30). */
export interface SecurityRequirement extends SecurityScheme {
  /** Scopes for OAuth 2 and OpenID Connect, roles for other types. */
  readonly scopes: readonly string[];
}

/** OAuth Flow Object (OpenAPI 3.1, section 4.8.29). */
export interface OAuthFlow {
  /** Kind of OAuth 2 flow; `deviceAuthorization` is from OpenAPI 3.2. */
  readonly kind: 'implicit' | 'password' | 'clientCredentials' | 'authorizationCode' | 'deviceAuthorization';
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly { readonly name: string; readonly description: string }[];
}
