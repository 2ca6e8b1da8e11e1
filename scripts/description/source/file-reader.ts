import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

/** Reads files by their absolute paths, from the disk or from another source, such as a git revision. */
export interface FileReader {
  /** Whether the files are on the disk. A lint policy (`redocly.yaml`) is read only from the disk. */
  readonly isDisk?: boolean;
  /** Whether a file exists. */
  has(file: string): Promise<boolean>;
  /** Returns the bytes of a file; throws if there is none. */
  read(file: string): Promise<Uint8Array>;
  /**
   * Returns the names of the files and folders in a folder; an empty list if there is no such folder. A reader without
   * this function lists folders on the disk.
   */
  list?(folder: string): Promise<readonly string[]>;
}

export const DISK: FileReader = {
  isDisk: true,
  has: async (file) => existsSync(file) && !statSync(file).isDirectory(),
  read: (file) => readFile(file),
};

/** Returns the names of the files and folders in a folder; an empty list if there is no such folder. */
export async function listFolder(folder: string, files: FileReader): Promise<readonly string[]> {
  if (files.list !== undefined) return files.list(folder);
  return existsSync(folder) && statSync(folder).isDirectory() ? readdir(folder) : [];
}

/** Returns the text of a file; undefined if there is none. */
export async function fileText(file: string, files: FileReader): Promise<string | undefined> {
  return (await files.has(file)) ? Buffer.from(await files.read(file)).toString() : undefined;
}
