import type { Operation, SecurityRequirement } from '../../src/model/api.ts';
import { decodeText } from '../samples/uri.ts';
import { finding, type Finding } from './finding.ts';
import { headerOf, type Read } from './received.ts';
import { queryDecoded } from './target.ts';

/** What came of looking at the credentials. */
export interface CredentialCheck {
  readonly findings: readonly Finding[];
  /** What could not be looked at. */
  readonly notes: readonly string[];
}

/**
 * Whether a request has the credentials that an operation demands, all schemes of one alternative together (Security
 * Requirement Object, OpenAPI 3.1, section 4.8.30). Any value of the right form will do: a mock knows nobody.
 */
export function checkCredentials({ security }: Operation, request: Read): CredentialCheck {
  if (security.length === 0) return { findings: [], notes: [] };
  const tried = security.map((alternative) => ({ alternative, lacking: lacking(alternative, request) }));
  const fitting = tried.find(({ lacking: problems }) => problems.length === 0);
  if (fitting !== undefined) return { findings: [], notes: fitting.alternative.flatMap(noteOn) };
  const nearest = Math.min(...tried.map(({ lacking: problems }) => problems.length));
  const ways = tried
    .filter(({ lacking: problems }) => problems.length === nearest)
    .map(({ lacking: problems }) => problems.join(' and '));
  return { findings: [finding('credentials', ways.join(', or '))], notes: [] };
}

function lacking(alternative: readonly SecurityRequirement[], request: Read): readonly string[] {
  const keys = alternative
    .filter(({ type }) => type === 'apiKey')
    .flatMap((requirement) => keyProblem(requirement, request) ?? []);
  // A request has one `Authorization`: it can serve one of the schemes that want it.
  const wanted = alternative.filter(({ type }) => type === 'http' || type === 'oauth2' || type === 'openIdConnect');
  const problems = wanted.map((requirement) => authorizationProblem(requirement, headerOf(request, 'Authorization')));
  const [first] = problems;
  return first === undefined || problems.includes(undefined) ? keys : [...keys, first];
}

function keyProblem({ in: place, parameterName: name = '' }: SecurityRequirement, request: Read): string | undefined {
  const where =
    place === 'header' || place === undefined
      ? `the header ${name}`
      : `the ${place === 'query' ? 'query parameter' : 'cookie'} ${name}`;
  const value = keyValue(place, name, request);
  if (value === undefined) return `${where} is missing, which holds the key`;
  return value.trim() === '' ? `${where} is empty, which holds the key` : undefined;
}

function keyValue(place: SecurityRequirement['in'], name: string, request: Read): string | undefined {
  switch (place) {
    case 'query':
      return request.query.filter((pair) => pair.name === name).map(({ value }) => queryDecoded(value) ?? value)[0];
    case 'cookie':
      return request.cookies.filter((pair) => pair.name === name).map(({ value }) => decodeText(value) ?? value)[0];
    default:
      return headerOf(request, name);
  }
}

/** Credentials of the HTTP authentication framework (RFC 9110, section 11.6.2). */
function authorizationProblem(
  { type, scheme = '' }: SecurityRequirement,
  header: string | undefined,
): string | undefined {
  const wanted = type === 'http' ? scheme.toLowerCase() : 'bearer';
  const name = wanted.slice(0, 1).toUpperCase() + wanted.slice(1);
  if (header === undefined || header === '')
    return `the header Authorization is missing, which holds the ${name} credentials`;
  const [, given = '', credentials = ''] = /^(\S+)\s*(.*)$/s.exec(header) ?? [];
  if (given.toLowerCase() !== wanted) return `the header Authorization must begin with ${name}`;
  if (wanted === 'basic')
    return isBasic(credentials)
      ? undefined
      : 'the header Authorization must hold name and password in Base64, a colon between them (RFC 7617)';
  if (wanted === 'bearer')
    return /^[A-Za-z0-9._~+/-]+=*$/.test(credentials)
      ? undefined
      : 'the header Authorization must hold a token after Bearer (RFC 6750)';
  return credentials === '' ? `the header Authorization holds nothing after ${name}` : undefined;
}

/** RFC 7617, section 2. */
function isBasic(credentials: string): boolean {
  return (
    /^[A-Za-z0-9+/]+={0,2}$/.test(credentials) && Buffer.from(credentials, 'base64').toString('utf8').includes(':')
  );
}

function noteOn({ type, name }: SecurityRequirement): readonly string[] {
  if (type === 'mutualTLS') return ['mutual TLS is not checked on loopback: no certificate was asked for'];
  return type === '' ? [`the scheme ${name} is not defined: its credentials are not checked`] : [];
}

/** Names of the keys that the schemes of an operation keep in one place. */
export function keysIn(place: SecurityRequirement['in'], security: Operation['security']): readonly string[] {
  return security
    .flat()
    .flatMap(({ type, in: where, parameterName }) =>
      type === 'apiKey' && where === place && parameterName !== undefined ? [parameterName] : [],
    );
}
