import { findBodies } from '../pasted/find-bodies.ts';
import type { Body, Pasted } from '../pasted/pasted.ts';
import type { ReadValue } from './check-body.ts';

/** A value in a text that may be a body. */
export interface PastedValue extends ReadValue {
  /** Path inside what was pasted; empty for the whole. */
  readonly at: readonly string[];
  /** It was a JSON text inside a value, as in logs. */
  readonly isText?: boolean;
  /** The text states that it was sent. */
  readonly isSent?: boolean;
}

/** Lists the values of a text that may be the body: those directly in it, then those inside these. */
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

/** Fields in which logs store bodies. */
const HOLDER = /(?:^|\.)(?:body|payload|request(?:_?body)?|response(?:_?body|\.data)?)$/i;

/** Lists the bodies inside a value: JSON texts, and objects in fields of those names. */
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

/** Chooses the first matching value, else the first that was a JSON text, else the first. */
export function chooseValue(
  values: readonly PastedValue[],
  fits: (value: PastedValue) => boolean,
): PastedValue | undefined {
  return values.find(fits) ?? values.find(({ isText }) => isText) ?? values[0];
}
