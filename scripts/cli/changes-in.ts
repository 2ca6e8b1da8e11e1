import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watchSources } from './watch-sources.ts';

/**
 * Milliseconds without a change before files are read: editors write a file in several steps, and git writes hundreds
 * of files.
 */
const QUIET = 80;

/**
 * Matches names of sources: descriptions, guides, pictures, folders; not hidden files, which editors use for copies and
 * locks.
 */
const SOURCE = /^[^.]+$|^[^.].*\.(ya?ml|json|mdx?|png|jpe?g|webp|avif|gif|svg)$/i;

/** Watches folders from this call on; yields when something in them has changed since it last yielded. */
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
