import { resolve } from 'node:path';
import { parse, parseDocument, type Document } from 'yaml';
import { asList } from '#src/shared/schema/raw.ts';
import { unescapePointer } from '#src/shared/schema/resolve-ref.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import type { Location } from '../../cli/problem.ts';
import type { Locator } from '../../description/source/locator.ts';
import { groupBy } from '../../text/group-by.ts';
import type { Draft } from '../draft.ts';
import type { Place } from '../place.ts';
import { rangeAt, type Path } from '../edit-yaml.ts';
import { edited, offsetAt, type TextEdit } from '../fix/fix.ts';

type Make = (match: string) => string;

/**
 * Whether a text can be written as a plain YAML scalar, even in a flow sequence such as `[a, b]` (YAML 1.2.2, section
 * 7.3.3), and between quotes without escapes.
 */
function isPlainScalar(text: string): boolean {
  const [only, ...others] = asList(parseDocument(`[${text}]`).toJS());
  return only === text && others.length === 0 && !/["'\\#:]/.test(text);
}

/** Edits of files, which are applied together. Of nested edits, only the outermost is applied. */
export class Edits {
  readonly #draft: Draft;
  readonly #locator: Locator;
  readonly #documents = new Map<string, Document>();
  readonly #edits: TextEdit[] = [];

  constructor(draft: Draft, locator: Locator) {
    [this.#draft, this.#locator] = [draft, locator];
  }

  /** Returns the place at which a node of the description is written. */
  placeOf(node: unknown): Place {
    const keys = (this.#locator.pointerOf(node) ?? '#').split('/').slice(1);
    return { file: this.#locator.fileOf(node) ?? '', path: keys.map(unescapePointer) };
  }

  /**
   * Replaces a name at the path below a node: in the value there or, with `onKey`, in the key of that value. The result
   * is quoted where YAML requires it.
   */
  name(node: unknown, path: Path, [from, to]: readonly [from: string, to: string], onKey = false): void {
    this.value(
      node,
      path,
      /^[^]+$/g,
      (text) => {
        const name = String(parse(text)).replaceAll(from, () => to);
        const [quote = ''] = /^["']/.exec(text) ?? [];
        return isPlainScalar(name) ? quote + name + quote : JSON.stringify(name);
      },
      onKey,
    );
  }

  /**
   * Replaces every match of `pattern` at the path below a node: in the value there or, with `onKey`, in the key of that
   * value.
   */
  value(node: unknown, path: Path, pattern: RegExp, make: Make, onKey = false): void {
    const place = this.placeOf(node);
    this.at({ ...place, path: [...place.path, ...path] }, pattern, make, onKey);
  }

  /** Replaces every match of `pattern` at a place: in the value there or, with `onKey`, in the key of that value. */
  at({ file, path }: Place, pattern: RegExp, make: Make, onKey = false): void {
    const document = this.#documents.get(file) ?? parseDocument(this.#draft.text(file));
    this.#documents.set(file, document);
    const range = rangeAt(document, path, onKey);
    if (range !== undefined) this.inFile(file, pattern, make, range);
  }

  /** Replaces every match of `pattern` in a file, or only between the offsets `from` and `to`. */
  inFile(name: string, pattern: RegExp, make: Make, [from, to]: readonly number[] = [0, Infinity]): void {
    const file = resolve(name);
    for (const { 0: match, index } of this.#draft.text(file).slice(from, to).matchAll(pattern)) {
      const [text, begin] = [make(match), (from ?? 0) + index];
      if (text !== match) this.#edits.push({ file, from: begin, to: begin + match.length, text });
    }
  }

  /** Replaces the name at a location. The location may also be that of a quotation mark before the name. */
  nameFrom({ file, line, column }: Location, [from, to]: readonly [from: string, to: string]): void {
    const start = offsetAt(this.#draft.text(resolve(file)), line, column);
    this.inFile(file, new RegExp(escapeRegExp(from), 'g'), () => to, [start, start + from.length + 1]);
  }

  /** Applies all edits to the draft. */
  apply(): void {
    for (const [file, edits] of groupBy(this.#edits, (edit) => edit.file)) {
      let end = 0;
      const outermost = edits
        .sort((a, b) => a.from - b.from || b.to - a.to)
        .filter((edit) => edit.from >= end && (end = edit.to) > 0);
      this.#draft.change(file, (text) => edited(text, outermost));
    }
  }
}
