import type { Answers } from '../answers.ts';
import type { Sources } from '../sources.ts';

/** A kind of file that `npm run new` writes. */
export interface Kind {
  /** Describes its name, for the help. */
  readonly name: string;
  /** Adds the file to the draft. */
  write(name: string, sources: Sources, answers: Answers): Promise<void>;
}
