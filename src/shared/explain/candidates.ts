import type { BodySide } from '../../model/call-data.ts';
import type { Body, Pasted } from '../pasted/pasted.ts';
import { findBodies } from '../pasted/find-bodies.ts';
import type { ReadValue } from './check-body.ts';

/** A value that may be a body. */
export interface Candidate extends ReadValue {
  /** Path inside what was pasted; empty for the whole. */
  readonly at: readonly (string | number)[];
  /** The side, where the text tells. */
  readonly side?: BodySide;
}

/** Returns the bodies of what was pasted: of a cURL call what it sends and what it printed. */
export function candidates(pasted: Pasted): readonly Candidate[] {
  switch (pasted.kind) {
    case 'json':
    case 'log':
    case 'broken':
      return pasted.bodies.map((body) => candidate(body));
    case 'curl':
      return [
        ...(pasted.response === undefined ? [] : [{ ...candidate(pasted.response), side: 'response' as const }]),
        ...(pasted.json === undefined ? [] : [{ ...candidate(pasted.json), side: 'request' as const }]),
      ];
    default:
      return [];
  }
}

function candidate({ value, openAt }: Body): Candidate {
  return { value, at: [], ...(openAt === undefined ? {} : { openAt }) };
}

/** Levels below the top, and values in all, that are looked at. */
const DEPTH = 3;
const MOST = 30;

/**
 * Returns values inside a value that may be a body themselves: structured logs hold them as objects or as texts of JSON.
 * What lies in `errors` tells of fields.
 */
export function inside({ value }: Candidate): readonly Candidate[] {
  const found: Candidate[] = [];
  const visit = (node: unknown, at: readonly (string | number)[]): void => {
    if (at.length > DEPTH || found.length >= MOST) return;
    const read = typeof node === 'string' ? jsonIn(node) : node;
    if (typeof read !== 'object' || read === null) return;
    if (at.length > 0 && !Array.isArray(read)) found.push({ value: read, at });
    for (const [name, field] of Object.entries(read).slice(0, MOST))
      if (!/^errors$/i.test(name)) visit(field, [...at, Array.isArray(read) ? Number(name) : name]);
  };
  visit(value, []);
  return found;
}

function jsonIn(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const { whole } = findBodies(text);
  return whole.length === 1 && text.slice(whole[0]?.end).trim() === '' ? whole[0]?.value : undefined;
}
