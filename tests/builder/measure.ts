import { isDeepStrictEqual } from 'node:util';
import { createRespond } from '#scripts/mock/respond.ts';
import { loadMock } from '#scripts/mock/load-mock.ts';
import type { CallData, SchemaFile } from '#src/model/call-data.ts';
import type { OperationSection } from '#src/model/operation-section.ts';
import { createForm, bodyField, type RequestForm, type RequestState } from '#src/shared/request/form.ts';
import { filled } from '#src/shared/request/edit.ts';
import { fromLink, toLink } from '#src/shared/request/link.ts';
import { pathKey, valueAt } from '#src/shared/request/path.ts';
import { problemsOf } from '#src/shared/request/problems.ts';
import { startsOf } from '#src/shared/request/starts.ts';
import { readText } from '#src/shared/request/read.ts';
import { programOf, toRequest } from '#src/shared/request/to-request.ts';
import { openFields } from './open-fields.ts';
import { curl } from '#src/shared/samples/curl.ts';
import { SAMPLE_RENDERERS, sampleProgram } from '#src/shared/samples/index.ts';
import { parseCurl } from '#src/shared/samples/parse-curl.ts';
import { evaluate } from '#src/shared/schema/evaluate.ts';
import { createEvaluation } from '#src/shared/schema/evaluation.ts';
import { createRandom } from './random.ts';
import type { DescribedSite } from '../explain/described-site.ts';
import { mutations, MUTATIONS, type MutationKind } from './mutate.ts';
import { randomValue, type Size } from './random-body.ts';

/** How many of something came out right. */
interface Score {
  wanted: number;
  right: number;
}

export interface Measured {
  readonly scores: Readonly<Record<ScoreName, Score>>;
  /** Mistakes that the description allows all the same. */
  readonly unnoticeable: number;
  /** Operations of which fewer valid bodies were found than asked for. */
  readonly scarce: readonly string[];
  readonly misses: readonly string[];
}

const NAMES = ['example', 'sample', 'link', 'curl', 'body', 'mock', ...MUTATIONS] as const;
type ScoreName = (typeof NAMES)[number];

const SIZES: readonly Size[] = [
  { optional: 0.5, entries: 2, depth: 3 },
  { optional: 0.2, entries: 1, depth: 2 },
  { optional: 0.05, entries: 1, depth: 1 },
  { optional: 0, entries: 0, depth: 0 },
];

export interface Effort {
  /** Random bodies an operation. */
  readonly bodies: number;
  /** How many of them the mock is asked about. */
  readonly asked: number;
  readonly seed: number;
}

