import type { SecurityScheme } from '#src/model/security.ts';
import { suggest } from '#src/shared/text/nearest.ts';
import type { TextProblem } from '../check.ts';
import type { CurlCall } from './address.ts';

/** Matches names of request headers that any call may have: those of RFC 9110, and those for tracing. */
const STANDARD =
  /^(accept(-.*)?|cache-control|connection|content-(type|length|encoding|language)|cookie|date|expect|host|if-.*|origin|pragma|range|referer|te|traceparent|tracestate|user-agent|via)$/i;

/** Reports headers that are missing, misspelt or unknown, and credentials that are not sent. */
export function headerProblems({ curl, operation, address }: CurlCall): readonly TextProblem[] {
  const declared = operation.parameters.filter((parameter) => parameter.in === 'header');
  const credentials = operation.security.flat().flatMap((scheme) => credentialHeader(scheme) ?? []);
  const known = [...new Set([...declared.map(({ name }) => name), ...credentials])];
  const isSent = (name: string): boolean => curl.headers.some((header) => isSame(header.name, name));
  const carries = (scheme: SecurityScheme): boolean => {
    const header = credentialHeader(scheme);
    if (header !== undefined) return isSent(header);
    if (scheme.in === 'query') return address.query.some(({ name }) => name === scheme.parameterName);
    return scheme.in !== 'cookie' || isSent('Cookie');
  };
  const unsent = credentials.find((name) => !isSent(name));
  const isUnknown = (name: string): boolean => !STANDARD.test(name) && !known.some((one) => isSame(one, name));

  const problems = curl.headers.flatMap(({ name, offset }): TextProblem[] => {
    const written = known.find((one) => isSame(one, name));
    if (isUnknown(name))
      return [
        {
          offset,
          message: `\`${operation.operationId}\` has no header parameter \`${name}\`.`,
          ...(unsent === undefined ? suggest(name, known) : { hint: `Send the key in \`${unsent}\`.` }),
        },
      ];
    if (written === undefined || known.includes(name) || /^authorization$/i.test(name)) return [];
    return [
      {
        offset,
        message: `The header \`${name}\` is written as \`${written}\` in the OpenAPI description.`,
        hint: `Write \`${written}\`, or change the name in the OpenAPI description.`,
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
  const isAuthorised = operation.security.length === 0 || operation.security.some((schemes) => schemes.every(carries));
  // If a credential is missing, an unknown header is probably meant to be that credential. Only the header is then
  // reported.
  const isMisnamed = unsent !== undefined && curl.headers.some(({ name }) => isUnknown(name));
  return [...problems, ...missing, ...(isAuthorised || isMisnamed ? [] : [missingCredentials(curl, credentials[0])])];
}

function missingCredentials({ offset }: CurlCall['curl'], header: string | undefined): TextProblem {
  return header === undefined
    ? {
        offset,
        message: 'The command sends no credentials.',
        hint: 'Add the header or parameter that the `security` of the operation requires.',
      }
    : {
        offset,
        message: `The header \`${header}\` is missing.`,
        hint: `Add \`-H '${header}: …'\`, which the operation requires.`,
      };
}

/**
 * Returns the name of the header for the credentials of a security scheme (OpenAPI 3.1, section 4.8.27); undefined if
 * they are not sent in a header.
 */
function credentialHeader({ type, in: place, parameterName }: SecurityScheme): string | undefined {
  if (type === 'apiKey') return place === 'header' ? parameterName : undefined;
  return ['http', 'oauth2', 'openIdConnect'].includes(type) ? 'Authorization' : undefined;
}

/** Whether two header names are equal, ignoring case (RFC 9110, section 5.1). */
function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
