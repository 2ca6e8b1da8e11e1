import type { BodySide, BodyUse, CallEntry, DataIndex } from '../../model/call-data.ts';
import type { LikelyBody } from '../../model/explanation.ts';
import type { Call } from '../pasted/pasted.ts';
import { fitsCall, type Known } from './call-fit.ts';
import { bodyProblems } from './check-body.ts';
import { fixedSegments } from '../pasted/path-template.ts';
import { isError } from './status.ts';
import type { TriedBody } from './try-bodies.ts';
import { counted, listWords } from '../text/words.ts';

/** A body that was tried, with the uses that the text allows, the likeliest first. */
export interface RankedBodyUses {
  readonly tried: TriedBody;
  readonly uses: readonly BodyUse[];
}

/** Ranks bodies that were held against their schemas, the likeliest first. */
export function likelyBodies(tried: readonly TriedBody[]): readonly RankedBodyUses[] {
  const ranked = [...tried].sort((a, b) => bodyScore(b) - bodyScore(a));
  // With an address, calls of another address are out of the question; with a status, others that have one.
  const best = ranked[0]?.uses[0]?.score ?? 0;
  const least = Math.max(best - CLOSE, Math.min(best, 0));
  return ranked
    .map((one) => ({ tried: one, uses: one.uses.filter(({ score }) => score >= least).map(({ use }) => use) }))
    .filter(({ uses }) => uses.length > 0);
}

/** How much less a text may say for a use than for the likeliest. */
const CLOSE = 0.3;

/** Whether a body is nothing but that of errors. */
export function areErrors(uses: readonly BodyUse[]): boolean {
  return uses.every(([, , status]) => status !== undefined && isError(status));
}

/** Scores a body by its names, by how few problems its schema finds, and by what the text says for its likeliest use. */
function bodyScore({ score, problems, isUndocumented, uses: [first] }: TriedBody): number {
  return 0.7 * score + (isUndocumented ? 0 : 0.3 / (1 + problems.length)) + (first?.score ?? 0);
}

/** Words a ranked body for the reader. */
export function likelyBody({ tried, uses }: RankedBodyUses, { index, call }: Known): LikelyBody {
  const calls = [...new Set(uses.map(([place]) => index.calls[place]))].filter((entry) => entry !== undefined);
  const statuses = [...new Set(uses.flatMap(([, , status]) => status ?? []))];
  const fit = calls[0] === undefined ? 0 : fitsCall(calls[0], call);
  const shared = fit > 0 ? {} : sharedBy(calls, statuses, index);
  const { rows } = tried.media;
  return {
    calls,
    ...shared,
    part: partName(tried.body.side, statuses),
    href: rows.anchor === '' ? rows.href : `${rows.href}#${rows.anchor}`,
    why: [...(FITS[fit] ?? []), bodyWords(tried)],
    problems: bodyProblems(tried.media, tried.problems, tried.body.side === 'request' ? 'sender' : 'receiver'),
  };
}

/** Counts the operations that share the body of an error. */
function sharedBy(
  calls: readonly CallEntry[],
  statuses: readonly string[],
  { calls: all }: DataIndex,
): Pick<LikelyBody, 'sharedBy'> {
  const operations = all.filter(({ kind }) => kind === 'operation').length;
  if (calls.length < 2 || statuses.length === 0 || !statuses.every(isError)) return {};
  return { sharedBy: calls.length === operations ? 'all' : calls.length };
}

/** Returns the calls whose path a text names. */
export function likelyByPath(index: DataIndex, call: Call): readonly LikelyBody[] {
  return index.calls
    .map((entry) => ({ entry, fit: fitsCall(entry, call) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || fixedSegments(b.entry.path ?? '') - fixedSegments(a.entry.path ?? ''))
    .map(({ entry, fit }) => ({ calls: [entry], part: '', href: entry.href, why: FITS[fit] ?? [] }));
}

const FITS: Readonly<Record<number, readonly string[]>> = {
  1: ['end of the path in the text'],
  2: ['path in the text'],
};

function partName(side: BodySide, statuses: readonly string[]): string {
  if (statuses.length === 0) return side === 'webhook' ? 'payload' : 'request';
  if (statuses.length === 1 && statuses[0]?.toLowerCase() === 'default') return 'error response';
  const shown = statuses.length > 4 ? [...statuses.slice(0, 3), `${statuses.length - 3} more`] : statuses;
  return `${statuses.length > 1 ? 'responses' : 'response'} ${listWords(shown, 'and')}`;
}

function bodyWords({ problems, isUndocumented }: TriedBody): string {
  if (isUndocumented) return 'matches an example; its fields are not documented';
  return `matches, ${problems.length === 0 ? 'no problems in the documented fields' : counted(problems.length, 'problem')}`;
}
