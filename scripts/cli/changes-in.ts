import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watchSources } from './watch-sources.ts';

/** Milliseconds without a change before files are read: editors write a file in several steps, git writes hundreds. */
const QUIET = 80;

/** Matches names of sources: descriptions, guides, pictures, folders. Editors use hidden files for copies and locks. */
const SOURCE = /^[^.]+$|^[^.].*\.(ya?ml|json|mdx?|png|jpe?g|webp|avif|gif|svg)$/i;

/** Watches folders from now on, and yields whenever something in them has changed since the last time. */
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
