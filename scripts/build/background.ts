/** Work that runs in the background and is awaited at the end. */
export interface Background {
  add(work: Promise<unknown>): void;
  /** Resolves when all of it is done. Throws the first error. */
  done(): Promise<void>;
}

export function createBackground(): Background {
  const all: Promise<unknown>[] = [];
  return {
    add(work) {
      // An error is reported by `done`.
      work.catch(() => undefined);
      all.push(work);
    },
    done: async () => void (await Promise.all(all)),
  };
}
