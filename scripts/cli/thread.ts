/** Functions for worker threads. A thread receives questions, and sends the answers in the same order. */
import path from 'node:path';
import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads';
import { PACKED, ROOT } from './packed.ts';

/** A worker thread that answers questions. This object is for the thread that started it. */
export interface Thread<Question, Answer> {
  /** Sends a question, and returns the answer. Rejects if the thread fails or ends. */
  ask(question: Question): Promise<Answer>;
  /** Ends the thread. Questions without an answer are rejected with `reason` as the message. */
  end(reason?: string): Promise<unknown>;
}

interface Asked<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** The running threads that `startThread` has started. */
const threads = new Set<Worker>();

/** Terminates all threads that `startThread` has started, so that none of them writes any more files. */
export async function endThreads(): Promise<void> {
  await Promise.all([...threads].map((worker) => worker.terminate()));
}

/** Starts a script of this project in a worker thread. */
export function startWorker(script: string, options: WorkerOptions): Worker {
  const program = PACKED?.programs[script];
  return program === undefined
    ? new Worker(path.join(ROOT, 'scripts/run.mjs'), { argv: [script], ...options })
    : new Worker(path.join(ROOT, program), options);
}

/**
 * Starts a script of this project in a worker thread, and returns the object that sends questions to it. The script has
 * to call `answerQuestions`.
 */
export function startThread<Question, Answer>(
  script: string,
  options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'>,
): Thread<Question, Answer> {
  const worker = startWorker(script, options);
  const open: Asked<Answer>[] = [];
  const fail = (error: Error): void => open.splice(0).forEach(({ reject }) => reject(error));
  worker.on('message', (answer: Answer) => open.shift()?.resolve(answer));
  worker.on('error', fail);
  threads.add(worker);
  worker.on('exit', () => {
    threads.delete(worker);
    fail(new Error('its thread ended.'));
  });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        open.push({ resolve, reject });
        worker.postMessage(question);
      }),
    end(reason = 'its thread ended.') {
      fail(new Error(reason));
      return worker.terminate();
    },
  };
}

/**
 * Answers the questions that this thread receives, several at the same time. The answers are sent in the order of the
 * questions. If `answer` throws, the thread ends.
 */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  let last = Promise.resolve();
  parentPort?.on('message', (question: Question) => {
    const begun = answer(question);
    last = last.then(async () => parentPort?.postMessage(await begun));
  });
}
