import type { SecurityScheme } from '../../src/model/api.ts';
import { didYouMean } from '../nearest.ts';
import type { Address } from './curl-address.ts';
import type { CurlCall, CurlFault } from './curl-faults.ts';

/** Request headers that any call may carry (RFC 9110), and those of tracing. */
const STANDARD =
  /^(accept(-.*)?|cache-control|connection|content-(type|length|encoding|language)|cookie|date|expect|host|if-.*|origin|pragma|range|referer|te|traceparent|tracestate|user-agent|via)$/i;

/** Headers that are missing, misspelt or unknown, and credentials that are not sent. */
export function headerFaults({ curl, operation }: CurlCall, { query }: Address): CurlFault[] {
  const declared = operation.parameters.filter((parameter) => parameter.in === 'header');
  const credentials = operation.security.flat().flatMap((scheme) => headerOf(scheme) ?? []);
  const known = [...new Set([...declared.map(({ name }) => name), ...credentials])];
  const isSent = (name: string): boolean => curl.headers.some((header) => same(header.name, name));
  const odd = curl.headers.flatMap(({ name, offset }): CurlFault[] => {
    if (known.includes(name) || (STANDARD.test(name) && !known.some((one) => same(one, name)))) return [];
    const written = known.find((one) => same(one, name));
    if (written !== undefined)
      return /^authorization$/i.test(name)
        ? []
        : [
            {
              offset,
              message: `The header \`${name}\` is written \`${written}\` in the description.`,
              hint: 'Write it the same way everywhere.',
            },
          ];
    const wanted = credentials.find((one) => !isSent(one));
    return [
      {
        offset,
        message: `\`${operation.operationId}\` takes no header \`${name}\`.`,
        hint: wanted === undefined ? didYouMean(name, known) : `The key goes into \`${wanted}\`.`,
      },
    ];
  });
  const missing = declared
    .filter(({ name, required }) => required && !isSent(name))
    .map(({ name }) => ({
      offset: curl.offset,
      message: `The required header \`${name}\` is missing.`,
      hint: `Add \`-H '${name}: …'\`.`,
    }));
  const isAuthorized =
    operation.security.length === 0 ||
    operation.security.some((schemes) => schemes.every((scheme) => carries(scheme, isSent, query)));
  if (isAuthorized || odd.some(({ hint }) => hint.startsWith('The key goes'))) return [...odd, ...missing];
  const name = credentials[0];
  return [
    ...odd,
    ...missing,
    {
      offset: curl.offset,
      message: name === undefined ? 'The command sends no credentials.' : `The header \`${name}\` is missing.`,
      hint:
        name === undefined
          ? 'Send what the security of the operation demands.'
          : `Add \`-H '${name}: …'\`: the operation demands it.`,
    },
  ];
}

function carries(scheme: SecurityScheme, isSent: (name: string) => boolean, query: Address['query']): boolean {
  const header = headerOf(scheme);
  if (header !== undefined) return isSent(header);
  if (scheme.in === 'query') return query.some(({ name }) => name === scheme.parameterName);
  return scheme.in === 'cookie' ? isSent('Cookie') : true;
}

/** The header that carries the credentials of a scheme (OpenAPI 3.1, section 4.8.27). */
function headerOf({ type, in: place, parameterName }: SecurityScheme): string | undefined {
  if (type === 'apiKey') return place === 'header' ? parameterName : undefined;
  return ['http', 'oauth2', 'openIdConnect'].includes(type) ? 'Authorization' : undefined;
}

/** Header names do not tell capitals apart (RFC 9110, section 5.1). */
function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
