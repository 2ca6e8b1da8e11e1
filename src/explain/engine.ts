/**
 * Explains beside the page, in a worker: a long text takes seconds on a slow phone, in which the page stays awake. Reads
 * the files of `data/`, each fetched once.
 */
import { stringifyJson } from '../shared/schema/number-text.ts';
import { loadData } from '../content/site-data.ts';
import type { CallData, DataIndex } from '../model/call-data.ts';
import type { Explanation } from '../model/explanation.ts';
import { explain } from '../shared/explain/explain.ts';
import type { ExplainSources } from '../shared/explain/try-bodies.ts';

async function sourcesOf(base: string): Promise<ExplainSources> {
  return {
    index: (await loadData(base, 'index.json')) as DataIndex,
    load: (file) => loadData(base, file),
  };
}

/** A question of a page: a text to be explained, or an example of a failure. */
export interface Question {
  /** `/` or `/docs/`. */
  readonly base: string;
  /** Absent where an example is wanted. */
  readonly text?: string;
}

/** The answer to it; neither where the data could not be had. */
export interface Answer {
  readonly explanation?: Explanation;
  readonly example?: string;
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answerTo(data).then(postMessage, () => postMessage({}));
});

async function answerTo({ base, text }: Question): Promise<Answer> {
  const sources = await sourcesOf(base);
  return text === undefined ? { example: await failureIn(sources) } : { explanation: await explain(text, sources) };
}

/** Calls that are asked for an example of a failure. */
const ASKED = 12;

/** Returns a failure that the description itself gives as an example, as an HTTP message; else a response of any kind. */
async function failureIn({ index, load }: ExplainSources): Promise<string> {
  const responses = index.bodies.filter(({ side }) => side === 'response').flatMap(({ uses }) => uses.slice(0, 2));
  const failures = responses.filter(([, , status = '']) => /^[45]/.test(status));
  for (const [place, content, status] of [...failures.slice(0, ASKED), ...responses.slice(0, ASKED)]) {
    const entry = index.calls[place];
    if (entry === undefined) continue;
    const { responses: all } = (await load(entry.file)) as CallData;
    const [example] = all.find((each) => each.status === status)?.content[content]?.examples ?? [];
    if (example === undefined || status === undefined) continue;
    const line = /^\d+$/.test(status) ? `HTTP/1.1 ${status}\n\n` : '';
    return `${line}${stringifyJson(example.value, 2)}\n`;
  }
  return index.statuses.find(({ code }) => /^[45]\d\d$/.test(code))?.code ?? '404';
}
