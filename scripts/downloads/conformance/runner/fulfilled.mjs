import { deliver } from './deliver.mjs';
import { UsageError } from './options.mjs';

/** Milliseconds between two requests for the count. */
const PAUSE = 50;
/** Milliseconds for which the count is watched after the last event. */
const SETTLES = 1000;

/** Creates functions that request the reader's own count of fulfilled events. */
export function fulfilledCount(address, timeout) {
  const count = async () => {
    const { text = '', problem } = await deliver({ address, method: 'GET', headers: [], timeout });
    if (problem !== undefined) throw new UsageError(`The count at ${address} cannot be had: ${problem}.`);
    if (!/^\s*\d+\s*$/.test(text)) throw new UsageError(`${address} responds with no bare number.`);
    return Number(text);
  };
  const until = async (isThere, milliseconds) => {
    const end = performance.now() + milliseconds;
    let last = await count();
    while (!isThere(last) && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      last = await count();
    }
    return last;
  };
  return {
    count,
    /** Returns the count when it reaches a number, or when the time that a handler may take is over. */
    waitFor: (wanted) => until((last) => last >= wanted, timeout),
    /** Returns the count after a pause in which a handler would have processed the second event. */
    settled: () => until(() => false, SETTLES),
  };
}
