import type { Config } from '@redocly/openapi-core';

type Types = Parameters<Config['extendTypes']>[0];

/**
 * Redocly's types declare the scopes of the device flow (OpenAPI 3.2, section 4.29) as a type that does not exist, and
 * crash on every description with that flow. The scopes of another flow are the same.
 */
function withDeviceFlow(types: Types): Types {
  const { DeviceAuthorization: flow, ClientCredentials: other } = types;
  const scopes = other?.properties['scopes'];
  if (flow === undefined || scopes === undefined) return types;
  return { ...types, DeviceAuthorization: { ...flow, properties: { ...flow.properties, scopes } } };
}

/** Adds the device flow to a lint configuration. */
export function readsDeviceFlow(config: Config): Config {
  config.plugins.push({ id: 'device-flow', typeExtension: { oas3: withDeviceFlow } });
  return config;
}
