import type { Description } from './description.ts';
import type { Files } from './files.ts';
import type { Guides } from './guides.ts';

/** What an author works on. */
export interface Author {
  readonly api: Description;
  readonly guides: Guides;
  readonly files: Files;
}

/** A legitimate change of the documentation, whole: the check has to accept it. */
export interface HonestEdit {
  readonly id: string;
  /** What sort of change it is; several edits may be of one kind. */
  readonly kind: string;
  /** What the author did, in one phrase. */
  readonly title: string;
  /** Makes the change. @throws {Error} when its place is gone. */
  edit(author: Author): void;
}
