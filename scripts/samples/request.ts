import type { Example, Operation, Parameter, SecurityScheme } from '../../src/model/api.ts';
import type { SampleHeader, SampleRequest } from '../../src/model/sample.ts';

/**
 * The request a sample prints: required parameters filled with their examples, credentials named after their scheme,
 * the body of one named example. Undefined where method or path is not published.
 */
export function sampleRequest(operation: Operation, example: Example | undefined): SampleRequest | undefined {
  if (operation.path === undefined || !operation.methodPublished) return undefined;
  const media = operation.requestBody?.content[0];
  const credentials = operation.security[0] ?? [];
  return {
    method: operation.method,
    url: operation.server.url + filledPath(operation.path, operation.parameters) + query(operation.parameters, credentials),
    headers: [
      ...credentials.flatMap(credentialHeader),
      ...parametersIn(operation, 'header').map(({ name, example: value }) => ({ name, value: text(value) })),
      ...(media === undefined ? [] : [{ name: 'Content-Type', value: media.mediaType }]),
    ],
    ...(example === undefined ? {} : { body: example.value }),
  };
}

/** Environment variable that holds a credential: `SubscriptionKey` is `SUBSCRIPTION_KEY` (POSIX: no digit first). */
export function environmentName(scheme: string): string {
  const name = scheme.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/[^A-Za-z0-9]+/g, '_').toUpperCase();
  return /^\d/.test(name) ? `_${name}` : name;
}

function credentialHeader(scheme: SecurityScheme): SampleHeader[] {
  return scheme.in === 'header' && scheme.parameterName !== undefined ? [{ name: scheme.parameterName, value: { env: environmentName(scheme.name) } }] : [];
}

/** Path parameters by simple expansion; one without an example stays visible as `{name}` (RFC 6570, section 3.2.2). */
function filledPath(path: string, parameters: readonly Parameter[]): string {
  return path.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    return parameter?.example === undefined ? whole : encodeURIComponent(text(parameter.example));
  });
}

function query(parameters: readonly Parameter[], credentials: readonly SecurityScheme[]): string {
  const given = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, example }) => `${encodeURIComponent(name)}=${encodeURIComponent(text(example))}`);
  const keys = credentials.filter((scheme) => scheme.in === 'query').map(({ parameterName, name }) => `${encodeURIComponent(parameterName ?? '')}=${environmentName(name)}`);
  const pairs = [...given, ...keys];
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function parametersIn(operation: Operation, place: Parameter['in']): readonly Parameter[] {
  return operation.parameters.filter((parameter) => parameter.in === place && parameter.required);
}

function text(value: unknown): string {
  return value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}
