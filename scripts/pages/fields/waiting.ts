/** What waits to be laid out, the lowest rank first, in the order of the description among equals. */
export interface Waiting {
  add(rank: number, open: () => void): void;
  /** Works off everything, also what is added meanwhile. */
  finish(): void;
}

export function createWaiting(): Waiting {
  const byRank = new Map<number, (() => void)[]>();
  const next = (): (() => void) | undefined => {
    const lowest = Math.min(...byRank.keys());
    const queue = byRank.get(lowest);
    const first = queue?.shift();
    if (queue?.length === 0) byRank.delete(lowest);
    return first;
  };
  return {
    add(rank, open) {
      const queue = byRank.get(rank);
      if (queue === undefined) byRank.set(rank, [open]);
      else queue.push(open);
    },
    finish() {
      for (let open = next(); open !== undefined; open = next()) open();
    },
  };
}
