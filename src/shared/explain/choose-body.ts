import type { DataIndex } from '../../model/call-data.ts';
import type { Pasted } from '../pasted/pasted.ts';
import { candidates, inside, type Candidate } from './candidates.ts';
import { rankBodies, type RankedBody } from './rank.ts';

/** Score below which a value may be that of a log around the body, and how much better that body has to be. */
const [POOR, BETTER] = [0.6, 0.1];

/** A value that may be a body, and the bodies of the index that it is like, the likest first. */
export interface ChosenBody {
  readonly candidate: Candidate;
  readonly ranked: readonly RankedBody[];
}

/** Chooses the value in a text that is most likely the body that matters; undefined where there is none. */
export function chooseBody(pasted: Pasted, index: DataIndex): ChosenBody | undefined {
  const [outer] = likest(candidates(pasted), index);
  if (outer === undefined || scoreOf(outer) >= POOR) return outer;
  const [inner] = likest(candidates(pasted).flatMap(inside), index);
  return inner !== undefined && scoreOf(inner) > scoreOf(outer) + BETTER ? inner : outer;
}

function likest(all: readonly Candidate[], index: DataIndex): readonly ChosenBody[] {
  return all
    .map((candidate) => ({
      candidate,
      ranked: rankBodies(candidate.value, index).filter(
        ({ body }) => candidate.side === undefined || (candidate.side === 'request') === (body.side === 'request'),
      ),
    }))
    .sort((a, b) => scoreOf(b) - scoreOf(a));
}

function scoreOf({ ranked }: ChosenBody): number {
  return ranked[0]?.score ?? 0;
}
