import type { Operation } from '#src/model/operation.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { isCallable } from '../downloads/download-source.ts';
import { normalised } from './request.ts';

/** An operation whose path matches a request, with the values of its path parameters, percent-encoded. */
export interface Candidate {
  readonly operation: Operation;
  readonly values: ReadonlyMap<string, string>;
  /**
   * Source of the regular expression for the path. It is equal for paths that differ only in the names of parameters.
   */
  readonly shape: string;
}

type Match =
  /** `candidates` are the operations with this method and path, the most specific path first. */
  | { readonly kind: 'found'; readonly candidates: readonly Candidate[] }
  /** No operation with this path has the method. `allow` are the methods that the path has. */
  | { readonly kind: 'method'; readonly allow: readonly string[]; readonly operation: Operation }
  /**
   * `suggested` is the path that the client probably meant: the path of a server, such as `/v1`, followed by the
   * requested path. Undefined if no operation has that path.
   */
  | { readonly kind: 'unknown'; readonly suggested?: string | undefined };

export type Router = (method: string, path: string) => Match;

interface Route {
  readonly operation: Operation;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly shape: string;
  /**
   * A number for each segment of the path: 0 without a parameter, 1 with a parameter in it, 2 if a parameter is the
   * whole segment. Lower numbers are more specific.
   */
  readonly rank: readonly number[];
}

/**
 * Creates a function that finds the operations for a method and a path. The path includes the path of a server, such as
 * `/v1`. If paths without parameters match, only these are used. If only paths with parameters match, the more specific
 * paths come first (Paths Object, OpenAPI 3.1, section 4.8.8.2).
 */
export function createRouter(operations: readonly Operation[]): Router {
  const routes = operations
    .filter(isCallable)
    .flatMap(routesOf)
    .sort((a, b) => compare(a.rank, b.rank));
  const bases = new Set(operations.flatMap(basesOf));
  return (method, path) => {
    const matching = routes.flatMap((route) => {
      const found = route.pattern.exec(path);
      return found === null
        ? []
        : [{ route, values: new Map(route.names.map((name, index) => [name, found[index + 1] ?? ''])) }];
    });
    const concrete = matching.filter(({ route }) => route.names.length === 0);
    const suggested = concrete.length > 0 ? concrete : matching;
    const candidates = suggested
      .filter(({ route }) => route.operation.method === method)
      .map(({ route: { operation, shape }, values }) => ({ operation, values, shape }));
    const [first] = suggested;
    if (candidates.length > 0) return { kind: 'found', candidates };
    if (first === undefined) {
      const paths = [...bases].map((base) => `${base}${path}`);
      return { kind: 'unknown', suggested: paths.find((each) => routes.some(({ pattern }) => pattern.test(each))) };
    }
    return {
      kind: 'method',
      allow: [...new Set(suggested.map(({ route }) => route.operation.method))].sort(),
      operation: first.route.operation,
    };
  };
}

function routesOf(operation: Operation): readonly Route[] {
  return basesOf(operation).map((base) =>
    routeOf(operation, `${base}${(operation.path ?? '').replace(/[?#].*$/s, '')}`),
  );
}

/** Returns the paths of an operation's server URLs, without a slash at the end: `/v1`. */
function basesOf({ servers }: Operation): readonly string[] {
  return [...new Set(servers.map(({ url }) => pathOf(url).replace(/\/+$/, '')))];
}

function routeOf(operation: Operation, template: string): Route {
  const path = template.startsWith('/') ? template : `/${template}`;
  // Odd indices have parameter names; even ones have the text between them.
  const pieces = path.split(/\{([^{}]*)\}/);
  const source = pieces.map((piece, index) => (index % 2 === 1 ? '([^/]+)' : escapeRegExp(encoded(piece)))).join('');
  return {
    operation,
    pattern: new RegExp(`^${source}$`),
    names: pieces.filter((_, index) => index % 2 === 1),
    shape: source,
    rank: path.split('/').map((segment) => (/^\{[^{}]*\}$/.test(segment) ? 2 : /\{[^{}]*\}/.test(segment) ? 1 : 0)),
  };
}

/** Percent-encodes text in a path as clients do. What the author has already percent-encoded is left as it is. */
function encoded(piece: string): string {
  return normalised(encodeURI(piece.replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(/%25(?=[0-9A-Fa-f]{2})/g, '%'));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
