import type { CallData } from '#src/model/call-data.ts';
import type { BodyProblem, Explanation } from '#src/model/explanation.ts';
import { cachedResolver, isUnconstrained, violationsOf } from '#src/shared/explain/check-body.ts';
import { partsOf, schemasOf } from '#src/shared/explain/compare.ts';
import { explain } from '#src/shared/explain/explain.ts';
import { pathText } from '#src/shared/explain/row-link.ts';
import { basisOf } from '#src/shared/schema/basis.ts';
import { fieldPath } from '#src/shared/schema/violation.ts';
import { brokenExamples } from './broken-examples.ts';
import type { DescribedSite } from './described-site.ts';

export interface Measured {
  /** How many were explained rightly, by what was tried. */
  readonly scores: ReadonlyMap<string, { readonly right: number; readonly wanted: number }>;
  readonly misses: readonly string[];
  /** Examples that break their own schema, with the fields. */
  readonly mistaken: readonly string[];
}

/** Explains every example that readers receive, as it is and with one field broken, with its operation chosen and without. */
export async function measure({ sources, page }: DescribedSite): Promise<Measured> {
  const scores = new Map<string, { right: number; wanted: number }>();
  const misses: string[] = [];
  const mistaken: string[] = [];
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
  for (const { file: call } of sources.index.calls) {
    const data = (await sources.load(call)) as CallData;
    const definitions = await schemasOf(data, sources.load);
    const resolve = cachedResolver(definitions);
    const { evidence } = sources.index;
    for (const { name: part, media, side } of partsOf(data)) {
      if (side === 'request' || isUnconstrained(media, resolve)) continue;
      /** Paths of the fields that are not as the schema has them, but for what is open: nobody knows better. */
      const violated = (value: unknown): readonly string[] =>
        violationsOf(media, { value }, side, resolve)
          .filter((one) => basisOf(one, media.itemSchema ?? media.schema, { definitions, evidence }) !== 'open')
          .map((one) => pathText(fieldPath(one)));
      const problemsOf = async (value: unknown): Promise<readonly BodyProblem[]> =>
        (await explain({ text: JSON.stringify(value), call, part }, sources)).comparison?.problems ?? [];
      for (const { value, name } of media.examples) {
        const title = `${data.title}, ${part}, ${name}`;
        // Authors make mistakes: an example with one is told so.
        const wrong = violated(value);
        if (wrong.length > 0) mistaken.push(`${title}: ${wrong.join(', ')}`);
        note('chosen', (await problemsOf(value)).map(({ path }) => path).join() === wrong.join(), title);
        if (wrong.length === 0)
          note('not chosen', mayBe(call, await explain({ text: JSON.stringify(value) }, sources)), title);
        for (const broken of brokenExamples(value)) {
          const at = pathText(broken.path);
          if (!violated(broken.value).includes(at)) continue;
          const problem = (await problemsOf(broken.value)).find(({ path }) => path === at);
          note(broken.kind, problem !== undefined, `${title}, ${at}`);
          if (problem === undefined) continue;
          note('links', leadsToRow(problem), `${title}, ${problem.href}`);
          const { suggested } = broken;
          if (suggested !== undefined && wrong.length === 0)
            note('meant', problem.verdict.includes(`\`${suggested}\``), `${title}, ${suggested}`);
        }
      }
    }
  }
  return { scores, misses, mistaken };
}

/** Whether an explanation leaves it possible that a call is meant, or there was nothing to tell. */
function mayBe(call: string, { call: found, calls }: Explanation): boolean {
  if (found !== undefined || calls === undefined) return found === undefined || found.file === call;
  return calls.listed.length === 0 ? /^\d/.test(calls.words) : calls.listed.some(({ file }) => file === call);
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
