/** Maximum number of calls at the same time: enough for every core, few enough for the memory. */
const AT_A_TIME = 4;

/**
 * Calls a function for each item, a few at a time. If a call fails, rejects with its error, but not before all running
 * calls have ended.
 */
export async function mapConcurrently<T>(things: IterableIterator<T>, act: (thing: T) => Promise<void>): Promise<void> {
  const lanes = Array.from({ length: AT_A_TIME }, async () => {
    for (const thing of things) await act(thing);
  });
  await Promise.allSettled(lanes);
  await Promise.all(lanes);
}
