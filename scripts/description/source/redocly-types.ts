import type { Config } from '@redocly/openapi-core';
import { isRecord } from '#src/shared/schema/raw.ts';

type Types = Parameters<Config['extendTypes']>[0];
type NodeType = NonNullable<Types[string]>;

/**
 * Whether the value of an `example` is meant as a reference: an object whose only key is a `$ref` to a file, an example
 * or an extension. OpenAPI allows no reference there, but some authors write one. Any other value is data.
 */
export function isExampleReference(value: unknown): boolean {
  if (!isRecord(value) || Object.keys(value).length !== 1) return false;
  const { $ref } = value;
  return typeof $ref === 'string' && /^(?:[^#:]+(?:#|$)|#\/(?:components\/)?(?:examples|x-))/.test($ref);
}

/**
 * Corrects Redocly's definitions of OpenAPI objects where they differ from the specification. For this, adds a plugin
 * to the given lint policy. Returns the policy.
 */
export function correctTypes(config: Config): Config {
  config.plugins.push({
    id: 'types',
    typeExtension: {
      oas3: (types, version) => withLiteralExamples(version === 'oas3_2' ? with32(types) : types),
    },
  });
  return config;
}

function withLiteralExamples(types: Types): Types {
  const example = (value: unknown) => (isExampleReference(value) ? {} : { resolvable: false });
  const names = ['MediaType', 'Parameter', 'Header', 'Schema'];
  return names.reduce((all, name) => ({ ...all, ...withProperties(all, name, { example }) }), types);
}

/**
 * Adds the parts of OpenAPI 3.2 that Redocly lacks (redocly-cli #2702): media types as components, `style: cookie`,
 * responses without description, and encodings in encodings. Also corrects the scopes of the device flow: Redocly gives
 * them a type that does not exist, and crashes.
 */
function with32(types: Types): Types {
  const style = types['Parameter']?.properties['style'] as { readonly enum?: readonly string[] } | undefined;
  const { encoding, prefixEncoding, itemEncoding } = types['MediaType']?.properties ?? {};
  return {
    ...types,
    ...withProperties(types, 'Parameter', { style: { ...style, enum: [...(style?.enum ?? []), 'cookie'] } }),
    ...withProperties(types, 'Encoding', { encoding, prefixEncoding, itemEncoding }),
    ...withProperties(types, 'DeviceAuthorization', { scopes: types['ClientCredentials']?.properties['scopes'] }),
    Response: { ...(types['Response'] as NodeType), required: [] },
    NamedMediaTypes: { properties: {}, additionalProperties: 'MediaType' },
  } as Types;
}

function withProperties(types: Types, name: string, properties: object): Types {
  const type = types[name] as NodeType;
  return { [name]: { ...type, properties: { ...type.properties, ...properties } } } as Types;
}
