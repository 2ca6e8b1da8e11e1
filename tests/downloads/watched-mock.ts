import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMock } from '#scripts/mock/create-mock.ts';
import { loadMock } from '#scripts/mock/load-mock.ts';

/** What the mock answered to one request. */
interface Answer {
  readonly request: string;
  readonly status: number;
  /** What was wrong with it. */
  readonly problem: string;
}

/** A mock that remembers what it answered. */
export interface WatchedMock {
  readonly origin: string;
  /** The answers since the last call. */
  answers(): readonly Answer[];
  close(): void;
}

export async function watchedMock(openapi: string): Promise<WatchedMock> {
  const { api, document } = await loadMock(openapi);
  let answers: Answer[] = [];
  const listener = createMock({ api, document });
  const server = createServer((request, response) => {
    response.once('finish', () =>
      answers.push({
        request: `${request.method} ${request.url}`,
        status: response.statusCode,
        problem: String(response.getHeader('mock-problem') ?? ''),
      }),
    );
    listener(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers() {
      const given = answers;
      answers = [];
      return given;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
