import type { SampleBody, SamplePart, SampleRequest, SampleText } from '../../model/sample.ts';
import { bodyVariables } from './body-secrets.ts';

/** Parts of a body in parts; none of any other. */
export function partsIn(body: SampleBody): readonly SamplePart[] {
  return body.kind === 'multipart' ? body.parts : [];
}

/** Whether a file is read. */
export function hasFile(body: SampleBody): boolean {
  return body.kind === 'binary' || partsIn(body).some(({ kind }) => kind === 'file');
}

/** Whether a part is written as JSON. */
export function hasJsonPart(body: SampleBody): boolean {
  return partsIn(body).some(({ kind }) => kind === 'json');
}

/** Whether an environment variable is read. */
export function hasSecret({ url, headers, basic, body }: SampleRequest): boolean {
  return (
    basic !== undefined ||
    [url, ...headers.map(({ value }) => value)].some((text) => typeof text !== 'string') ||
    bodyVariables(body).length > 0
  );
}

/** Whether a request is a GET of an address and nothing more. */
export function isPlainGet({ method, headers, basic, body }: SampleRequest): boolean {
  return method === 'GET' && headers.length === 0 && basic === undefined && body.kind === 'none';
}

/** Names whose condition holds, in their order: imports. */
export function namesOf(conditions: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(conditions).filter((name) => conditions[name]);
}

/** A constant that a library has for a method: `HttpMethod.Post`. */
export function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

/** Writes the variable that holds a secret; `inQuery` decides how it is encoded in an address. */
export type Fill = (env: string, inQuery: boolean) => string;

/** A text as an expression of literals and variables with an operator between them. */
export function concatenated(text: SampleText, operator: string, string: (text: string) => string, fill: Fill): string {
  return partsOf(text)
    .map(({ part, inQuery }) => (typeof part === 'string' ? string(part) : fill(part.env, inQuery)))
    .join(operator);
}

/** The syntax in which a language fills variables into a string. */
export interface Template {
  string(text: string): string;
  /** Opening and closing quotes of a string with variables in it. */
  readonly quotes: readonly [open: string, close: string];
  /** A text inside of such quotes. */
  escape(text: string): string;
  hole(expression: string): string;
}

/** A text as a string, a variable, or a string with variables in it. */
export function interpolated(text: SampleText, { string, quotes, escape, hole }: Template, fill: Fill): string {
  if (typeof text === 'string') return string(text);
  const parts = partsOf(text);
  const [first] = parts;
  if (parts.length === 1 && typeof first?.part === 'object') return fill(first.part.env, first.inQuery);
  const inner = parts.map(({ part, inQuery }) =>
    typeof part === 'string' ? escape(part) : hole(fill(part.env, inQuery)),
  );
  return quotes[0] + inner.join('') + quotes[1];
}

type Part = Exclude<SampleText, string>[number];

function partsOf(text: SampleText): readonly { readonly part: Part; readonly inQuery: boolean }[] {
  const parts = [text].flat();
  return parts.map((part, index) => ({
    part,
    inQuery: parts.slice(0, index).some((before) => typeof before === 'string' && before.includes('?')),
  }));
}
