import type { CallData, CallEntry, SchemaFile } from '#src/model/call-data.ts';
import type { BodyProblem } from '#src/model/explanation.ts';
import { cachedResolver, violationsOf } from '#src/shared/explain/check-body.ts';
import { explain } from '#src/shared/explain/explain.ts';
import { callsWith } from '#src/shared/explain/find-calls.ts';
import { pathText } from '#src/shared/explain/row-link.ts';
import { FIRST } from '#src/shared/explain/shape.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { brokenExamples } from './broken-examples.ts';
import type { DescribedSite } from './described-site.ts';

/** How many were explained rightly, by what was tried. */
type Scores = Map<string, { right: number; wanted: number }>;

export interface Measured {
  readonly scores: Scores;
  readonly misses: readonly string[];
}

/** Explains every example that readers receive, as it is and with one field broken, with its operation chosen and without. */
export async function measure({ sources, page }: DescribedSite): Promise<Measured> {
  const scores: Scores = new Map();
  const misses: string[] = [];
  const note = (what: string, isRight: boolean, name: string): void => {
    const { right, wanted } = scores.get(what) ?? { right: 0, wanted: 0 };
    scores.set(what, { right: right + (isRight ? 1 : 0), wanted: wanted + 1 });
    if (!isRight) misses.push(`${what}: ${name}`);
  };
  const anchors = new Map<string, ReadonlySet<string>>();
  const leadsToRow = ({ href }: BodyProblem): boolean => {
    const [path = '', anchor] = href.split('#');
    if (!anchors.has(path)) anchors.set(path, anchorsIn(page(path)));
    return anchor === undefined || anchors.get(path)?.has(anchor) === true;
  };
  for (const { entry, part, media, side, resolve } of await bodiesIn(sources)) {
    const problemsOf = async (value: unknown): Promise<readonly BodyProblem[]> =>
      (await explain({ text: JSON.stringify(value), call: entry.file, part }, sources)).comparison?.problems ?? [];
    for (const { value, name } of media.examples) {
      const title = `${entry.title}, ${part}, ${name}`;
      note(
        'chosen',
        (await problemsOf(value)).every(({ isAssumed }) => isAssumed),
        title,
      );
      const documents = sources.index.bodies.some(
        ([shape, uses]) => shape >= FIRST && uses.some(([at]) => sources.index.calls[at] === entry),
      );
      if (documents)
        note('not chosen', callsWith(value, { side: 'received', mayBe: true }, sources.index).includes(entry), title);
      for (const broken of brokenExamples(value)) {
        const at = pathText(broken.path);
        const isNoticed = violationsOf(media, { value: broken.value }, side, resolve).some(
          ({ keyword, path, detail }) => pathText(keyword === 'required' ? [...path, String(detail)] : path) === at,
        );
        if (!isNoticed) continue;
        const problem = (await problemsOf(broken.value)).find(({ path }) => path === at);
        note(broken.kind, problem !== undefined, `${title}, ${at}`);
        if (problem === undefined) continue;
        note('links', leadsToRow(problem), `${title}, ${problem.href}`);
        if (broken.meant !== undefined)
          note('meant', problem.verdict.includes(`\`${broken.meant}\``), `${title}, ${problem.verdict}`);
      }
    }
  }
  return { scores, misses };
}

interface ReceivedBody {
  readonly entry: CallEntry;
  readonly part: string;
  readonly media: CallData['responses'][number]['content'][number];
  readonly side: 'webhook' | 'response';
  readonly resolve: ReturnType<typeof cachedResolver>;
}

/** Every documented JSON body that readers receive, with the call it is part of. */
async function bodiesIn({ index, load }: DescribedSite['sources']): Promise<readonly ReceivedBody[]> {
  const all = index.calls.map(async (entry) => {
    const { kind, body, responses, schemas } = (await load(entry.file)) as CallData;
    const files = await Promise.all(schemas.map((file) => load(file) as Promise<SchemaFile>));
    const common = { entry, resolve: cachedResolver(Object.assign({}, ...files) as SchemaFile) };
    const parts =
      kind === 'webhook'
        ? [{ part: 'payload', side: 'webhook' as const, content: body?.content ?? [] }]
        : responses.map(({ status, content }) => ({ part: `response ${status}`, side: 'response' as const, content }));
    return parts.flatMap(({ part, side, content }) =>
      content
        .filter(({ mediaType }) => isJson(mediaType))
        .slice(0, 1)
        .map((media) => ({ ...common, part, side, media })),
    );
  });
  return (await Promise.all(all)).flat();
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
