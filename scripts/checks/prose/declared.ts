import type { OpenApiDocument } from '#src/model/openapi.ts';
import { CREDENTIALS } from '#src/shared/secrets/secret-names.ts';
import { credentialsOf, environmentName } from '#src/shared/samples/credentials.ts';
import { variablesIn } from '#src/shared/samples/variables.ts';
import { asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { normaliseName } from '#src/shared/text/words.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { nearest } from '#src/shared/text/nearest.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import { groupBy } from '../../text/group-by.ts';
import { operationsIn } from '../../description/model/path-item.ts';
import { attributesOf, walkElements } from '../../pages/vocabulary/component.ts';
import { covers } from '../lookup/catalogue.ts';
import type { CheckContext } from '../lookup/check.ts';
import { enumsIn } from '../lookup/enums.ts';
import { propertiesOf } from '../lookup/operations.ts';
import { schemasIn } from '../lookup/references.ts';
import { keysIn, stringsIn } from '../lookup/strings.ts';
import { tokenCalls } from '../lookup/oauth.ts';
import { formOf } from './forms.ts';

/** The names, statuses and paths of the API. Code spans in prose are compared with them. */
export interface Declared {
  readonly document: OpenApiDocument;
  /**
   * Every name that code spans may contain: names in the description, in examples and in `site.yaml`, and names of HTTP
   * and JSON Schema.
   */
  readonly known: ReadonlySet<string>;
  /** Names of the API that may be suggested for a misspelt word. */
  readonly names: readonly string[];
  readonly isName: (word: string) => boolean;
  readonly isStatus: (status: string) => boolean;
  /** The status codes in the error catalogue and in all responses, sorted. */
  readonly statuses: readonly string[];
  readonly paths: ApiPaths;
  /** Returns the schemas of all fields, parameters and headers with the given name. */
  schemasOf(name: string): readonly Raw[];
}

/** Names that every API has: of HTTP (RFC 9110) and of JSON Schema (2020-12, section 4.2.1). */
const COMMON =
  'Accept Accept-Language Cache-Control Content-Length Content-Type Date Host Location Referer User-Agent string number integer boolean array object';

/** Names in APIs that authorise by OAuth or HTTP authentication (RFC 6749, 6750, 7617, 7636 and 8628). */
const TOKENS =
  'Authorization Bearer Basic access_token authorization_code client_credentials client_id client_secret code code_challenge code_challenge_method code_verifier device_code expires_in grant_type redirect_uri refresh_token response_type S256 scope state token_type user_code';

/** Collects the names, statuses and paths of a description and its guides. */
export function declaredIn(context: CheckContext): Declared {
  const { api, document, guides, site } = context;
  const keys = keysIn(context);
  const parameters = [...(keys.get('in') ?? [])].map(asRecord).filter(({ name }) => asText(name) !== '');
  const headers = [...(keys.get('headers') ?? [])].flatMap((node) =>
    Object.entries(asRecord(asRecord(node)['headers'])),
  );
  const fields = schemasIn(document).flatMap(propertiesOf);
  const bySpelling = groupBy(
    [
      ...fields,
      ...headers.map(([name, header]) => [name, asRecord(header)['schema']] as const),
      ...parameters.map(({ name, schema }) => [asText(name), schema] as const),
    ],
    ([name]) => name,
  );
  const schemes = Object.values(api.securitySchemes);
  const { schemas, examples, securitySchemes, ...others } = asRecord(document.components);
  // The pages show the names of schemas, examples and security schemes, but not those of other components.
  const unseen = new Set<unknown>(Object.values(others));
  const names = new Set([
    ...bySpelling.keys(),
    ...enumsIn(document).flatMap(({ members }) => members.map(({ value }) => asText(value))),
    ...[...(keys.get('const') ?? [])].map((node) => asText(asRecord(node)['const'])),
    ...api.operations.map(({ operationId }) => operationId),
    ...api.webhooks.flatMap(({ id, name }) => [id, name]),
    ...[schemas, examples, securitySchemes].flatMap((section) => Object.keys(asRecord(section))),
    ...api.tags.map(({ name }) => name),
    ...api.operations.flatMap(({ servers }) => servers.flatMap(({ variables }) => variables.map(({ name }) => name))),
    ...schemes.flatMap(({ parameterName = '' }) => parameterName),
  ]);
  // Environment variables in samples. They stand for credentials, and for path parameters without an example.
  const variables = [
    ...variablesIn(schemes.map((scheme) => credentialsOf([scheme]))),
    ...parameters.filter((parameter) => parameter['in'] === 'path').map(({ name }) => environmentName(asText(name))),
    ...[...bySpelling.keys()].filter((name) => CREDENTIALS.has(normaliseName(name))).map(environmentName),
  ];
  const isSignedIn = schemes.some(({ type }) => type !== 'apiKey' && type !== 'mutualTLS');
  const scripts = guides.guides.flatMap(({ tree }) => walkElements(tree).filter(({ name }) => name === 'ScriptSample'));
  const codes = [
    ...api.catalogue.map(({ code }) => code),
    ...operationsIn(document).flatMap(({ operation }) => Object.keys(asRecord(operation['responses']))),
  ];
  const statuses = [...new Set(codes)].filter((code) => /^\d/.test(code)).sort();
  const isOpen = codes.includes('default') && !statuses.some((code) => /^[45]/.test(code));
  return {
    document,
    known: new Set([
      ...COMMON.split(' '),
      ...(isSignedIn ? TOKENS.split(' ') : []),
      ...variables,
      ...names,
      ...[...keys].flatMap(([key, holders]) => (holders.every((holder) => unseen.has(holder)) ? [] : [key])),
      ...stringsIn(context).flatMap(({ kind, value }) => (kind === 'data' || kind === 'machine' ? String(value) : [])),
      ...scripts.flatMap((node) => Object.values(attributesOf(node))),
      ...Object.keys(site.config.values),
    ]),
    names: [...names].filter((name) => formOf(name) === 'name'),
    isName: (word) => names.has(word),
    statuses,
    isStatus: (status) => statuses.length === 0 || isOpen || statuses.some((code) => covers(code, status)),
    paths: apiPaths(context),
    schemasOf: (name) => (bySpelling.get(name) ?? []).map(([, schema]) => asRecord(schema)),
  };
}

/** The paths and methods that prose may name. */
interface ApiPaths {
  readonly methods: ReadonlySet<string>;
  /**
   * Whether prose may name a path. Prose may name the path of an operation, with variables or with values for them. It
   * may also name the beginning of such a path, or the path of a page. If the description publishes no paths, every
   * path is accepted.
   */
  has(path: string): boolean;
  /** Returns the methods of the operations at a path. */
  methodsAt(path: string): readonly string[];
  /**
   * Returns the path of an operation or OAuth endpoint that is most similar to a path; undefined if none is similar.
   */
  near(path: string): string | undefined;
}

/**
 * Collects the paths and methods of the published operations and of OAuth endpoints such as the token URL. Each path of
 * an operation is included with and without the path of the server URL.
 */
function apiPaths({ api, site }: CheckContext): ApiPaths {
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

/** Returns a pattern for the paths that fit a template: a variable may be `{name}`, `:name` or a value. */
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
