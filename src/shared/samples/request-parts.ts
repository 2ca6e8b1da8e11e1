import type { SampleBody, SamplePart, SampleRequest } from '../../model/sample.ts';
import { variablesIn } from './variables.ts';

/** Returns the parts of a multipart body; none of any other. */
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
export function hasSecret(request: SampleRequest): boolean {
  return variablesIn(request).length > 0;
}

/** Whether a request is a GET of a URL and nothing more. */
export function isPlainGet({ method, headers, basic, body }: SampleRequest): boolean {
  return method === 'GET' && headers.length === 0 && basic === undefined && body.kind === 'none';
}

/** Returns the names whose condition holds, in their order: imports. */
export function namesOf(conditions: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(conditions).filter((name) => conditions[name]);
}

/** Returns the form in which a library names a method: `HttpMethod.Post`. */
export function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
