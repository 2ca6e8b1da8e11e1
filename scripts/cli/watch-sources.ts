import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Matches names of folders that contain no sources. */
const SKIPPED = /^\.|^node_modules$/;

/** A running watch of files and folders. */
export interface SourceWatch {
  /** Watches further files, which may be outside the watched folders. */
  add(files: Iterable<string>): void;
  close(): void;
}

/**
 * Watches folders and their subfolders. Calls `changed` with the path of each file or folder that is written, created,
 * renamed or removed. Each folder has its own system watcher, as recursive watchers lose files that editors replace.
 */
export function watchSources(folders: readonly string[], changed: (file: string) => void): SourceWatch {
  const trees = new Map<string, FSWatcher>();
  const beside = new Map<string, FSWatcher>();
  const files = new Set<string>();

  const open = (folder: string, told: (file: string, event: string) => void): FSWatcher => {
    const watcher = watch(folder, (event, name) => {
      if (name !== null) told(path.join(folder, name), event);
    });
    // The folder was removed. The watcher of its parent reports this.
    return watcher.on('error', () => watcher.close());
  };
  const watchTree = (folder: string): readonly string[] => {
    trees.get(folder)?.close();
    try {
      const watcher = open(folder, (file, event) => {
        if (event === 'rename' && isFolder(file)) watchTree(file).forEach(changed);
        changed(file);
      });
      trees.set(folder, watcher);
      return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const child = path.join(folder, entry.name);
        return entry.isDirectory() ? (SKIPPED.test(entry.name) ? [] : watchTree(child)) : [child];
      });
    } catch {
      // The folder was removed in the meantime.
      return [];
    }
  };
  const add = (file: string): void => {
    files.add(file);
    const folder = path.dirname(file);
    if (trees.has(folder) || beside.has(folder)) return;
    beside.set(
      folder,
      open(folder, (other, event) => {
        if (!files.has(other)) return;
        if (folders.includes(other) && event === 'rename') watchTree(other).forEach(changed);
        changed(other);
      }),
    );
  };

  for (const folder of folders) {
    watchTree(folder);
    // The folder may be removed and created again, for example when git switches branches.
    add(folder);
  }
  return {
    add: (further) => {
      for (const file of further) if (!files.has(file)) add(file);
    },
    close: () => {
      for (const watcher of [...trees.values(), ...beside.values()]) watcher.close();
    },
  };
}

function isFolder(file: string): boolean {
  return !SKIPPED.test(path.basename(file)) && statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
}
