import type { Api } from '#src/model/api.ts';
import { DEFAULT_CONFIG } from '../../source/guides/site-config.ts';
import { measureCoverage } from './measure.ts';

/** Totals of what a version of a description documents. */
export interface CoverageTotals {
  /** Fields, enum values, errors and bodies that are documented, as often as pages of operations show them. */
  readonly documented: number;
  /** All of them. */
  readonly of: number;
  /** Places marked as not published. */
  readonly gaps: number;
}

/** Adds up what the coverage of a description counts of the description itself; guides are no part of it. */
export function coverageTotals(api: Api): CoverageTotals {
  const rows = measureCoverage(api, { config: DEFAULT_CONFIG, groups: [], guides: [] });
  const shares = rows.flatMap(({ examples, fields, values, remedies }) => [examples, fields, values, remedies]);
  return {
    documented: shares.reduce((sum, { done }) => sum + done, 0),
    of: shares.reduce((sum, share) => sum + share.of, 0),
    gaps: api.gaps.length,
  };
}
