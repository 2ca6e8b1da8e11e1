import { dirname, join, relative, sep } from 'node:path';
import { escapePointer } from '#src/shared/schema/resolve-ref.ts';
import type { Path } from './edit-yaml.ts';

/** A place in a source file: the file, and the keys and list indexes that lead to a node in it. */
export interface Place {
  /** Absolute path. */
  readonly file: string;
  readonly path: Path;
}

/** Returns a `$ref` to a place, as it has to be written in the file `from`. */
export function refTo({ file, path }: Place, from: string): string {
  const pointer = path.map((key) => `/${escapePointer(String(key))}`).join('');
  const name = relative(dirname(from), file).split(sep).join('/');
  return `${file === from ? '' : name}${pointer === '' && file !== from ? '' : `#${pointer}`}`;
}

/** Returns the path of a file or folder in the same folder as `file`. */
export const beside = (file: string, ...names: readonly string[]): string => join(dirname(file), ...names);

/** Returns the value at a path; undefined if there is none. */
export function valueIn(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null ? (node as Record<string | number, unknown>)[key] : undefined,
    value,
  );
}
