import type { BodyData, BodyUse, CallData, DataIndex, SchemaFile } from '../../model/call-data.ts';
import type { DescribedViolation } from '../schema/describe-violation.ts';
import { useScore, type Known } from './call-fit.ts';
import type { Candidate } from './candidates.ts';
import { cachedResolver, saysNothing, violationsOf } from './check-body.ts';
import type { RankedBody } from './rank.ts';

/** Source of the site's data; a file is loaded as often as it is needed. */
export interface ExplainSources {
  readonly index: DataIndex;
  /** Reads a file below `data/`. */
  load(file: string): Promise<unknown>;
}

/** A body of the index that was held against its schema, as the likeliest call with it describes it. */
export interface TriedBody extends RankedBody {
  /** Its uses, the likeliest first, with what the text says for each. */
  readonly uses: readonly { readonly use: BodyUse; readonly score: number }[];
  readonly data: CallData;
  readonly media: BodyData;
  readonly problems: readonly DescribedViolation[];
  readonly isUndocumented: boolean;
}

/** A value with the bodies that it is held against. */
interface Trial {
  readonly candidate: Candidate;
  readonly ranked: readonly RankedBody[];
  readonly known: Known;
  /** Bodies that are tried at most. */
  readonly most: number;
}

/** Score below which nothing is said to be likely. */
const LEAST = 0.25;

/** Holds a value against the schemas of the likeliest bodies. */
export async function tryBodies(
  { candidate, ranked, known, most }: Trial,
  { index, load }: ExplainSources,
): Promise<readonly TriedBody[]> {
  const chosen = ranked
    .map((one) => {
      const uses = one.body.uses.map((use) => ({ use, score: useScore(use, known) })).sort((a, b) => b.score - a.score);
      return { one, uses, total: one.score + (uses[0]?.score ?? 0) };
    })
    .filter(({ one, total }) => total >= LEAST && (one.score >= LEAST || total >= 1))
    .sort((a, b) => b.total - a.total)
    .slice(0, most);
  const tried = chosen.map(async ({ one, uses }): Promise<readonly TriedBody[]> => {
    const [place = -1, content = 0, status] = uses[0]?.use ?? [];
    const entry = index.calls[place];
    if (entry === undefined) return [];
    const data = (await load(entry.file)) as CallData;
    const part = status === undefined ? data.body : data.responses.find((each) => each.status === status);
    const media = part?.content[content];
    if (media === undefined) return [];
    const files = await Promise.all(data.schemas.map((file) => load(file) as Promise<SchemaFile>));
    const resolve = cachedResolver(Object.assign({}, ...files) as SchemaFile);
    const problems = violationsOf(media, candidate, one.body.side, resolve);
    return [{ ...one, uses, data, media, problems, isUndocumented: saysNothing(media, resolve) }];
  });
  return (await Promise.all(tried)).flat();
}
