/** The files of a build on their way into its folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Output } from './emit.ts';
import type { BuiltFile, LastBuild } from './last-build.ts';
import type { OutputFile } from './output-file.ts';

/** The files of a build, each with the key of its inputs. */
export interface SiteOutput {
  /** Takes over the last build's file of this name and key; false where there is none. */
  reuse(name: string, key: string): boolean;
  write(forms: readonly OutputFile[]): Promise<void>;
  /** The folder of the files until `commit`: threads write there themselves, and report the names by `add`. */
  readonly folder: string;
  /** Takes in a file that was written into the folder: its name, then those of its compressed forms. */
  add(names: readonly string[]): void;
  /** Returns the text of a file that was taken over or written. */
  read(name: string): string;
  commit(): Promise<readonly BuiltFile[]>;
  discard(): Promise<void>;
}

/**
 * Creates the output of a build.
 *
 * @param out folder of the last build
 */
export function createSiteOutput(output: Output, last: LastBuild, out: string): SiteOutput {
  const keys = new Map<string, string>();
  const built: BuiltFile[] = [];
  const reused = new Set<string>();
  const note = (names: readonly string[]): void => void built.push({ names, key: keys.get(names[0] ?? '') ?? '' });
  return {
    folder: output.folder,
    reuse(name, key) {
      keys.set(name, key);
      const names = last.reusable(name, key);
      if (names === undefined) return false;
      for (const each of names) reused.add(each);
      built.push({ names, key });
      return true;
    },
    async write(forms) {
      note(forms.map((form) => form.path));
      await output.write(forms);
    },
    add(names) {
      note(names);
      output.add(names);
    },
    read: (name) => (reused.has(name) ? readFileSync(path.join(out, name), 'utf8') : output.read(name)),
    async commit() {
      await output.reuse([...reused]);
      await output.commit();
      return built;
    },
    discard: () => output.discard(),
  };
}
