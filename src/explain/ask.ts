/** Asks the worker that explains, from the page. */
import { trustedScript } from '../content/trusted.ts';
import type { Explanation } from '../model/explanation.ts';
import type { Answer, Question } from './engine.ts';
import engine from './engine.ts?worker&url';

let worker: Worker | undefined;
/** Settles the last question, while it has no answer. */
let settle: ((answer: Answer | undefined) => void) | undefined;

/**
 * Explains a text by the description of this site; undefined where another question came first.
 *
 * @throws {Error} when the description could not be loaded
 */
export async function explainHere(text: string, base: string): Promise<Explanation | undefined> {
  return (await ask({ base, text }))?.explanation;
}

/**
 * Returns a failure that the description itself gives as an example; undefined where another question came first.
 *
 * @throws {Error} when the description could not be loaded
 */
export async function failureOf(base: string): Promise<string | undefined> {
  return (await ask({ base }))?.example;
}

/** One question at a time: what is still being read when another comes is not wanted any more. */
async function ask(question: Question): Promise<Answer | undefined> {
  if (settle !== undefined) {
    worker?.terminate();
    worker = undefined;
    settle(undefined);
  }
  worker ??= startWorker();
  worker.postMessage(question);
  const answer = await new Promise<Answer | undefined>((resolve) => {
    settle = resolve;
  });
  if (answer !== undefined && Object.keys(answer).length === 0) throw new Error('There is no answer.');
  return answer;
}

function startWorker(): Worker {
  const started = new Worker(trustedScript(engine), { type: 'module' });
  const end = (answer: Answer): void => {
    if (worker !== started) return;
    settle?.(answer);
    settle = undefined;
  };
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => end(data));
  started.addEventListener('error', () => {
    end({});
    if (worker === started) worker = undefined;
  });
  return started;
}
