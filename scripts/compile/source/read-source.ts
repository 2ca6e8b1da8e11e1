import { Source } from '@redocly/openapi-core';

/**
 * A file that was read. The tree in which lines are looked up takes twelve times the memory of its text: it can be
 * dropped, and is made again where a line is asked for after all.
 */
export class ReadSource extends Source {
  #placed: Source | undefined;

  override getAst(safeLoad: Parameters<Source['getAst']>[0]): ReturnType<Source['getAst']> {
    this.#placed ??= new Source(this.absoluteRef, this.body);
    return this.#placed.getAst(safeLoad) as ReturnType<Source['getAst']>;
  }

  dropTree(): void {
    this.#placed = undefined;
  }
}
