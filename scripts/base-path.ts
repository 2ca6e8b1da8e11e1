import { UsageError } from './problem.ts';

/**
 * The path a site is served under, as every stage wants it: `docs` is `/docs/`.
 *
 * @throws {UsageError} when the text is no path.
 */
export function basePath(given: string): string {
  const inner = given.replace(/^\/+|\/+$/g, '');
  if (!/^[\w./~-]*$/.test(inner) || inner.split('/').includes('..'))
    throw new UsageError(`\`${given}\` is no path.`, 'Give a path such as /docs/.');
  return inner === '' ? '/' : `/${inner}/`;
}
