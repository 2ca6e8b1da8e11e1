import type { DataIndex } from '../../model/call-data.ts';
import type { Pasted } from '../pasted/pasted.ts';
import { candidates, inside, type Candidate } from './candidates.ts';
import { rankBodies, type RankedBody } from './rank.ts';

/** Score below which a value may be that of a log around the body. */
const POOR = 0.6;
/** How much better a later body, or one inside another, has to be, and how much rarer its rarest name. */
const [LATER, INSIDE, RARER] = [0.02, 0.1, 0.7];

/** A value that may be a body, and the bodies of the index that it is like, the likest first. */
export interface ChosenBody {
  readonly candidate: Candidate;
  readonly ranked: readonly RankedBody[];
}

/** Chooses the value in a text that is most likely the body that matters; undefined where there is none. */
export function chooseBody(pasted: Pasted, index: DataIndex): ChosenBody | undefined {
  const outer = best(candidates(pasted), index);
  const inner = best(candidates(pasted).flatMap(inside), index);
  if (outer === undefined || inner === undefined) return outer;
  if (rarestOf(inner) === 0) return outer;
  const isBetter = scoreOf(outer) < POOR && scoreOf(inner) > scoreOf(outer) + INSIDE;
  return isBetter || rarestOf(inner) > rarestOf(outer) + RARER ? inner : outer;
}

function best(all: readonly Candidate[], index: DataIndex): ChosenBody | undefined {
  const ranked = all.map((candidate): ChosenBody => ({
    candidate,
    ranked: rankBodies(candidate.value, index).filter(
      ({ body }) => candidate.side === undefined || (candidate.side === 'request') === (body.side === 'request'),
    ),
  }));
  return ranked.reduce<ChosenBody | undefined>(
    (one, other) => (one === undefined || scoreOf(other) > scoreOf(one) + LATER ? other : one),
    undefined,
  );
}

function rarestOf({ ranked: [first] }: ChosenBody): number {
  return first === undefined || first.score === 0 ? 0 : first.rarest;
}

function scoreOf({ ranked }: ChosenBody): number {
  return ranked[0]?.score ?? 0;
}
