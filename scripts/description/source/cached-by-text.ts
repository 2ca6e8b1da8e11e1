import { memoize, memoizeText } from '#src/shared/text/memoize.ts';
import { keyOf } from '../../text/key-of.ts';
import { sourceHash } from './source-hash.ts';
import { sharedStore } from './store.ts';
import { TextCache } from './text-cache.ts';

/** A pure function that makes JSON data from a text, and the source files of that function. */
interface Maker<Made> {
  /** Files and folders of this project that determine the results. A change in any of them invalidates the cache. */
  readonly sources: readonly string[];
  readonly make: (text: string) => Made;
}

/**
 * Returns `make` with a cache: results are stored by text, in memory and on the disk, where all processes share them.
 */
export function cachedByText<Made extends object>(
  { sources, make }: Maker<Made>,
  openStore = sharedStore,
): (text: string) => Made {
  const open = memoize(() => {
    const key = keyOf(['made of texts', process.version, sourceHash(['package-lock.json', ...sources])]);
    return new TextCache(openStore(), key);
  });
  return memoizeText(5000, (text) => {
    const key = keyOf(text);
    let json = open().get(key);
    if (json === undefined) open().set(key, (json = JSON.stringify(make(text))));
    return JSON.parse(json) as Made;
  });
}
