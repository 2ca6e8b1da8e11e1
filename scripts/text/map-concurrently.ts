/** Files at work at a time: enough for every core, few enough for the memory. */
const AT_A_TIME = 4;

/** Applies a function to each of some things, a few at a time. When it throws, first ends what has begun. */
export async function together<T>(things: IterableIterator<T>, act: (thing: T) => Promise<void>): Promise<void> {
  const lanes = Array.from({ length: AT_A_TIME }, async () => {
    for (const thing of things) await act(thing);
  });
  await Promise.allSettled(lanes);
  await Promise.all(lanes);
}
