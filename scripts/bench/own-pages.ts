import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../cli/problem.ts';
import { compile } from '../compile/compile.ts';

/** Paths of the pages below an address, the lightest first: `/` for guides. */
export function bySize(root: string, address: string): readonly string[] {
  const size = (path: string): number => statSync(join(root, path, 'index.html'), { throwIfNoEntry: false })?.size ?? 0;
  return readdirSync(join(root, address), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${address.replace(/\/$/, '')}/${name}`)
    .filter((path) => path !== '/reference' && size(path) > 0)
    .sort((a, b) => size(a) - size(b));
}

/** The lightest, the middle and the heaviest of some pages. */
export function spread(pages: readonly string[]): { light: string; middle: string; heavy: string } {
  const at = (share: number): string => pages[Math.round(share * (pages.length - 1))] ?? '/';
  return { light: at(0), middle: at(0.5), heavy: at(1) };
}

/**
 * An operation with everything that a page of one holds: the first with a published path and an example of its body.
 *
 * @throws {UsageError} when there is none.
 */
export async function wholeOperation(): Promise<string> {
  const { api } = await compile({ openapi: 'openapi/openapi.yaml' });
  const id = api?.operations.find(
    ({ path, requestBody }) => path !== undefined && requestBody?.content.some(({ examples }) => examples.length > 0),
  )?.operationId;
  if (id !== undefined) return id;
  throw new UsageError('No operation has a path and an example of its body.', 'Describe one, then measure.');
}
