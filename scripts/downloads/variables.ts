import { stringifyJson } from '#src/shared/schema/number-text.ts';
import type { SamplePart } from '#src/model/sample.ts';
import { filled, variablesIn } from '#src/shared/samples/variables.ts';
import type { Call, DownloadSource } from './download-source.ts';

/** A variable of a request collection: a server URL or a secret, which readers set once. */
export interface Variable {
  readonly name: string;
  /** Initial value; an empty string if readers have to set the value. */
  readonly value: string;
  readonly isSecret: boolean;
}

/** Returns the variables of a request collection: the server URLs, then the secrets in the requests. */
export function variablesOf(source: Pick<DownloadSource, 'calls'>): readonly Variable[] {
  const secrets = new Set(
    source.calls.flatMap(({ requests }) =>
      requests.flatMap(({ request: { body, ...outside } }) => variablesIn([outside, body])),
    ),
  );
  return [
    ...[...baseUrls(source)].map(([value, name]) => ({ name, value, isSecret: false })),
    ...[...secrets].map((env) => ({ name: variableName(env), value: '', isSecret: true })),
  ];
}

/** Returns the name of a variable for each server URL: `baseUrl`, `baseUrl2`. The keys are the server URLs. */
export function baseUrls({ calls }: Pick<DownloadSource, 'calls'>): ReadonlyMap<string, string> {
  const urls = [...new Set(calls.map(({ operation }) => operation.server.url))];
  return new Map(urls.map((url, index) => [url, index === 0 ? 'baseUrl' : `baseUrl${index + 1}`]));
}

/** Returns the URL of a request with variables for its server and for its secrets: `{{baseUrl}}/payments`. */
export function templatedUrl(url: string, { operation }: Call, names: ReadonlyMap<string, string>): string {
  const base = operation.server.url;
  const whole = templated(url);
  return whole.startsWith(base) ? `{{${names.get(base) ?? 'baseUrl'}}}${whole.slice(base.length)}` : whole;
}

/** Replaces each placeholder for a secret in a string with a variable in double braces: `{{accessToken}}`. */
export function templated(text: string): string {
  return filled(text, (name) => `{{${variableName(name)}}}`);
}

/**
 * Formats a value as indented JSON with variables for secrets. Other double braces are escaped, so that they do not
 * look like variables.
 */
export function plainJson(value: unknown): string {
  return templated(stringifyJson(value, 2).replaceAll('{{', '{\\u007b'));
}

/** Returns the content of a multipart part that is not a file, as text. */
export function partText(part: Exclude<SamplePart, { kind: 'file' }>): string {
  return part.kind === 'text' ? templated(part.text) : stringifyJson(part.value);
}

/**
 * Converts the name of an environment variable to the name of a collection variable.
 *
 * @example variableName('ACCESS_TOKEN') // 'accessToken'
 */
function variableName(env: string): string {
  const name = env.toLowerCase().replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}
