/** A webhook as a call that the reader makes: to a server on the reader's machine. */
import type { CallData } from '../../model/call-data.ts';
import type { Parameter } from '../../model/media-type.ts';
import { LOCAL } from '../samples/webhook-sample.ts';
import type { LocalAddress } from '../samples/send.ts';
import { brokenAssertions } from '../schema/assertions.ts';
import { asRecord } from '../schema/raw.ts';
import { isUnfinished } from '../schema/view.ts';
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

/** Port and path of the reader's server, as optional parameters: `LOCAL` has the others. */
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

/** Returns the port and path among the values of a form; in place of wrong ones, and of none, those of `LOCAL`. */
export function localAddress({ server }: Readonly<Record<string, unknown>>): LocalAddress {
  const { port, path } = asRecord(server);
  const isRight = (name: keyof typeof SCHEMAS, value: unknown) =>
    value !== undefined && brokenAssertions(SCHEMAS[name], value).length === 0;
  return {
    port: isRight('port', port) ? (port as number) : LOCAL.port,
    path: isRight('path', path) ? (path as string) : LOCAL.path,
  };
}

export function localUrl({ port, path }: LocalAddress): string {
  return `http://localhost:${port}${path}`;
}

/** Returns the command that sends the event to the same URL by the conformance script. */
export function scriptCommand({ id }: CallData, address: LocalAddress): string {
  const name = printable(id);
  const word = /^[\w.:-]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
  return `node webhook-conformance.mjs ${localUrl(address)} --event ${word}`;
}

/** Says what differs from the real event, each in a sentence: it is not documented, or documented for another body. */
export function differences({ parameters, responses, simulation = {}, body }: CallData): readonly string[] {
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  const signatures = headers.filter(({ name, description }) => /sign|hmac|digest/i.test(`${name} ${description}`));
  const invented = headers.filter(({ required, generated }) => required && generated === true);
  const described = responses.filter(({ description }) => description !== '');
  const { question, carries } = simulation;
  return [
    ...(question === undefined ? [] : [`Not documented: ${question}.`]),
    ...(isUnfinished(asRecord(body?.content[0]?.schema))
      ? ['Which fields it has is not documented: most are assumed.']
      : []),
    ...signatures.map(
      ({ name }) =>
        `\`${name}\` has the documented example value, which is not the signature of this body. Skip its check while you simulate.`,
    ),
    ...(signatures.length > 0 || question !== undefined
      ? []
      : ['No signature is documented, so the cURL command has none.']),
    ...invented.map(({ name }) => `The value of \`${name}\` is made up: the documentation has no example.`),
    ...(carries === true ? ['Its credentials are not in the cURL command.'] : []),
    described.length === 0
      ? 'When an event is sent again is not documented.'
      : 'When an event is sent again is not documented further.',
    'cURL adds `User-Agent` and `Accept`, which the provider may send otherwise.',
  ];
}
