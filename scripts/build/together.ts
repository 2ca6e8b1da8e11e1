/** Files at work at a time: enough for every core, few enough for the memory. */
const AT_A_TIME = 4;

/** Applies a function to each of some things, a few at a time. Throws the first error. */
export async function together<T>(things: readonly T[], act: (thing: T) => Promise<void>): Promise<void> {
  const rest = things.values();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (const thing of rest) await act(thing);
    }),
  );
}
