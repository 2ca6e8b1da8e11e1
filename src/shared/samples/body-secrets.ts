/** Credentials in request bodies. Samples read them from environment variables, like credentials in headers. */
import type { RequestCredential } from '../../model/call-data.ts';
import type { SampleBody, SampleRequest } from '../../model/sample.ts';
import type { Schema } from '../../model/schema.ts';
import { compose, noBranches } from '../schema/view.ts';
import { asRecord, isRecord } from '../schema/raw.ts';
import type { Resolve } from '../schema/resolve-ref.ts';
import { CREDENTIALS } from '../secrets/secret-names.ts';
import { normaliseName } from '../text/words.ts';
import { environmentName } from './credentials.ts';
import { variable } from './variables.ts';

/** Matches values that are already placeholders. */
const PLACEHOLDER = /^(YOUR_|<.*>$|\[.*\]$|\{.*\}$|\$)/;

/** The data about an operation that determine which body fields are credentials. */
interface Described {
  readonly security: readonly (readonly RequestCredential[])[];
  readonly schema: Schema | undefined;
  readonly resolve: Resolve;
}

/**
 * Returns the request with environment variables in place of the credentials in its body. At any depth, a member is a
 * credential if `CREDENTIALS` contains its name. At the top of the body, there are two more kinds of credentials:
 * - members with the format `password`
 * - members with the name of a security scheme, or of the parameter that the scheme uses
 */
export function withBodySecrets(request: SampleRequest, { security, schema, resolve }: Described): SampleRequest {
  const passwords = compose([schema], resolve, noBranches).flatMap(({ properties }) =>
    Object.entries(asRecord(properties)).flatMap(([name, field]) => (isPassword(field, resolve) ? [name] : [])),
  );
  const names = new Map([
    ...passwords.map((name) => [normaliseName(name), environmentName(name)] as const),
    ...security
      .flat()
      .flatMap(({ name, parameterName = name }) => [
        [normaliseName(parameterName), environmentName(name)] as const,
        [normaliseName(name), environmentName(name)] as const,
      ]),
  ]);
  return { ...request, body: markedBody(request.body, names) };
}

function isPassword(field: unknown, resolve: Resolve): boolean {
  return compose([field], resolve, noBranches).some(({ format }) => format === 'password');
}

function markedBody(body: SampleBody, outermost: ReadonlyMap<string, string>): SampleBody {
  const text = (name: string, value: string): string => {
    const env = environmentOf(name, outermost);
    return env === undefined || value === '' || PLACEHOLDER.test(value) ? value : variable(env);
  };
  const inside = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
    if (Array.isArray(value)) return value.map((item) => inside(item, new Map()));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        name,
        typeof member === 'string' && environmentOf(name, names) !== undefined
          ? text(name, member)
          : inside(member, new Map()),
      ]),
    );
  };
  switch (body.kind) {
    case 'json':
      return { kind: 'json', value: inside(body.value, outermost) };
    case 'form':
      return { kind: 'form', fields: body.fields.map(({ name, value }) => ({ name, value: text(name, value) })) };
    case 'multipart':
      return {
        kind: 'multipart',
        parts: body.parts.map((part) => (part.kind === 'text' ? { ...part, text: text(part.name, part.text) } : part)),
      };
    default:
      return body;
  }
}

function environmentOf(name: string, known: ReadonlyMap<string, string>): string | undefined {
  const plain = normaliseName(name);
  return known.get(plain) ?? (CREDENTIALS.has(plain) ? environmentName(name) : undefined);
}
