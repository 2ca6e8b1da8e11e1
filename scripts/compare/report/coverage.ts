import type { CoverageTotals } from '../../compile/checks/coverage/totals.ts';

/** The totals of two versions. */
export interface CoverageChange {
  readonly base: CoverageTotals;
  readonly head: CoverageTotals;
}

/** `Documented: 12 of 20 (before 11 of 20). Gaps: 3 (as before).` */
export function coverageLine({ base, head }: CoverageChange): string {
  return [
    `Documented: ${share(head)} (${share(base) === share(head) ? 'as before' : `before ${share(base)}`}).`,
    `Gaps: ${head.gaps} (${base.gaps === head.gaps ? 'as before' : `before ${base.gaps}`}).`,
  ].join(' ');
}

function share({ documented, of }: CoverageTotals): string {
  return `${documented} of ${of}`;
}
