import { deliver } from './deliver.mjs';
import { UsageError } from './options.mjs';

/** Milliseconds between two requests for the number of fulfilled events. */
const PAUSE = 50;
/** Time to wait for a handler to process a repeated event, in milliseconds. */
const SETTLES = 1000;

/**
 * Creates functions that ask the user's server how many events it has fulfilled. An event is fulfilled when the server
 * has acted upon it, for example by shipping goods.
 *
 * @param address URL that responds with the number of fulfilled events
 * @param timeout time limit of a request and of `waitFor`, in milliseconds
 */
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
    /**
     * Waits until at least `wanted` events are fulfilled, but not longer than `timeout`. Returns how many are fulfilled
     * then.
     */
    waitFor: (wanted) => until((last) => last >= wanted, timeout),
    /** Waits until a handler has had time to process a repeated event. Returns how many events are fulfilled then. */
    settled: () => until(() => false, SETTLES),
  };
}
