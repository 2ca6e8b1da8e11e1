/** Requests that send a simulated webhook to a server on the reader's own machine. */
import type { CallData } from '../../model/call-data.ts';
import type { Parameter } from '../../model/media-type.ts';
import { quote } from '../samples/curl.ts';
import { LOCAL } from '../samples/webhook-sample.ts';
import type { LocalAddress } from '../samples/send.ts';
import { brokenAssertions } from '../schema/assertions.ts';
import { asRecord } from '../schema/raw.ts';
import { printable } from '../text/printable.ts';

const SCHEMAS = {
  port: {
    description: `The port of your server; ${LOCAL.port} if empty.`,
    type: 'integer',
    minimum: 1,
    maximum: 65_535,
    example: LOCAL.port,
  },
  path: {
    description: `The path of your handler; ${LOCAL.path} if empty.`,
    type: 'string',
    pattern: String.raw`^/([\w~-][\w.~-]*(/|$))*$`,
    example: LOCAL.path,
  },
} as const;

/** The port and path of the reader's server, as optional form parameters. The defaults are in `LOCAL`. */
export const SERVER_PARAMETERS: readonly Parameter[] = Object.entries(SCHEMAS).map(([name, schema]) => ({
  name,
  in: 'path',
  description: schema.description,
  required: false,
  deprecated: false,
  schema,
  style: 'simple',
  explode: false,
  allowReserved: false,
  allowEmptyValue: false,
  examples: [],
}));

/**
 * Returns the port and path that the reader entered. If one is missing or invalid, the default in `LOCAL` replaces it.
 */
export function localAddress({ server }: Readonly<Record<string, unknown>>): LocalAddress {
  const { port, path } = asRecord(server);
  const isRight = (name: keyof typeof SCHEMAS, value: unknown) =>
    value !== undefined && brokenAssertions(SCHEMAS[name], value).length === 0;
  return {
    port: isRight('port', port) ? (port as number) : LOCAL.port,
    path: isRight('path', path) ? (path as string) : LOCAL.path,
  };
}

/** Returns the URL of the reader's server. */
export function localUrl({ port, path }: LocalAddress): string {
  return `http://localhost:${port}${path}`;
}

/** Returns the command with which the script `webhook-conformance.mjs` sends the event to the reader's server. */
export function scriptCommand({ id }: CallData, address: LocalAddress): string {
  const name = printable(id);
  const word = /^[\w.:-]+$/.test(name) ? name : quote(name);
  return `node webhook-conformance.mjs ${localUrl(address)} --event ${word}`;
}

/** Lists the differences between the simulated event and a real one, as sentences. */
export function differences({ parameters, simulation = {} }: CallData): readonly string[] {
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  const signatures = headers.filter(({ name, description }) => /sign|hmac|digest/i.test(`${name} ${description}`));
  const invented = headers.filter(({ required, generated }) => required && generated === true);
  const { question, carries, isOurs } = simulation;
  return [
    ...(isOurs === true ? ['We assume most of its field names, and all values.'] : []),
    ...(question === undefined ? [] : [`Open question: ${question}`]),
    ...signatures.map(
      ({ name }) =>
        `\`${name}\` has the documented example value, which is not the signature of this body. Skip its check while you simulate.`,
    ),
    ...(signatures.length > 0 || question !== undefined
      ? []
      : ['No signature is documented, so the cURL command has none.']),
    ...invented.map(({ name }) => `The value of \`${name}\` is made up: the documentation has no example.`),
    ...(carries === true ? ['Its credentials are not in the cURL command.'] : []),
    'Whether events are resent is not documented.',
    'cURL adds its own `User-Agent` and `Accept`: those of the provider may differ.',
  ];
}
