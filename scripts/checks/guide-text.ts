import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { displayPath, type Location } from '../problem.ts';
import type { CheckContext } from './check.ts';

/** A hand-written file of the guides, as text. */
export interface WrittenFile {
  readonly file: string;
  readonly text: string;
  /** Place of a character. */
  at(offset: number): Location;
}

/** Every guide, and the settings beside them (`site.yaml`, `groups.yaml`). */
export function writtenFiles(context: CheckContext): readonly WrittenFile[] {
  return [...context.guides.guides.map(({ file, text }) => writtenFile(file, text)), ...settingsFiles(context)];
}

/** The settings beside the guides. Without a guide there is no folder to look in. */
export function settingsFiles({ guides }: CheckContext): readonly WrittenFile[] {
  const [first] = guides.guides;
  if (first === undefined) return [];
  const root = join(dirname(first.file), first.group === '' ? '.' : '..');
  return ['site.yaml', 'groups.yaml']
    .map((name) => join(root, name))
    .filter((file) => existsSync(file))
    .map((file) => writtenFile(file, readFileSync(file, 'utf8')));
}

/** A file whose text is known. */
export function writtenFile(file: string, text: string): WrittenFile {
  return {
    file,
    text,
    at(offset) {
      const before = text.slice(0, offset);
      return { file: displayPath(file), line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
    },
  };
}
