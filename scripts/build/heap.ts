import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Makes V8 collect earlier, in all threads of this process: when the heap has grown by `growth` per cent of what was
 * alive after the last full collection. V8 alone lets it grow to three times that where memory is free: a build would
 * take what a machine for builds may not have.
 */
export function collectEarly(growth: number): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}

/**
 * Collects this thread's heap at once, and gives back what is free. V8 waits until the heap has grown: what a stage has
 * left would be held while the next takes memory of its own.
 */
export function collectNow(): void {
  setFlagsFromString('--expose-gc');
  // Contexts made from now on have it.
  (runInNewContext('gc') as () => void)();
}
