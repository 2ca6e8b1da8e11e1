import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Source } from '@redocly/openapi-core';

/** Length, in characters, above which a text is compressed. */
const LARGE = 1_000_000;

/**
 * A file that was read. The tree for looking up lines takes twelve times the memory of its text, and the lines take
 * more than the text: all can be dropped, and are rebuilt when a line is needed again.
 */
export class ReadSource extends Source {
  #placed: Source | undefined;
  #lines: string[] | undefined;
  #text: string | undefined;
  #packed: Uint8Array | undefined;

  constructor(file: string, text: string) {
    super(file, '');
    this.#text = text;
    Object.defineProperty(this, 'body', { get: () => this.#body() });
  }

  override getAst(safeLoad: Parameters<Source['getAst']>[0]): ReturnType<Source['getAst']> {
    return this.placed.getAst(safeLoad) as ReturnType<Source['getAst']>;
  }

  /** Returns the same file with its text at hand, which is scanned once for the beginnings of lines. */
  get placed(): Source {
    return (this.#placed ??= new Source(this.absoluteRef, this.body));
  }

  /** Returns lines as the places of problems count them. */
  override getLines(): string[] {
    return (this.#lines ??= this.body.split('\n'));
  }

  /** Drops all but the text, and compresses a large one. */
  drop(): void {
    this.#placed = undefined;
    this.#lines = undefined;
    if (this.#text === undefined || this.#text.length < LARGE) return;
    this.#packed ??= deflateRawSync(this.#text, { level: 1 });
    this.#text = undefined;
  }

  #body(): string {
    return (this.#text ??= this.#packed === undefined ? '' : inflateRawSync(this.#packed).toString());
  }
}
