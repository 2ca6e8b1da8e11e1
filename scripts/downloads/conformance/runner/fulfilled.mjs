import { deliver } from './deliver.mjs';
import { UsageError } from './options.mjs';

/** Between two looks at the count; in milliseconds. */
const PAUSE = 50;
/** How long after the last event the count must stay as it is; in milliseconds. */
const SETTLES = 1000;

/** Asks the reader's own count of fulfilled events. */
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
    /** The count once it has reached a number, or when the handler has taken too long. */
    waitFor: (wanted) => until((last) => last >= wanted, timeout),
    /** The count after a while, in which a handler would have worked on the second webhook. */
    settled: () => until(() => false, SETTLES),
  };
}
