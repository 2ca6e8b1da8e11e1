import { deliver } from './deliver.mjs';
import { UsageError } from './options.mjs';

/** Milliseconds between two requests for the count. */
const PAUSE = 50;
/** Milliseconds after the last event during which the count is checked for a further increase. */
const SETTLES = 1000;

/** Creates functions that request the number of fulfilled events from `address`, a URL of the user's own server. */
export function fulfilledCount(address, timeout) {
  const count = async () => {
    const { text = '', problem } = await deliver({ address, method: 'GET', headers: [], timeout });
    if (problem !== undefined) throw new UsageError(`${address} returned no count: ${problem}.`);
    if (!/^\s*\d+\s*$/.test(text)) throw new UsageError(`The response of ${address} is not a plain number.`);
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
    /** Waits until the count reaches `wanted`, at most for `timeout`. Returns the last count. */
    waitFor: (wanted) => until((last) => last >= wanted, timeout),
    /** Waits until a handler has had time to process a repeated event. Returns the count after that. */
    settled: () => until(() => false, SETTLES),
  };
}
