/** Work that runs in the background and is awaited at the end: `done` throws the first error. */
export function createBackground() {
  const all: Promise<unknown>[] = [];
  return {
    add(work: Promise<unknown>): void {
      // An error is reported by `done`.
      work.catch(() => undefined);
      all.push(work);
    },
    done: async (): Promise<void> => void (await Promise.all(all)),
  };
}
