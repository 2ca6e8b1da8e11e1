import type { Answers } from '../answers.ts';
import type { Sources } from '../sources.ts';

/** A kind of file that `npm run new` writes, such as a guide or a schema. */
export interface Kind {
  /** Prompt that asks for the name of the new guide, schema or other thing: `Name of the schema: OrderStatus`. */
  readonly name: string;
  /**
   * Creates the new file, and adds references to it in other files. Both are in memory until `sources.draft.commit()`
   * writes them.
   */
  write(name: string, sources: Sources, answers: Answers): Promise<void>;
}
