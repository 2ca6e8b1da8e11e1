import type { Version } from './version.ts';

/** One replacement of characters in one file. Offsets count UTF-16 units from 0, `end` excluded. */
interface Change {
  /** Path below the root of the sources, with forward slashes: `openapi/openapi.yaml`. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The sources with a few characters changed, so that one statement is wrong. */
export interface Edit {
  /** Id of the operator that made it. */
  readonly operator: string;
  /** What kind of statement it changes: the role of its fact. */
  readonly role: string;
  /** Where the first change is. Lines and columns count from 1. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Keys that lead to the statement: `properties/amount/type`, `frontmatter/order`, `Value[2]/of`. */
  readonly place: string;
  /** What was changed, in one phrase. */
  readonly description: string;
  readonly changes: readonly Change[];
}

/** Applies changes to a text. They must not overlap. */
function apply(text: string, changes: readonly Pick<Change, 'start' | 'end' | 'text'>[]): string {
  return [...changes]
    .sort((a, b) => b.start - a.start)
    .reduce((changed, { start, end, text: added }) => changed.slice(0, start) + added + changed.slice(end), text);
}

/** The files as an edit leaves them. */
export function versionsOf({ changes }: Edit, texts: ReadonlyMap<string, string>): readonly Version[] {
  return [...new Set(changes.map(({ file }) => file))].map((file) => ({
    file,
    text: apply(
      texts.get(file) ?? '',
      changes.filter((change) => change.file === file),
    ),
  }));
}

/** Name of an edit, independent of all others. */
export function nameOf({ operator, file, place, description }: Edit): string {
  return `${operator} ${file} ${place} ${description}`;
}
