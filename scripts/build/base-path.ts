import { UsageError } from '../cli/problem.ts';

/**
 * Normalises the path that a site is served under: `docs` becomes `/docs/`.
 *
 * @throws {UsageError} when it is not a path.
 */
export function basePath(given: string): string {
  const inner = given.replace(/^\/+|\/+$/g, '');
  if (!/^[\w./~-]*$/.test(inner) || inner.split('/').includes('..'))
    throw new UsageError(`\`${given}\` is not a path.`, 'Give a path such as /docs/.');
  return inner === '' ? '/' : `/${inner}/`;
}
