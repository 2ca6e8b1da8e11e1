import { remember } from '#src/shared/text/remember.ts';
import { parsed } from '../../text/json.ts';
import { keyOf } from '../../text/key-of.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { openStoredMap } from './stored-map.ts';
import { sourceHash } from './source-hash.ts';
import { sharedStore } from './store.ts';

/** A function that makes plain data of a text, and of nothing else. */
interface Maker<Made> {
  /** Files and folders of this project that the result depends on. */
  readonly sources: readonly string[];
  readonly make: (text: string) => Made;
}

/**
 * Returns a function that does as `make`, which is called once for each text: by this process, or by an earlier one that kept what it made
 * (`saveStoredMaps`).
 */
export function keptByText<Made extends object>(
  { sources, make }: Maker<Made>,
  openStore = sharedStore,
): (text: string) => Made {
  const open = memoize(() => {
    const key = keyOf(`texts ${process.version} ${sourceHash(['package-lock.json', ...sources])}`);
    return openStoredMap(openStore(), key, (value): value is Made => typeof value === 'object' && value !== null);
  });
  return remember(5000, (text) => {
    const kept = open();
    const known = kept.get(text);
    if (known !== undefined) return known;
    const json = JSON.stringify(make(text));
    const made = parsed(json) as Made;
    kept.add(text, made, text.length + json.length);
    return made;
  });
}
