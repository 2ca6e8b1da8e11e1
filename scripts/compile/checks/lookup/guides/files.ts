import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { displayPath, type Location } from '../../../../cli/problem.ts';
import type { CheckContext } from '../check.ts';

/** A file written by hand, as text. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
  /** Place of a character. */
  at(offset: number): Location;
}

/** Every guide, and the settings beside them (`site.yaml`, `groups.yaml`). */
export function guideFiles(context: CheckContext): readonly TextFile[] {
  return [...context.guides.guides.map(({ file, text }) => textFile(file, text)), ...settingsFiles(context)];
}

/** The settings beside the guides. Without a guide there is no folder to look in. */
export function settingsFiles({ guides }: CheckContext): readonly TextFile[] {
  const [first] = guides.guides;
  if (first === undefined) return [];
  const root = join(dirname(first.file), '..');
  return ['site.yaml', 'groups.yaml']
    .map((name) => join(root, name))
    .filter((file) => existsSync(file))
    .map((file) => textFile(file, readFileSync(file, 'utf8')));
}

function textFile(file: string, text: string): TextFile {
  return { file, text, at: (offset) => placeInText({ file, text }, offset) };
}

/** Place of a character in the text of a file, or of several. */
export function placeInText({ file, text }: Pick<TextFile, 'file' | 'text'>, offset: number, length = 0): Location {
  const before = text.slice(0, offset);
  const [line, column] = [before.split('\n').length, offset - before.lastIndexOf('\n')];
  return {
    file: displayPath(file),
    line,
    column,
    ...(length === 0 ? {} : { endLine: line, endColumn: column + length }),
  };
}
