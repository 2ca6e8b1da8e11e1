import type { CallData, SchemaFile } from '#src/model/call-data.ts';
import { cachedResolver, violationsOf } from '#src/shared/explain/check-body.ts';
import { explain, rankText, type RankedText } from '#src/shared/explain/explain.ts';
import { recognise } from '#src/shared/pasted/recognise.ts';
import { pathText } from '#src/shared/explain/row-link.ts';
import { brokenExamples, KINDS, type BrokenExample } from './broken-examples.ts';
import type { DescribedSite } from './described-site.ts';

/** Likely bodies that readers are told of. */
const TOLD = 8;

/** How many examples were explained rightly. */
interface Score {
  readonly wanted: number;
  readonly right: number;
}

export interface Measured {
  /** Whole examples, and those broken in each way. */
  readonly scores: Readonly<Record<'whole' | (typeof KINDS)[number], Score>>;
  /** Broken examples that were held first against the body they were made of. */
  readonly first: number;
  /** Broken examples that their own schema allows all the same. */
  readonly unnoticeable: number;
  /** Misspelt names and values of which the right one was suggested. */
  readonly suggested: Score;
  /** Links of problems that lead to a row of a page that is there. */
  readonly links: Score;
  readonly misses: readonly string[];
}

/** Explains every example of the responses and webhooks of a description, as it is and with one field broken. */
export async function measure({ api, sources, page }: DescribedSite): Promise<Measured> {
  const scores = Object.fromEntries(['whole', ...KINDS].map((kind) => [kind, { wanted: 0, right: 0 }])) as Record<
    'whole' | (typeof KINDS)[number],
    { wanted: number; right: number }
  >;
  const suggested = { wanted: 0, right: 0 };
  const links = { wanted: 0, right: 0 };
  const misses: string[] = [];
  let unnoticeable = 0;
  let first = 0;
  const ranking = (value: unknown): Promise<RankedText> => {
    const text = JSON.stringify(value);
    return rankText(text, recognise(text), sources);
  };
  const anchors = new Map<string, ReadonlySet<string>>();
  const hasAnchor = (href: string): boolean => {
    const [path = '', anchor] = href.split('#');
    if (!anchors.has(path)) anchors.set(path, anchorsIn(page(path)));
    return anchor === undefined || anchors.get(path)?.has(anchor) === true;
  };

  for (const { entry, data, media, part, content, side } of await bodiesIn(sources)) {
    const resolve = await resolverOf(data, sources);
    const placeOf = (ranked: RankedText['ranked']): number =>
      ranked.slice(0, TOLD).findIndex(({ uses }) =>
        uses.some(([place, at, status]) => {
          const other = status === undefined ? 'payload' : `response ${status}`;
          return sources.index.calls[place] === entry && other === part && at === content;
        }),
      );
    // Where the author gives none, those made from the schema stand in.
    for (const example of media.examples) {
      const { ranked } = await ranking(example.value);
      const name = `${entry.title}, ${part}, ${example.name}`;
      scores.whole.wanted += 1;
      if (placeOf(ranked) >= 0) scores.whole.right += 1;
      else misses.push(`${name}: not found`);

      for (const broken of brokenExamples(example.value, media.schema, api.definitions)) {
        const noticed = violationsOf(media, { value: broken.value }, side, resolve);
        if (!noticed.some((violation) => isAt(violation.path, violation, broken))) {
          unnoticeable += 1;
          continue;
        }
        const score = scores[broken.kind];
        score.wanted += 1;
        const text = JSON.stringify(broken.value);
        const { likely } = await explain(text, sources);
        const { ranked: rankedBroken } = await ranking(broken.value);
        const at = placeOf(rankedBroken);
        const problem = likely[at]?.problems?.find(({ path }) => path === pathText(broken.path));
        if (at === 0) first += 1;
        if (problem !== undefined) score.right += 1;
        else
          misses.push(
            `${name}: ${broken.kind} of ${pathText(broken.path)}: ${at < 0 ? 'call not found' : 'not told'}, first ${likely[0]?.calls[0]?.title ?? 'nothing'}, ${likely[0]?.part ?? ''}`,
          );
        if (problem !== undefined && broken.meant !== undefined) {
          suggested.wanted += 1;
          if (problem.suggestion === broken.meant) suggested.right += 1;
        }
        if (problem !== undefined) {
          links.wanted += 1;
          if (hasAnchor(problem.href)) links.right += 1;
          else misses.push(`${name}: no row at ${problem.href}`);
        }
      }
    }
  }
  return { scores, first, unnoticeable, suggested, links, misses };
}

function isAt(
  path: readonly (string | number)[],
  { keyword, detail }: { readonly keyword: string; readonly detail?: string | number },
  broken: BrokenExample,
): boolean {
  const place = keyword === 'required' ? [...path, String(detail)] : path;
  return pathText(place) === pathText(broken.path);
}

/** Every documented JSON body that readers receive, with the call it is part of. */
async function bodiesIn(sources: DescribedSite['sources']) {
  const all = await Promise.all(
    sources.index.calls.map(async (entry) => {
      const data = (await sources.load(entry.file)) as CallData;
      const isWebhook = entry.kind === 'webhook';
      const parts = isWebhook
        ? (data.body?.content ?? []).map((media, content) => ({ media, content, part: 'payload' }))
        : data.responses.flatMap(({ status, content }) =>
            content.map((media, at) => ({ media, content: at, part: `response ${status}` })),
          );
      return parts.map((each) => ({
        ...each,
        entry,
        data,
        side: isWebhook ? ('webhook' as const) : ('response' as const),
      }));
    }),
  );
  return all.flat().filter(({ media }) => /json/.test(media.mediaType));
}

async function resolverOf(data: CallData, { load }: DescribedSite['sources']) {
  const files = await Promise.all(data.schemas.map((file) => load(file) as Promise<SchemaFile>));
  return cachedResolver(Object.assign({}, ...files) as SchemaFile);
}

/** Everything on a page that an address can lead to. */
function anchorsIn(node: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('anchor' in part && typeof part.anchor === 'string') found.add(part.anchor);
    Object.values(part).forEach(visit);
  };
  visit(node);
  return found;
}

/** A measurement in lines of text. */
export function reportOf(name: string, { scores, first, unnoticeable, suggested, links, misses }: Measured): string {
  const of = ({ right, wanted }: Score): string => `${right} of ${wanted}`;
  const kinds = Object.entries(scores).map(([kind, score]) => `${kind} ${of(score)}`);
  return [
    `${name}: ${kinds.join(', ')}; ${first} broken ones held first against their own body; right name suggested ${of(suggested)};`,
    `  links to rows ${of(links)}; ${unnoticeable} broken examples that their schema allows were left out;`,
    ...misses.slice(0, 40).map((miss) => `  miss: ${miss}`),
  ].join('\n');
}

/** Share of examples that were explained rightly, of all kinds together. */
export function shareOf({ scores }: Measured): number {
  const all = Object.values(scores);
  const wanted = all.reduce((sum, score) => sum + score.wanted, 0);
  return wanted === 0 ? 1 : all.reduce((sum, score) => sum + score.right, 0) / wanted;
}
