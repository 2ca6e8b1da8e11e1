import type { RequestListener } from 'node:http';
import type { Operation } from '#src/model/operation.ts';
import type { SampleRequest } from '#src/model/sample.ts';
import { curl } from '#src/shared/samples/curl.ts';
import { createCoercer } from '#src/shared/request/coerce.ts';
import { resolverOf } from '#src/shared/schema/schema-ref.ts';
import { sampleRequest } from '#src/shared/samples/request.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { filled } from '#src/shared/samples/variables.ts';
import { port, text, type Command, type OptionValues } from '../cli/command.ts';
import { isCallable } from '../downloads/download-source.ts';
import { listen, stopOnSignal } from '../serve/listen.ts';
import { createMock } from './create-mock.ts';
import type { MockSource } from './load-mock.ts';
import { loopbackAddress } from './webhook.ts';
import { createCompleted } from './completed.ts';

const LOOPBACK = '127.0.0.1';

/** A function that watches the files of a description, and calls `use` with the description after each change. */
type Watch = (
  values: OptionValues,
  source: MockSource,
  use: (source: MockSource) => void,
  log: (line: string) => void,
) => void;

/**
 * Creates a command that mocks a description until it is stopped. `read` reads the description. `watch` reads it again
 * after each change of its files.
 */
export function mockCommand(
  name: string,
  options: Command['options'],
  read: (values: OptionValues) => Promise<MockSource>,
  watch: Watch = () => undefined,
): Command {
  return {
    name,
    summary: [
      'Mocks the provider on this machine: refuses what is not described, responds with its examples.',
      'If the description does not state which fields a body has, the mock accepts any fields and adds the header Mock-Note to the response.',
      'The header Mock-Undocumented-Fields names response fields that the provider does not document (`all` where it documents none).',
    ].join('\n'),
    options: {
      ...options,
      port: { type: 'string', value: 'N', default: '4010', help: 'Port to listen on.' },
      host: {
        type: 'string',
        value: 'ADDRESS',
        default: LOOPBACK,
        help: 'Address to listen on; `0.0.0.0` lets other machines and containers in.',
      },
      cors: {
        type: 'boolean',
        help: 'Lets pages of any origin call it. Off by default, because a page that needs it fails if the provider does not allow it.',
      },
      webhooks: { type: 'string', value: 'URL', help: 'URL on this machine for `Prefer: webhook=NAME`.' },
    },
    run: async (values, _words, { stderr }) => {
      const webhooks = text(values, 'webhooks');
      if (webhooks !== undefined) loopbackAddress(webhooks);
      const wanted = port(values, 4010);
      const source = await read(values);
      const log = (line: string): void => void stderr.write(`${line}\n`);
      const host = text(values, 'host') ?? LOOPBACK;
      const mocked = (one: MockSource): RequestListener =>
        createMock({ ...one, log, ...(webhooks === undefined ? {} : { webhooks }) });
      let current = mocked(source);
      const answer: RequestListener = (request, response) => current(request, response);
      const { server, port: taken } = await listen(values['cors'] === true ? withCors(answer) : answer, wanted, host);
      stderr.write(greeting(source, `http://${nameOf(host)}:${taken}`));
      watch(values, source, (changed) => (current = mocked(changed)), log);
      stopOnSignal(server);
      return 0;
    },
  };
}

/**
 * Returns the host to print in the URL of the mock. For `0.0.0.0` and `::`, which mean all addresses, it is the
 * loopback address. Other IPv6 addresses are in brackets (RFC 3986, section 3.2.2).
 */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return LOOPBACK;
  return host.includes(':') ? `[${host}]` : host;
}

/** Seconds for which browsers may cache the response to a preflight request. */
const REMEMBERED = '600';

/**
 * Wraps a listener so that pages of any origin can call it (CORS; Fetch, section 3.2). Responds to preflight requests,
 * and exposes all response headers. Cookies are not allowed, because the mock has no sessions.
 */
export function withCors(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { method, headers } = request;
    if (headers.origin === undefined) {
      listener(request, response);
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', '*');
    const wanted = headers['access-control-request-method'];
    if (method !== 'OPTIONS' || wanted === undefined) {
      response.setHeader('Access-Control-Expose-Headers', '*');
      listener(request, response);
      return;
    }
    const asked = headers['access-control-request-headers'];
    response.setHeader('Access-Control-Allow-Methods', wanted);
    // The requested headers are allowed by name, because `*` would not include `Authorization`.
    if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked);
    response.setHeader('Access-Control-Max-Age', REMEMBERED);
    response.setHeader('Vary', 'Access-Control-Request-Method, Access-Control-Request-Headers');
    response.writeHead(204).end();
  };
}

/** Returns the text that the command prints when it starts. */
function greeting({ api, document, problems }: MockSource, origin: string): string {
  const callable = api.operations.filter(isCallable);
  const left = api.operations.length - callable.length;
  const { isOpen } = createCoercer(resolverOf(document));
  const open = callable.filter(({ requestBody }) => requestBody?.content.some(({ schema }) => isOpen(schema))).length;
  const completed = createCompleted(document);
  const simple =
    callable.find(({ method, requestBody }) => method === 'GET' && requestBody === undefined) ?? callable[0];
  const request = simple === undefined ? undefined : mockRequest(completed.call(simple), origin);
  return [
    `Mocking ${api.info.title} at ${origin}`,
    `${callable.length} operation${callable.length === 1 ? '' : 's'}${left === 0 ? '' : `; ${left} more ${left === 1 ? 'is' : 'are'} not served, as path or method is not documented`}.`,
    ...(open === 0 ? [] : [`${open} of them accept any fields in the body, as these are not documented.`]),
    ...(problems.length === 0
      ? []
      : [
          `${problems.length} problem${problems.length === 1 ? '' : 's'} in the description: \`check\` lists ${problems.length === 1 ? 'it' : 'them'}.`,
        ]),
    ...(request === undefined ? [] : ['Try it:', `  ${curl.render(request).replaceAll(' \\\n  ', ' ')}`]),
    'Press Ctrl-C to stop.',
    '',
  ].join('\n');
}

/** Returns the sample request of an operation, with the URL of the mock and with placeholders for credentials. */
function mockRequest(operation: Operation, origin: string): SampleRequest | undefined {
  const request = sampleRequest(operation, operation.requestBody?.content[0]?.examples[0]);
  if (request === undefined) return undefined;
  const { basic, certificate: _certificate, ...plain } = request;
  const authorization =
    basic === undefined ? [] : [{ name: 'Authorization', value: `Basic ${btoa(`${PLACEHOLDER}:${PLACEHOLDER}`)}` }];
  const address = filled(request.url, () => PLACEHOLDER);
  const query = address.includes('?') ? address.slice(address.indexOf('?')) : '';
  return {
    ...plain,
    url: `${origin}${pathOf(address)}${query}`,
    headers: [
      ...request.headers.map(({ name, value }) => ({ name, value: filled(value, () => PLACEHOLDER) })),
      ...authorization,
    ],
  };
}

/** Value of all credentials in the sample request: the mock accepts any value. */
const PLACEHOLDER = 'test';
