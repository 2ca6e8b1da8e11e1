import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../cli/problem.ts';
import { DISK, type FileReader } from '../compile/source/file-reader.ts';

/** Files as they were when they were first read, and other texts for some, which are on the disk only once written. */
export class Overlay implements FileReader {
  readonly isDisk = true;
  readonly #found: Map<string, Buffer>;
  readonly #texts: ReadonlyMap<string, string>;

  constructor(texts: ReadonlyMap<string, string> = new Map(), found = new Map<string, Buffer>()) {
    [this.#texts, this.#found] = [texts, found];
  }

  /** Returns the same files with further texts. */
  with(texts: ReadonlyMap<string, string>): Overlay {
    return new Overlay(new Map([...this.#texts, ...texts]), this.#found);
  }

  async has(file: string): Promise<boolean> {
    return this.#texts.has(file) || DISK.has(file);
  }

  async read(file: string): Promise<Uint8Array> {
    const text = this.#texts.get(file);
    if (text !== undefined) return Buffer.from(text);
    return (await this.has(file)) ? this.#bytes(file) : DISK.read(file);
  }

  /** The text of a file; empty for one that does not exist. */
  text(file: string): string {
    return this.#texts.get(file) ?? this.#bytes(file).toString();
  }

  /** Whether a file survives being read and written as text. */
  isText(file: string): boolean {
    return isUtf8(this.#bytes(file));
  }

  /** Whether a file is no longer as it was read. */
  isStale(file: string): boolean {
    return !bytesOf(file).equals(this.#bytes(file));
  }

  /** Writes the texts, and returns why a file was left as it is: by its path. */
  write(): ReadonlyMap<string, string> {
    const left = new Map<string, string>();
    for (const [file, text] of this.#texts) {
      try {
        if (!this.#replace(fs.realpathSync(file), file, text))
          left.set(file, `${displayPath(file)} was changed while it was corrected: run --fix again.`);
      } catch (error) {
        left.set(file, `${displayPath(file)} cannot be written: ${(error as Error).message.split(',')[0]}`);
      }
    }
    return left;
  }

  /** Replaces a file at once, with its mode and owner, unless it is stale. */
  #replace(target: string, file: string, text: string): boolean {
    const fresh = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}`);
    const { uid, gid } = fs.statSync(target);
    try {
      fs.copyFileSync(target, fresh);
      fs.writeFileSync(fresh, text);
      if (process.getuid?.() === 0) fs.chownSync(fresh, uid, gid);
      if (this.isStale(file)) return false;
      fs.renameSync(fresh, target);
      return true;
    } finally {
      fs.rmSync(fresh, { force: true });
    }
  }

  #bytes(file: string): Buffer {
    const bytes = this.#found.get(file) ?? bytesOf(file);
    this.#found.set(file, bytes);
    return bytes;
  }
}

function bytesOf(file: string): Buffer {
  return fs.existsSync(file) ? fs.readFileSync(file) : Buffer.alloc(0);
}
