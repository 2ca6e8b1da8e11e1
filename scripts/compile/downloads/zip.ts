/** Archives (APPNOTE.TXT 6.3), by fflate. */
import { strToU8, zipSync, type Zippable } from 'fflate';

/** The first moment that the format can express: the same files give the same bytes. */
const EPOCH = new Date(1980, 0, 1);

/** An archive of text files, by their paths, in this order. */
export function zip(files: ReadonlyMap<string, string>): Uint8Array {
  const entries: Zippable = {};
  for (const [path, text] of files) entries[path] = [strToU8(text), { mtime: EPOCH }];
  return zipSync(entries, { level: 9 });
}