/** Fills, breaks and prints the form of every operation of a description. */
export async function measure(file: string, { api, sources, page }: DescribedSite, effort: Effort): Promise<Measured> {
  const scores = Object.fromEntries(NAMES.map((name) => [name, { wanted: 0, right: 0 }])) as Record<ScoreName, Score>;
  const misses: string[] = [];
  const scarce: string[] = [];
  let unnoticeable = 0;
  const count = (name: ScoreName, right: boolean, miss: () => string): void => {
    scores[name].wanted += 1;
    if (right) scores[name].right += 1;
    else misses.push(`${name}: ${miss()}`);
  };
  const respond = createRespond(await loadMock(file));

  const authored = new Map(api.operations.map(({ operationId, codeSamples }) => [operationId, codeSamples]));

  for (const [number, entry] of sources.index.calls.filter(({ kind }) => kind === 'operation').entries()) {
    const data = (await sources.load(entry.file)) as CallData;
    const files = await Promise.all(data.schemas.map((each) => sources.load(each) as Promise<SchemaFile>));
    const form = createForm(data, Object.assign({}, ...files) as SchemaFile);
    const name = `${entry.title} (${data.id})`;
    // An author's own sample stands still: there is nothing to compare it with.
    const renderers = SAMPLE_RENDERERS.filter(({ language }) =>
      authored
        .get(data.id)
        ?.every(({ lang }) => ![language.id, language.label.toLowerCase()].includes(lang.toLowerCase())),
    );
    const printed = new Set<string>();
    const starts = startsOf(form);

    for (const { title, state } of starts) {
      const media = bodyField(form, state)?.media;
      const example = media?.examples.find(({ value }) => value === valueAt(state.values, ['body']));
      if (example !== undefined) {
        const again = rebuilt(form, state);
        count('example', isDeepStrictEqual(again, example.value), () => `${name}, ${title}`);
      }
      const link = toLink(form, state);
      const back = fromLink(form, link.text);
      if (link.leftOut.length === 0 && link.text !== '')
        count('link', isDeepStrictEqual(plain(back?.values), plain(state.values)), () => `${name}, ${title}`);
      const built = toRequest(form, state);
      if (built.request === undefined) continue;
      const { request } = built;
      const texts = renderers.map((renderer) => sampleProgram(renderer, request, ...built.remarks));
      printed.add(texts.join('\u0000'));
      if (request.body.kind === 'json') {
        const read = readText(form, state, curl.render(request));
        const body = read === undefined ? undefined : valueAt(read.state.values, ['body']);
        count('curl', isDeepStrictEqual(plain(body), plain(request.body.value)), () => `${name}, ${title}`);
      }
    }
    const section = operationIn(page(entry.href).content);
    const empty = toRequest(form, { media: 0, values: {}, choices: new Map() });
    if (empty.request !== undefined)
      printed.add(renderers.map((renderer) => sampleProgram(renderer, empty.request, ...empty.remarks)).join('\u0000'));
    for (const scenario of section?.request?.scenarios ?? []) {
      if (scenario.request === undefined) continue;
      const wanted = renderers.map(
        ({ language }) => scenario.samples.find((sample) => sample.language.id === language.id)?.code.text ?? '',
      );
      count('sample', printed.has(wanted.join('\u0000')), () => `${name}, ${scenario.title}`);
    }

    const body = bodyField(form, { media: 0 });
    if (body === undefined) continue;
    const evaluation = createEvaluation('request', form.context.resolve);
    const isValid = (value: unknown): boolean => evaluate(evaluation, body.schemas, value).length === 0;
    const base = starts[0]?.state ?? { media: 0, values: {}, choices: new Map() };
    const random = createRandom(effort.seed, number);
    let made = 0;
    for (let attempt = 0; made < effort.bodies && attempt < effort.bodies * SIZES.length; attempt++) {
      const size = SIZES[Math.min(SIZES.length - 1, Math.floor(attempt / effort.bodies))] as Size;
      const value = randomValue(body.schemas, form.context, random, size);
      if (value === undefined || !isValid(value)) continue;
      made += 1;
      const state = filled({ ...base, media: 0 }, { ...base.values, body: value });
      const again = rebuilt(form, state);
      const own = problemsOf(form, state).filter(({ path }) => path[0] === 'body');
      count(
        'body',
        own.length === 0 && isDeepStrictEqual(again, value),
        () => `${name}: ${String(JSON.stringify(value)).slice(0, 300)} ${own[0]?.message ?? ''}`,
      );
      if (made <= effort.asked) {
        const answer = await asked(form, state, respond);
        if (answer !== undefined)
          count(
            'mock',
            answer.problems.length === 0,
            () => `${name}: ${answer.problems[0]?.message ?? ''} ${String(JSON.stringify(value)).slice(0, 200)}`,
          );
      }
      for (const { kind, state: broken, path } of mutations(form, state, random)) {
        const wrong = valueAt(broken.values, ['body']);
        if (wrong === undefined || isValid(wrong)) {
          unnoticeable += 1;
          continue;
        }
        count(
          kind,
          isShownAt(form, broken, path),
          () =>
            `${name} at ${pathKey(path)}: ${shownProblems(form, broken)} in ${String(JSON.stringify(wrong)).slice(0, 300)}`,
        );
      }
    }
    if (made < effort.bodies) scarce.push(`${name}: ${made}`);
  }
  return { scores, unnoticeable, scarce, misses };
}

