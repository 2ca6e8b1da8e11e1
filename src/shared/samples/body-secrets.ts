/** Credentials in a body: samples read them from variables, as those of headers. */
import type { RequestCredential } from '../../model/call-data.ts';
import type { SampleBody, SampleRequest, SampleText } from '../../model/sample.ts';
import { isRecord } from '../schema/raw.ts';
import { normaliseName } from '../text/normalise-name.ts';
import { environmentName } from './credentials.ts';

/** Fields that hold a credential in any API, as `normaliseName` writes them. */
const NAMES: ReadonlySet<string> = new Set(
  'password passphrase secret clientsecret apikey apisecret secretkey accesstoken refreshtoken'.split(' '),
);
/** A value that says of itself that it is to be replaced. */
const PLACEHOLDER = /^(YOUR_|<.*>$|\[.*\]$|\{.*\}$|\$)/;
/** Characters of private use around the name of a variable: a text of a body holds no others like it. */
const MARKED = /\u{e000}(\w+)\u{e001}/u;

/**
 * A request whose body names the variables of its credentials: members that are called so, and those of the outermost
 * object that bear the name of a security scheme or of its parameter.
 */
export function withBodySecrets(
  request: SampleRequest,
  security: readonly (readonly RequestCredential[])[],
): SampleRequest {
  const schemes = new Map(
    security
      .flat()
      .flatMap(({ name, parameterName = name }) => [
        [normaliseName(parameterName), environmentName(name)] as const,
        [normaliseName(name), environmentName(name)] as const,
      ]),
  );
  return { ...request, body: markedBody(request.body, schemes) };
}

function markedBody(body: SampleBody, schemes: ReadonlyMap<string, string>): SampleBody {
  const text = (name: string, value: string): string => {
    const env = environmentOf(name, schemes);
    return env === undefined || value === '' || PLACEHOLDER.test(value) ? value : `\u{e000}${env}\u{e001}`;
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
      return { kind: 'json', value: inside(body.value, schemes) };
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

function environmentOf(name: string, schemes: ReadonlyMap<string, string>): string | undefined {
  const plain = normaliseName(name);
  return schemes.get(plain) ?? (NAMES.has(plain) ? environmentName(name) : undefined);
}

/** A text of a body in parts, where variables stand in it. */
export function bodyText(text: string): SampleText {
  const parts = text.split(MARKED);
  return parts.length === 1
    ? text
    : parts.map((part, index) => (index % 2 === 0 ? part : { env: part })).filter((part) => part !== '');
}

/** Names of the variables that a body is read from. */
export function bodyVariables(body: SampleBody): readonly string[] {
  return [...JSON.stringify(body).matchAll(new RegExp(MARKED, 'gu'))].flatMap(([, env]) => env ?? []);
}
