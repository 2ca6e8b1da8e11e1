/** Asks the worker that explains, from the page. */
import { trustedScript } from '../content/trusted.ts';
import type { Explanation } from '../model/explanation.ts';
import type { Answer, Question } from './engine.ts';
import engine from './engine.ts?worker&url';

let worker: Worker | undefined;
let asked = 0;
/** The last question, while it has no answer. */
let open: { readonly number: number; readonly settle: (answer: Answer | undefined) => void } | undefined;

/**
 * Explains a text by the description of this site; undefined where another question came first.
 *
 * @throws {Error} when the description could not be loaded
 */
export async function explainHere(text: string, base: string): Promise<Explanation | undefined> {
  const answer = await ask({ base, text });
  if (answer !== undefined && answer.explanation === undefined) throw new Error('There is no explanation.');
  return answer?.explanation;
}

/**
 * Returns a failure that the description itself gives as an example; undefined where another question came first.
 *
 * @throws {Error} when the description could not be loaded
 */
export async function failureOf(base: string): Promise<string | undefined> {
  const answer = await ask({ base });
  if (answer !== undefined && answer.example === undefined) throw new Error('There is no example.');
  return answer?.example;
}

/** One question at a time: what is still being read when another comes is not wanted any more. */
function ask(question: Omit<Question, 'number'>): Promise<Answer | undefined> {
  if (open !== undefined) {
    worker?.terminate();
    worker = undefined;
    open.settle(undefined);
  }
  const number = ++asked;
  worker ??= startWorker();
  worker.postMessage({ ...question, number } satisfies Question);
  return new Promise((resolve) => {
    open = { number, settle: resolve };
  });
}

function startWorker(): Worker {
  const started = new Worker(trustedScript(engine), { type: 'module' });
  const settle = (answer: Answer): void => {
    open?.settle(answer);
    open = undefined;
  };
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.number === open?.number) settle(data);
  });
  started.addEventListener('error', () => {
    if (worker !== started) return;
    worker = undefined;
    if (open !== undefined) settle({ number: open.number });
  });
  return started;
}
