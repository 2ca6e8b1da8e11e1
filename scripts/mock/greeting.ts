import type { Operation } from '#src/model/operation.ts';
import type { SampleRequest } from '#src/model/sample.ts';
import { curl } from '#src/shared/samples/curl.ts';
import { sampleRequest } from '#src/shared/samples/request.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { filled } from '#src/shared/samples/variables.ts';
import { createCompleted } from './completed.ts';
import type { MockSource } from './load-mock.ts';
import { isCallable } from './router.ts';

/** Returns the text that the command prints when it has started. */
export function greeting({ api, document, problems }: MockSource, origin: string): string {
  const callable = api.operations.filter(isCallable);
  const left = api.operations.length - callable.length;
  const completed = createCompleted(document);
  const simple =
    callable.find(({ method, requestBody }) => method === 'GET' && requestBody === undefined) ?? callable[0];
  const request = simple === undefined ? undefined : mockRequest(completed.call(simple), origin);
  return [
    `Mocking ${api.info.title} at ${origin}`,
    `${callable.length} operation${callable.length === 1 ? '' : 's'}${left === 0 ? '' : `; ${left} more ${left === 1 ? 'is' : 'are'} not served, as path or method is not documented`}.`,
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

/** Returns the sample request of an operation, addressed to the mock, with credentials that it accepts. */
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

/** The mock accepts any well-formed credentials. */
const PLACEHOLDER = 'test';
