import {
  chownSync,
  copyFileSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file atomically, so that no reader sees it half written. An existing file keeps its mode and owner. */
export function writeWhole(file: string, contents: string | Buffer): void {
  const target = existsSync(file) ? realpathSync(file) : file;
  const fresh = join(dirname(target), `.${basename(target)}.${process.pid}`);
  try {
    if (existsSync(target)) {
      const { uid, gid } = statSync(target);
      copyFileSync(target, fresh);
      if (process.getuid?.() === 0) chownSync(fresh, uid, gid);
    }
    writeFileSync(fresh, contents);
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** Returns the contents of a file; undefined if there is none. */
export function bytesOf(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Writes the former contents of a file; `undefined` removes the file. */
export function restore(file: string, bytes: Buffer | undefined): void {
  if (bytes === undefined) rmSync(file, { force: true });
  else writeWhole(file, bytes);
}
