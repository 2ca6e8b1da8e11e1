import { Worker } from 'node:worker_threads';

const PROGRAM = `const { parentPort } = require('node:worker_threads');
let timer;
parentPort.on('message', ({ input, seconds }) => {
  clearTimeout(timer);
  timer = seconds && setTimeout(() => {
    require('node:fs').writeSync(2, 'No end within ' + seconds + ' s: ' + input + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, seconds * 1000);
});`;
/** Characters of an input that are printed. */
const SHOWN = 2000;

/** Ends this process when an input takes too long, and prints its beginning: nothing else ends a loop without end. */
export interface Watchdog {
  watch(input: string, seconds: number): void;
  rest(): void;
}

export function startWatchdog(): Watchdog {
  const worker = new Worker(PROGRAM, { eval: true });
  worker.unref();
  return {
    watch: (input, seconds) => worker.postMessage({ input: input.slice(0, SHOWN), seconds }),
    rest: () => worker.postMessage({}),
  };
}
