import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operation } from '#src/model/operation.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { BuildError } from '#scripts/cli/problem.ts';
import { loadMock } from '#scripts/mock/load-mock.ts';
import { createRespond } from '#scripts/mock/respond.ts';
import { call } from '../unit/scripts/command.ts';

/** A description beside the entry file that other versions are compared with. */
const OLDER = 'older.yaml';

/** Runs every command that reads a description, and returns the harm that they do. `older` is the description as it was. */
export async function tryCommands(root: string, older: string): Promise<readonly string[]> {
  await writeFile(join(root, OLDER), older);
  const openapi = join(root, 'openapi.yaml');
  const own = ['--openapi', openapi, '--no-guides'];
  const site = join(root, 'site');
  const calls: readonly (readonly [command: string, ...args: readonly string[]])[] = [
    ['check', ...own],
    ['diff', '--base', join(root, OLDER), '--head', openapi],
    ['diff', '--base', openapi, '--head', join(root, OLDER)],
    ['rename', ...own, '--dry-run', 'Order', 'Purchase'],
    ['new', '--openapi', openapi, site],
  ];
  const faults: string[] = [];
  for (const [command, ...args] of calls) {
    const { code, stderr } = await call(command, args);
    if (code === null || code > 2 || /crashed:|\n\s+at /.test(stderr))
      faults.push(`${command}: ${stderr.slice(0, 300)}`);
  }
  await rm(site, { recursive: true, force: true });
  return [...faults, ...(await mockFaults(openapi))];
}

/** Calls every operation at the mock, with a body and without. */
async function mockFaults(openapi: string): Promise<readonly string[]> {
  const source = await loadMock(openapi).catch((error: unknown) => {
    if (error instanceof BuildError) return undefined;
    throw error;
  });
  if (source === undefined) return [];
  const respond = createRespond(source);
  const request = ({ method, server, path = '' }: Operation, body: string) =>
    respond({
      method,
      url: `${pathOf(server.url)}${path}`.replace(/\{[^{}]*\}/g, 'a1'),
      headers: { authorization: 'Bearer a', key: 'a', ...(body === '' ? {} : { 'content-type': 'application/json' }) },
      body: Buffer.from(body),
    });
  const faults: string[] = [];
  for (const operation of source.api.operations)
    for (const body of ['', '{"id":"a1","lines":[{}]}'])
      await request(operation, body).catch((error: unknown) =>
        faults.push(`mock: ${error instanceof Error ? `${error.stack}`.slice(0, 400) : String(error)}`),
      );
  return faults;
}
