import { watch, type FSWatcher } from 'node:fs';
import { relative } from 'node:path';

/** Milliseconds without a change before files are read: editors write a file in several steps, git writes hundreds. */
const QUIET = 80;

const HIDDEN = /(^|[/\\])(\.|node_modules([/\\]|$))/;
/** Names of sources: descriptions, guides, pictures, folders. */
const SOURCE = /(^|[/\\])[^./\\]+$|\.(ya?ml|json|mdx?|png|jpe?g|webp|avif|gif|svg)$/i;

/** Folders to watch, and the work that their changes cause. */
export interface Watched {
  /** Absolute paths of folders; folders in them are watched too. */
  readonly folders: readonly string[];
  /** Called at first and after changes, never twice at a time. */
  readonly run: () => Promise<void>;
  /** Ends the watch. */
  readonly signal?: AbortSignal;
}

/** Runs something now, and again whenever a file in some folders has changed, until the signal says so. */
export async function runOnChange({ folders, run, signal }: Watched): Promise<void> {
  let changed: () => void = () => undefined;
  let isStale = true;
  const watchers = outermost(folders).map((folder) =>
    watchFolder(folder, () => {
      isStale = true;
      changed();
    }),
  );
  signal?.addEventListener('abort', () => changed());
  const isOver = (): boolean => signal?.aborted === true;
  try {
    while (!isOver()) {
      if (isStale) {
        isStale = false;
        await run();
      }
      if (!isStale && !isOver()) await new Promise<void>((resolve) => (changed = resolve));
      await quiet((reset) => (changed = reset), signal);
    }
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}

function watchFolder(folder: string, changed: () => void): FSWatcher {
  return watch(folder, { recursive: true }, (_, name) => {
    // Editors keep copies and locks of their own; what has no ending may be a folder.
    if (name === null || (!HIDDEN.test(name) && SOURCE.test(name))) changed();
  });
}

/** Waits until nothing has changed for a moment. */
function quiet(listen: (reset: () => void) => void, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, QUIET);
    listen(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, signal?.aborted === true ? 0 : QUIET);
    });
  });
}

/** Folders that lie in no other one. */
function outermost(folders: readonly string[]): readonly string[] {
  const unique = [...new Set(folders)];
  return unique.filter((folder) =>
    unique.every((other) => other === folder || relative(other, folder).startsWith('..')),
  );
}
