import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A legitimate change of the documentation, whole: the check has to accept it. */
export interface AcceptedEdit {
  /** The kind of change. */
  readonly id: string;
  /** What the author did, in one phrase. */
  readonly why: string;
  /** Made one after the other. */
  readonly changes: readonly FileChange[];
}

/** Paths lie below the root of the sources, with forward slashes. */
export type FileChange = Replacement | NewText | Move;

/**
 * Another passage in place of one that occurs exactly once. In both, each line after the first is indented as the line
 * on which the passage begins, so that they read the same at any depth.
 */
interface Replacement {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** A new file. */
interface NewText {
  readonly file: string;
  readonly text: string;
}

/** Another path of a file. */
interface Move {
  readonly file: string;
  readonly moveTo: string;
}

const FOLDER = 'tests/drift/accepted/edits';

/** Reads the accepted edits, by subject. */
export function readAcceptedEdits(): readonly AcceptedEdit[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((name) => parse(readFileSync(join(FOLDER, name), 'utf8')) as readonly AcceptedEdit[]);
}
