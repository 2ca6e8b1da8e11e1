/** The worker that explains, from the page. */
import { trustedScript } from '../content/trusted.ts';
import type { Explanation } from '../model/explanation.ts';
import type { Answer, Question } from './engine.ts';
import engine from './engine.ts?worker&url';

let worker: Worker | undefined;
let asked = 0;
/** Ends the wait for the last answer. */
let giveUp: (() => void) | undefined;

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
 * A failure that the description itself gives as an example; undefined where another question came first.
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
  if (giveUp !== undefined) {
    worker?.terminate();
    worker = undefined;
    giveUp();
  }
  const number = ++asked;
  const running = (worker ??= new Worker(trustedScript(engine), { type: 'module' }));
  return new Promise((resolve, reject) => {
    giveUp = () => resolve(undefined);
    running.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.number !== number) return;
      giveUp = undefined;
      resolve(data);
    };
    running.onerror = () => {
      giveUp = undefined;
      worker = undefined;
      reject(new Error('The worker could not be started.'));
    };
    running.postMessage({ ...question, number } satisfies Question);
  });
}
