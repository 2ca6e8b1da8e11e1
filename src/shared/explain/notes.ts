import type { DataIndex } from '../../model/call-data.ts';
import type { Pasted } from '../pasted/pasted.ts';
import type { Candidate } from './candidates.ts';

interface Noted {
  readonly pasted: Pasted;
  readonly candidate: Candidate | undefined;
  readonly index: DataIndex;
  /** Whether something was found that it is like. */
  readonly isLikely: boolean;
}

/** What else is worth saying of a text, a sentence each. */
export function notesOf({ pasted, candidate, index, isLikely }: Noted): readonly string[] {
  if (candidate === undefined)
    return !isLikely && 'call' in pasted && pasted.call.path !== undefined
      ? ['No documented operation has this address.']
      : [];
  const { at, openAt, value } = candidate;
  return [
    ...(at.length > 0 ? [`The body stands inside it, in \`${at.join('.')}\`.`] : []),
    ...(openAt === undefined ? [] : ['The text is not whole: what may stand in the rest is not counted as missing.']),
    ...envelopeNote(value, index),
    ...(isLikely
      ? []
      : ['No documented body has these fields: it may come from a proxy, from another API, or not be documented.']),
  ];
}

function envelopeNote(value: unknown, { envelopes }: DataIndex): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const given = new Set(Object.keys(value));
  const known = envelopes.find(({ names }) => names.every((name) => given.has(name)));
  if (known === undefined) return [];
  return [`It has the envelope of this API: ${known.names.map((name) => `\`${name}\``).join(', ')}.`];
}
