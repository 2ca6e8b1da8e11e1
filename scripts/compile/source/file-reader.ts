import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Reads files by their absolute paths. */
export interface FileReader {
  /** Whether the folders are those of the disk, where Redocly looks for its policy. */
  readonly isDisk?: boolean;
  /** Whether there is such a file. */
  has(file: string): Promise<boolean>;
  /** Its bytes; throws where there is none. */
  read(file: string): Promise<Uint8Array>;
}

export const DISK: FileReader = {
  isDisk: true,
  has: async (file) => existsSync(file) && !statSync(file).isDirectory(),
  read: (file) => readFile(file),
};

/** The text of a file; undefined where there is none. */
export async function fileText(file: string, files: FileReader): Promise<string | undefined> {
  return (await files.has(file)) ? Buffer.from(await files.read(file)).toString() : undefined;
}