/** The body put together out of the fields that stand open, as the form shows them. */
function rebuilt(form: RequestForm, state: RequestState): unknown {
  const fields = openFields(form, state);
  const top = fields.find(({ field }) => pathKey(field.path) === pathKey(['body']));
  if (top === undefined) return undefined;
  const inner = new Map<string, typeof fields>();
  for (const one of fields) {
    const outer = pathKey(one.field.path.slice(0, -1));
    inner.set(outer, [...(inner.get(outer) ?? []), one]);
  }
  const build = ({ field, shape, value }: (typeof fields)[number]): unknown => {
    const parts = (inner.get(pathKey(field.path)) ?? []).filter((one) => one.value !== undefined);
    if (shape.kind === 'list' && Array.isArray(value)) return parts.map(build);
    if (shape.kind === 'object' && typeof value === 'object' && value !== null && !Array.isArray(value))
      return Object.fromEntries(parts.map((part) => [part.field.path.at(-1), build(part)]));
    return value;
  };
  return build(top);
}

function isShownAt(form: RequestForm, state: RequestState, path: readonly (string | number)[]): boolean {
  const key = pathKey(path);
  return (
    problemsOf(form, state).some((problem) => pathKey(problem.path) === key) &&
    openFields(form, state).some(({ field }) => pathKey(field.path) === key)
  );
}

function shownProblems(form: RequestForm, state: RequestState): string {
  return problemsOf(form, state)
    .slice(0, 3)
    .map(({ path, message }) => `${pathKey(path)} ${message}`)
    .join('; ');
}

/** What the mock says of the cURL sample; undefined where the sample reads files or has parts. */
async function asked(form: RequestForm, state: RequestState, respond: ReturnType<typeof createRespond>) {
  const built = toRequest(form, state);
  if (built.request === undefined || built.request.body.kind !== 'json') return undefined;
  if (built.request.certificate === true || /\{[^}]*\}/.test(String(built.request.url))) return undefined;
  const sample = programOf(curl, built);
  const parsed = 'text' in sample ? parseCurl(sample.text) : undefined;
  if (parsed === undefined) return undefined;
  const fill = (text: string): string => text.replace(/\$\{?[A-Z_][A-Z0-9_]*\}?/g, 'secret');
  const problems = await respond({
    method: parsed.method,
    url: fill(parsed.url),
    headers: Object.fromEntries(
      parsed.headers.map(({ name, value }) => [
        name.toLowerCase(),
        value.startsWith('Basic ') ? `Basic ${Buffer.from('secret:secret').toString('base64')}` : fill(value),
      ]),
    ),
    body: Buffer.from(parsed.body ?? ''),
  });
  return problems;
}

function operationIn(content: readonly unknown[]): OperationSection | undefined {
  for (const node of content as readonly { readonly kind: string; readonly operation?: OperationSection }[])
    if (node.kind === 'operation') return node.operation;
  return undefined;
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** Share of broken bodies whose mistake is shown at its field. */
export function shareShown({ scores }: Measured): number {
  const all = MUTATIONS.map((kind: MutationKind) => scores[kind]);
  const wanted = all.reduce((sum, score) => sum + score.wanted, 0);
  return wanted === 0 ? 1 : all.reduce((sum, score) => sum + score.right, 0) / wanted;
}

/** Whether everything but the broken bodies came out right. */
export function isWhole({ scores }: Measured): boolean {
  return (['example', 'sample', 'link', 'curl', 'body', 'mock'] as const).every(
    (name) => scores[name].right === scores[name].wanted,
  );
}

/** A measurement in lines of text. */
export function reportOf(name: string, measured: Measured): string {
  const { scores, unnoticeable, scarce, misses } = measured;
  const lines = Object.entries(scores).map(([kind, { right, wanted }]) => `${kind} ${right} of ${wanted}`);
  return [
    `${name}: ${lines.join(', ')}; ${unnoticeable} mistakes that the description allows were left out;`,
    `  ${(shareShown(measured) * 100).toFixed(2)} % of the mistakes shown at their field.`,
    ...(scarce.length === 0 ? [] : [`  fewer valid bodies than asked for: ${scarce.join(', ')}`]),
    ...misses.slice(0, 40).map((miss) => `  miss: ${miss}`),
  ].join('\n');
}
