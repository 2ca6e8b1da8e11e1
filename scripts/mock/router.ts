import type { Operation } from '#src/model/operation.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { normalised } from './request.ts';

/** An operation that matches a path, with the values of its path parameters, still encoded. */
export interface Candidate {
  readonly operation: Operation;
  readonly values: ReadonlyMap<string, string>;
  /** Pattern of the path, equal for templates that differ only in their parameter names. */
  readonly shape: string;
}

type Match =
  /** The operations for a method and path, the most specific first. */
  | { readonly kind: 'found'; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'method'; readonly allow: readonly string[]; readonly operation: Operation }
  /** `suggested` is the requested path after the path of a server, if that matches an operation. */
  | { readonly kind: 'unknown'; readonly suggested?: string | undefined };

export type Router = (method: string, path: string) => Match;

interface Route {
  readonly operation: Operation;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly shape: string;
  /** A number for each segment: 0 if it is literal, 1 if it contains parameters, 2 if it is one parameter. */
  readonly rank: readonly number[];
}

/** Whether an operation can be called: its path and its method are published. */
export function isCallable({ path, methodPublished }: Operation): boolean {
  return path !== undefined && methodPublished;
}

/**
 * Finds operations by method and path, which includes the path of any of their servers. A concrete path is matched
 * before templates, a more specific template before others (Paths Object, OpenAPI 3.1, section 4.8.8.2).
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

/** Returns the paths in the server URLs of an operation. */
function basesOf({ servers }: Operation): readonly string[] {
  return [...new Set(servers.map(({ url }) => pathOf(url).replace(/\/+$/, '')))];
}

function routeOf(operation: Operation, template: string): Route {
  const path = template.startsWith('/') ? template : `/${template}`;
  // Literals at even indices, parameter names at odd ones.
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

/** Encodes a literal part of a path template as clients send it; the author's percent-encoded triplets remain. */
function encoded(piece: string): string {
  return normalised(encodeURI(piece.replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(/%25(?=[0-9A-Fa-f]{2})/g, '%'));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
