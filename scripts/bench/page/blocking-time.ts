/** A task of the main thread (Long Tasks API), in ms since the page was asked for. */
export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** A task shorter than this lets readers act in time (Long Tasks API). */
const LONG = 50;

/** Total blocking time in ms: what tasks take beyond 50 ms each, counted from the first paint on. */
export function blockingTime(tasks: readonly Task[], firstPaint: number): number {
  return tasks.reduce(
    (sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, firstPaint) - LONG),
    0,
  );
}
