import { findBodies } from '../pasted/find-bodies.ts';
import type { Body, Pasted } from '../pasted/pasted.ts';
import type { ReadValue } from './check-body.ts';

/** A JSON value in a pasted text that may be a request or response body. */
export interface PastedValue extends ReadValue {
  /**
   * Path of the field that contains the value, inside an outer value such as a log entry: `['response', 'data']`. Empty
   * for an outer value.
   */
  readonly at: readonly string[];
  /** Whether the value was a JSON string inside an outer value, as in logs. */
  readonly isText?: boolean;
  /** Whether the text shows that the value is the body of a request, as a cURL command does. */
  readonly isSent?: boolean;
}

/** Lists the values in a pasted text that may be bodies: first the outer values, then those nested in them. */
export function valuesIn(pasted: Pasted): readonly PastedValue[] {
  const outer = outerValues(pasted);
  return [...outer, ...outer.flatMap(inside)];
}

function outerValues(pasted: Pasted): readonly PastedValue[] {
  if ('bodies' in pasted) return pasted.bodies.map(whole);
  if (pasted.kind !== 'curl') return [];
  const { response, json } = pasted;
  return [...(response ? [whole(response)] : []), ...(json ? [{ ...whole(json), isSent: true }] : [])];
}

function whole({ value, openAt }: Body): PastedValue {
  return { value, at: [], ...(openAt === undefined ? {} : { openAt }) };
}

/** Matches the dotted path of a field in which logs store a body. */
const HOLDER = /(?:^|\.)(?:body|payload|request(?:_?body)?|response(?:_?body|\.data)?)$/i;

/** Lists the bodies inside a value: strings that contain JSON, and objects in fields whose paths match `HOLDER`. */
function inside({ value, isSent = false }: PastedValue): readonly PastedValue[] {
  const found: PastedValue[] = [];
  const visit = (node: object, at: readonly string[]): void => {
    for (const [name, field] of Object.entries(node)) {
      const place = [...at, name];
      const isText = typeof field === 'string';
      const read: unknown = isText ? jsonIn(field) : field;
      if (typeof read !== 'object' || read === null) continue;
      if (isText || HOLDER.test(place.join('.'))) found.push({ value: read, at: place, isText, isSent });
      visit(read, place);
    }
  };
  if (typeof value === 'object' && value !== null) visit(value, []);
  return found;
}

function jsonIn(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const { whole: bodies } = findBodies(text);
  return bodies.length === 1 && text.slice(bodies[0]?.end).trim() === '' ? bodies[0]?.value : undefined;
}

/** Returns the first value that fits, else the first that was a JSON string, else the first. */
export function chooseValue(
  values: readonly PastedValue[],
  fits: (value: PastedValue) => boolean,
): PastedValue | undefined {
  return values.find(fits) ?? values.find(({ isText }) => isText) ?? values[0];
}
