import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Source } from '@redocly/openapi-core';

/** Length, in characters, above which a text is compressed. */
const LARGE = 1_000_000;

/**
 * A file that was read. To find lines in it, Redocly needs a list of lines, and a syntax tree that takes twelve times
 * as much memory as the text. `drop` frees both; they are made again when a line is needed.
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

  /** This file as an object of Redocly's class `Source`, for which Redocly caches where each line begins. */
  get placed(): Source {
    return (this.#placed ??= new Source(this.absoluteRef, this.body));
  }

  /** Returns the lines of the file. Only `\n` ends a line, as in the locations of problems. */
  override getLines(): string[] {
    return (this.#lines ??= this.body.split('\n'));
  }

  /** Drops everything except the text, and compresses a large text. */
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
