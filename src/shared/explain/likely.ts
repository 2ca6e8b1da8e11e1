import type { BodySide, BodyUse, CallEntry, DataIndex } from '../../model/call-data.ts';
import type { LikelyBody } from '../../model/explanation.ts';
import type { Call } from '../pasted/pasted.ts';
import { fitsCall, placeFit, useScore, type Known } from './call-fit.ts';
import { bodyProblems } from './check-body.ts';
import { fixedSegments } from '../pasted/path-template.ts';
import { coversStatus, isError } from './status.ts';
import type { TriedBody } from './try-bodies.ts';
import { counted } from '../text/counted.ts';
import { listWords } from '../text/list-words.ts';

/** A body that was tried, with the uses that the text allows, the likeliest first. */
export interface RankedBodyUses {
  readonly tried: TriedBody;
  readonly uses: readonly BodyUse[];
  readonly total: number;
}

/** Ranks bodies that were held against their schemas, the likeliest first. */
export function likelyBodies(tried: readonly TriedBody[], known: Known): readonly RankedBodyUses[] {
  const ranked = tried.map((one): RankedBodyUses => {
    const uses = one.body.uses.map((use) => ({ use, score: useScore(use, known) })).sort((a, b) => b.score - a.score);
    const best = uses[0]?.score ?? 0;
    // With an address, calls of another address are out of the question; with a status, others that have one.
    const allowed = uses.filter(({ score }) => score >= Math.max(best - 0.3, Math.min(best, 0)));
    const isCommon =
      known.outcome === 'failure' &&
      isOfMost(
        allowed.map(({ use }) => use),
        known.index,
      );
    return { tried: one, uses: allowed.map(({ use }) => use), total: bodyScore(one) + best + (isCommon ? COMMON : 0) };
  });
  const sorted = ranked.sort((a, b) => b.total - a.total);
  const fits = ({ uses: [use] }: RankedBodyUses): boolean => use !== undefined && placeFit(use, known) > 0;
  const placed = sorted.some(fits) ? sorted.filter(fits) : sorted;
  // Once a body of this status fits, those of others are out of the question.
  return placed[0] !== undefined && hasStatus(placed[0], known) && placed[0].tried.problems.length === 0
    ? placed.filter((one) => hasStatus(one, known))
    : placed;
}

/** Score for an error body that most operations share: it is likelier than that of one operation alone. */
const COMMON = 0.5;

function isOfMost(uses: readonly BodyUse[], { calls }: DataIndex): boolean {
  const sharing = new Set(uses.map(([place]) => place)).size;
  return sharing > 1 && sharing > calls.length / 2 && areErrors(uses);
}

/** Whether a body is nothing but that of errors. */
export function areErrors(uses: readonly BodyUse[]): boolean {
  return uses.every(([, , status]) => status !== undefined && isError(status));
}

/** Whether the known status is one of a body's; a request has none. */
function hasStatus({ uses }: RankedBodyUses, { code }: Known): boolean {
  return code !== undefined && uses.some(([, , status]) => status !== undefined && coversStatus(status, code));
}

/** Scores a body by its names, and by how few problems its schema finds. */
function bodyScore({ score, problems, isUndocumented }: TriedBody): number {
  return 0.7 * score + (isUndocumented ? 0 : 0.3 / (1 + problems.length));
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
