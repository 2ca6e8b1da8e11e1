import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { displayPath, type Location } from '../../../cli/problem.ts';
import type { GuideSources } from '../../../guides/sources/guide-source.ts';
import type { CheckContext } from '../check.ts';

/** A file that authors write, with its text. */
export interface TextFile {
  readonly text: string;
  /** Returns the location of the character at an offset. */
  at(offset: number): Location;
}

/** Returns every guide, and the settings beside them (`site.yaml`, `groups.yaml`). */
export function guideFiles(context: CheckContext): readonly TextFile[] {
  const { guides, settings = [] } = context.guides;
  return [...guides, ...settings].map(({ file, text }) => textFile(file, text));
}

/**
 * Returns the Markdown files that are in the folder of the guides but are not pages, such as `README.md`. Readers see
 * them if the repository is public.
 */
export function noteFiles({ guides }: CheckContext): readonly TextFile[] {
  const root = folderOf(guides);
  if (root === undefined) return [];
  const folders = ['', ...guides.groups.map(({ folder }) => folder)].filter((folder) => existsSync(join(root, folder)));
  return folders
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
    .filter((file) => /\.(?:md|markdown)$/i.test(file))
    .sort()
    .map((file) => textFile(file, readFileSync(file, 'utf8')));
}

/** Returns every SVG picture of guides and descriptions, and every SVG logo and icon of the site, as text. */
export function svgFiles({ guides }: CheckContext): readonly TextFile[] {
  const images = [...(guides.images ?? []), ...guides.guides.flatMap((guide) => [...guide.images.values()])].filter(
    ({ href }) => href.endsWith('.svg'),
  );
  const byFile = new Map(images.map(({ file, bytes }) => [file, bytes]));
  return [...byFile].map(([file, bytes]) => textFile(file, new TextDecoder().decode(bytes)));
}

function folderOf({ guides }: GuideSources): string | undefined {
  const [first] = guides;
  return first === undefined ? undefined : join(dirname(first.file), '..');
}

function textFile(file: string, text: string): TextFile {
  return { text, at: (offset) => placeInText({ file, text }, offset) };
}

/** Returns the location of a character in a text file or, with `length`, of a range on one line. */
export function placeInText(
  { file, text }: { readonly file: string; readonly text: string },
  offset: number,
  length = 0,
): Location {
  const before = text.slice(0, offset);
  const [line, column] = [before.split('\n').length, offset - before.lastIndexOf('\n')];
  return {
    file: displayPath(file),
    line,
    column,
    ...(length === 0 ? {} : { endLine: line, endColumn: column + length }),
  };
}
