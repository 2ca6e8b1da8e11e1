import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watchSources } from './watch-sources.ts';

/**
 * Milliseconds to wait for further changes before a change is reported. Editors write a file in several steps, and git
 * writes hundreds of files.
 */
const QUIET = 80;

/**
 * Matches names of sources: descriptions, guides, pictures and folders. Hidden files do not match, as editors use them
 * for copies and locks.
 */
const SOURCE = /^[^.]+$|^[^.].*\.(ya?ml|json|mdx?|png|jpe?g|webp|avif|gif|svg)$/i;

/** Watches folders from the moment of the call. After each series of changes to sources, yields once. */
export function changesIn(folders: readonly string[]): AsyncGenerator<void, void> {
  let isStale = false;
  let tell = (): void => undefined;
  const watched = watchSources([...new Set(folders)], (file) => {
    if (!SOURCE.test(basename(file))) return;
    isStale = true;
    tell();
  });
  return (async function* () {
    try {
      for (;;) {
        if (!isStale) await new Promise<void>((resolve) => (tell = resolve));
        do {
          isStale = false;
          await setTimeout(QUIET);
        } while (isStale);
        yield;
      }
    } finally {
      watched.close();
    }
  })();
}
