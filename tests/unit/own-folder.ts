/** Folders that tests write into, and that are gone afterwards. */
import { afterAll, afterEach, beforeEach } from 'vitest';
import { createFolder, type Folder } from '../fixtures/folder.ts';

/** A folder for all tests of a file. */
export function sharedFolder(): Folder {
  const folder = createFolder();
  afterAll(folder.remove);
  return folder;
}

/** A folder that each test finds empty. */
export function freshFolder(): Omit<Folder, 'remove'> {
  let folder: Folder;
  beforeEach(() => {
    folder = createFolder();
  });
  afterEach(() => folder.remove());
  return {
    get root() {
      return folder.root;
    },
    read: (file) => folder.read(file),
    write: (file, contents) => folder.write(file, contents),
    git: (...args) => folder.git(...args),
    commit: (message, day) => folder.commit(message, day),
    shallowClone: (depth) => folder.shallowClone(depth),
  };
}
