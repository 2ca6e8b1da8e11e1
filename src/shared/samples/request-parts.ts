import type { SampleBody, SamplePart, SampleRequest } from '../../model/sample.ts';
import { variablesIn } from './variables.ts';

/** Returns the parts of a multipart body; none for other bodies. */
export function partsIn(body: SampleBody): readonly SamplePart[] {
  return body.kind === 'multipart' ? body.parts : [];
}

/** Whether a body contains the content of a file. */
export function hasFile(body: SampleBody): boolean {
  return body.kind === 'binary' || partsIn(body).some(({ kind }) => kind === 'file');
}

/** Whether a multipart body has a part that is written as JSON. */
export function hasJsonPart(body: SampleBody): boolean {
  return partsIn(body).some(({ kind }) => kind === 'json');
}

/** Whether a request reads an environment variable. */
export function hasSecret(request: SampleRequest): boolean {
  return variablesIn(request).length > 0;
}

/** Whether a request is a GET that has only a URL. */
export function isPlainGet({ method, headers, basic, body }: SampleRequest): boolean {
  return method === 'GET' && headers.length === 0 && basic === undefined && body.kind === 'none';
}

/**
 * Returns the names whose value in `conditions` is true, such as the imports that a sample needs. Their order stays.
 */
export function namesOf(conditions: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(conditions).filter((name) => conditions[name]);
}

/** Returns a method with only its first letter in upper case, as libraries name it: `HttpMethod.Post`. */
export function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
