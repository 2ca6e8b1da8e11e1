import type { Operation } from '#src/model/operation.ts';
import type { SecurityRequirement } from '#src/model/security.ts';
import { decodeText } from '#src/shared/text/percent-decoding.ts';
import { capitalise } from '#src/shared/text/words.ts';
import { headerOf, requestProblem, type ParsedRequest, type RequestProblem, queryDecoded } from './request.ts';

/** The problems of a request's credentials. */
export interface CredentialCheck {
  readonly problems: readonly RequestProblem[];
  /** Sentences about what the mock did not check. */
  readonly notes: readonly string[];
}

/**
 * Checks that a request has the credentials of one Security Requirement Object of its operation (OpenAPI 3.1, section
 * 4.8.30). If several schemes in that object use the header `Authorization`, one of them is enough. Every value with
 * the right syntax is accepted.
 */
export function checkCredentials({ security }: Operation, request: ParsedRequest): CredentialCheck {
  if (security.length === 0) return { problems: [], notes: [] };
  const tried = security.map((alternative) => ({ alternative, problems: problemsOf(alternative, request) }));
  const fitting = tried.find(({ problems }) => problems.length === 0);
  if (fitting !== undefined) return { problems: [], notes: fitting.alternative.flatMap(noteOn) };
  const fewest = Math.min(...tried.map(({ problems }) => problems.length));
  const ways = tried.filter(({ problems }) => problems.length === fewest).map(({ problems }) => problems.join(' and '));
  return { problems: [requestProblem('credentials', ways.join(', or '))], notes: [] };
}

function problemsOf(alternative: readonly SecurityRequirement[], request: ParsedRequest): readonly string[] {
  const keys = alternative
    .filter(({ type }) => type === 'apiKey')
    .flatMap((requirement) => keyProblem(requirement, request) ?? []);
  // A request has only one `Authorization` header, so one valid scheme is enough.
  const wanted = alternative.filter(({ type }) => type === 'http' || type === 'oauth2' || type === 'openIdConnect');
  const problems = wanted.map((requirement) => authorizationProblem(requirement, headerOf(request, 'Authorization')));
  const [first] = problems;
  return first === undefined || problems.includes(undefined) ? keys : [...keys, first];
}

function keyProblem(
  { in: place, parameterName: name = '' }: SecurityRequirement,
  request: ParsedRequest,
): string | undefined {
  const where =
    place === 'header' || place === undefined
      ? `the header ${name}`
      : `the ${place === 'query' ? 'query parameter' : 'cookie'} ${name}`;
  const value = keyValue(place, name, request);
  if (value === undefined) return `${where} with the API key is missing`;
  return value.trim() === '' ? `${where} with the API key is empty` : undefined;
}

function keyValue(place: SecurityRequirement['in'], name: string, request: ParsedRequest): string | undefined {
  switch (place) {
    case 'query':
      return request.query.filter((pair) => pair.name === name).map(({ value }) => queryDecoded(value) ?? value)[0];
    case 'cookie':
      return request.cookies.filter((pair) => pair.name === name).map(({ value }) => decodeText(value) ?? value)[0];
    default:
      return headerOf(request, name);
  }
}

/**
 * Returns what is wrong with an `Authorization` header (RFC 9110, section 11.6.2), as text; undefined if it is valid
 * for the scheme.
 */
function authorizationProblem(
  { type, scheme = '' }: SecurityRequirement,
  header: string | undefined,
): string | undefined {
  const wanted = type === 'http' ? scheme.toLowerCase() : 'bearer';
  const name = capitalise(wanted);
  if (header === undefined || header === '') return `the header Authorization with the ${name} credentials is missing`;
  const [, given = '', credentials = ''] = /^(\S+)\s*(.*)$/s.exec(header) ?? [];
  if (given.toLowerCase() !== wanted) return `the header Authorization must begin with ${name}`;
  if (wanted === 'basic')
    return isBasic(credentials)
      ? undefined
      : 'the header Authorization must contain user name and password, joined by a colon, in Base64 (RFC 7617)';
  if (wanted === 'bearer')
    return /^[A-Za-z0-9._~+/-]+=*$/.test(credentials)
      ? undefined
      : 'the header Authorization must have a token after Bearer (RFC 6750)';
  return credentials === '' ? `the header Authorization has nothing after ${name}` : undefined;
}

/**
 * Whether credentials are a user name and a password in the syntax of RFC 7617, section 2. One of the two may be empty,
 * but not both.
 */
function isBasic(credentials: string): boolean {
  return (
    /^[A-Za-z0-9+/]+={0,2}$/.test(credentials) && /.:|:./s.test(Buffer.from(credentials, 'base64').toString('utf8'))
  );
}

function noteOn({ type, name }: SecurityRequirement): readonly string[] {
  if (type === 'mutualTLS') return ['mutual TLS is not checked: the mock requests no client certificate'];
  return type === '' ? [`the security scheme ${name} is not defined: its credentials are not checked`] : [];
}
