/** Small things that the runner judges: everything a test does not care about has its plainest value. */
import type { Execution } from '#scripts/cli/execute.ts';
import type { PrintedSample } from '#scripts/run-samples/printed.ts';
import type { Exchange } from '#scripts/run-samples/server.ts';
import type { ReceivedRequest } from '#scripts/mock/request.ts';
import type { Reply } from '#scripts/mock/reply.ts';
import type { RequestScenario, ResponseExample } from '#src/model/operation-section.ts';
import type { SampleRequest } from '#src/model/sample.ts';

export function request(more: Partial<SampleRequest> = {}): SampleRequest {
  return {
    method: 'GET',
    url: 'https://api.example/a',
    headers: [],
    response: 'json',
    body: { kind: 'none' },
    ...more,
  };
}

export function received(
  more: Partial<Omit<ReceivedRequest, 'body'>> & { readonly body?: string | Uint8Array } = {},
): ReceivedRequest {
  const { body = '', ...rest } = more;
  return { method: 'GET', url: '/a', headers: {}, ...rest, body: Buffer.from(body) };
}

export function reply(more: Partial<Omit<Reply, 'body'>> & { readonly body?: string } = {}): Reply {
  const { body = '{"a":1}', ...rest } = more;
  return { status: 200, headers: [], problems: [], ...rest, body: Buffer.from(body) };
}

export function exchange(of: Parameters<typeof received>[0] = {}, to: Parameters<typeof reply>[0] = {}): Exchange {
  return { received: received(of), reply: reply(to) };
}

export function execution(stdout: string, more: Partial<Omit<Execution, 'stdout'>> = {}): Execution {
  return { code: 0, stderr: '', ...more, stdout: Buffer.from(stdout) };
}

export function example(text: string, name = 'sample'): ResponseExample {
  return { anchor: name, name, title: name, code: { text, syntax: 'json' } };
}

export function scenario(
  of: SampleRequest | undefined = request(),
  more: Partial<RequestScenario> = {},
): RequestScenario {
  return {
    anchor: 'getIt.request.sample',
    name: 'sample',
    title: 'Get it',
    samples: [],
    ...(of === undefined ? {} : { request: of }),
    ...more,
  };
}

export function sample(more: Partial<PrintedSample> = {}): PrintedSample {
  return {
    page: '/a',
    anchor: 'getIt.request.sample-javascript',
    scenario: scenario(),
    language: 'javascript',
    text: 'code',
    ...more,
  };
}
