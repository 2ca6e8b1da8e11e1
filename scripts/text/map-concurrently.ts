/** Number of calls in progress at a time: enough for every core, few enough for the memory. */
const AT_A_TIME = 4;

/**
 * Applies a function to each of several items, a few at a time. If a call fails, waits for those in progress, then
 * throws.
 */
export async function mapConcurrently<T>(things: IterableIterator<T>, act: (thing: T) => Promise<void>): Promise<void> {
  const lanes = Array.from({ length: AT_A_TIME }, async () => {
    for (const thing of things) await act(thing);
  });
  await Promise.allSettled(lanes);
  await Promise.all(lanes);
}
