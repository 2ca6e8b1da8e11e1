/** Work that is done while something else is, and awaited at the end. */
export interface Background {
  add(work: Promise<unknown>): void;
  /** Settles when all of it is done. Throws the first error. */
  done(): Promise<void>;
}

export function createBackground(): Background {
  const all: Promise<unknown>[] = [];
  return {
    add(work) {
      // An error is told to whoever waits for all.
      work.catch(() => undefined);
      all.push(work);
    },
    done: async () => void (await Promise.all(all)),
  };
}
