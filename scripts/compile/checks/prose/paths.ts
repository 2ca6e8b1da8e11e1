import { pathOf } from '#src/shared/samples/uri.ts';
import { nearest } from '#src/shared/text/nearest.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import type { CheckContext } from '../lookup/check.ts';
import { tokenCalls } from '../lookup/oauth.ts';

/** The paths and operations that a text may name. */
export interface ApiPaths {
  readonly methods: ReadonlySet<string>;
  /**
   * Whether a path is that of an operation, its variables filled in or not, or begins one, or is a page of this site.
   * Where no path is published, any may exist.
   */
  has(path: string): boolean;
  /** The methods of the operations at a path. */
  methodsAt(path: string): readonly string[];
  /** The path that was probably meant. */
  near(path: string): string | undefined;
}

/** The published operations of a description, at paths with and without that of their server, and where its tokens come from. */
export function apiPaths({ api, site }: CheckContext): ApiPaths {
  const pages = new Set<string>(site.pages.map(({ href }) => href));
  const operations = api.operations.flatMap(({ path, method, methodPublished, servers }) =>
    path === undefined
      ? []
      : ['', ...new Set(servers.flatMap(({ url, template }) => [pathOf(url), pathOf(template)].map(plain)))].map(
          (server) => ({
            method: methodPublished ? method : undefined,
            template: server + path,
            pattern: patternOf(server + path),
          }),
        ),
  );
  const tokens = tokenCalls(api).map(({ method, path }) => ({ method, template: path, pattern: patternOf(path) }));
  const calls = operations.length === 0 ? [] : [...operations, ...tokens];
  const beginnings = new Set<string>();
  for (const { template } of calls)
    for (let end = template.length; end > 0; end = template.lastIndexOf('/', end - 1))
      beginnings.add(template.slice(0, end));
  const templates = [...new Set(calls.map(({ template }) => template))];
  return {
    methods: new Set(
      [...api.operations.filter(({ methodPublished }) => methodPublished), ...api.webhooks, ...calls].flatMap(
        ({ method }) => method ?? [],
      ),
    ),
    has: (path) =>
      calls.length === 0 ||
      pages.has(plain(path)) ||
      beginnings.has(plain(path)) ||
      calls.some(({ pattern }) => pattern.test(plain(path))),
    methodsAt: (path) =>
      calls.flatMap(({ method, pattern }) => (method !== undefined && pattern.test(plain(path)) ? [method] : [])),
    near: (path) => nearest(plain(path), templates),
  };
}

function plain(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
}

/** A template with its variables as they are, as `:name`, or filled in. */
function patternOf(template: string): RegExp {
  const source = template
    .split(/(\{[^{}]+\})/)
    .map((part) =>
      part.startsWith('{')
        ? `(?:${escapeRegExp(part)}|:${escapeRegExp(part.slice(1, -1))}|[^/{}:]+)`
        : escapeRegExp(part),
    );
  return new RegExp(`^${source.join('')}$`);
}
