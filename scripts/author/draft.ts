import { decodePath } from '#src/shared/text/percent-decoding.ts';
import { isUtf8 } from 'node:buffer';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { unescapePointer } from '#src/shared/schema/resolve-ref.ts';
import { commandLine } from '../cli/command-line.ts';
import { displayPath, UsageError } from '../cli/problem.ts';
import { DISK, listFolder, type FileReader } from '../description/source/file-reader.ts';
import { addMember, type Member, type Path } from './edit-yaml.ts';
import { valueIn, type Place } from './place.ts';
import { bytesOf, restore, writeWhole } from './whole-file.ts';

/** A changed file, before and after the changes. */
export interface FileChange {
  readonly file: string;
  /** Path before the file was moved; the same as `file` if it was not moved. */
  readonly from: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Changes to files, kept in memory until `commit` writes them all. If the program stops before that, the files are
 * unchanged.
 */
export class Draft implements FileReader {
  readonly isDisk = true;
  /** Original contents of the files that the draft has read; undefined for a file that did not exist. */
  readonly #found: Map<string, Buffer | undefined>;
  readonly #texts: Map<string, string>;
  /** Old paths of moved files, by new path. */
  readonly #moved = new Map<string, string>();
  readonly #removed = new Set<string>();
  /** Parsed values of files, with the text that was parsed. This cache saves parsing a file again for every query. */
  readonly #parsed = new Map<string, { readonly text: string; readonly value: unknown }>();

  constructor(found = new Map<string, Buffer | undefined>(), texts = new Map<string, string>()) {
    [this.#found, this.#texts] = [found, texts];
  }

  /** Creates a new draft with the same file contents. Moves and removals of files are not copied. */
  copy(): Draft {
    return new Draft(this.#found, new Map(this.#texts));
  }

  async has(file: string): Promise<boolean> {
    return !this.#removed.has(file) && (this.#texts.has(file) || DISK.has(file));
  }

  async list(folder: string): Promise<readonly string[]> {
    return (await listFolder(folder, DISK)).filter((name) => !this.#removed.has(join(folder, name)));
  }

  async read(file: string): Promise<Uint8Array> {
    const text = this.#texts.get(file);
    return text === undefined ? (this.#bytes(file) ?? DISK.read(file)) : Buffer.from(text);
  }

  /** Returns the text of a file in the draft; an empty string if the file does not exist. */
  text(file: string): string {
    return this.#texts.get(file) ?? this.#textBefore(file);
  }

  /** Whether a file on the disk is valid UTF-8, so that writing it as text preserves its bytes. */
  isText(file: string): boolean {
    return isUtf8(this.#bytes(file) ?? Buffer.alloc(0));
  }

  /** Whether a file exists on the disk or in the draft. */
  exists(file: string): boolean {
    return this.#texts.has(file) || existsSync(file);
  }

  /**
   * Creates a file with the given text.
   *
   * @throws {UsageError} when the file exists already.
   */
  create(file: string, text: string): void {
    if (this.exists(file))
      throw new UsageError(
        `There is already a file \`${displayPath(file)}\`.`,
        'Choose another name, or edit that file.',
      );
    this.change(file, () => text);
  }

  change(file: string, edit: (text: string) => string): void {
    this.#texts.set(file, edit(this.text(file)));
  }

  /**
   * Renames a file.
   *
   * @throws {UsageError} when a file with the new name exists already.
   */
  move(file: string, to: string): void {
    this.create(to, this.text(file));
    this.#texts.delete(file);
    this.#moved.set(to, file);
  }

  /** Removes a file. Until the commit, its text is empty. */
  remove(file: string): void {
    this.#texts.set(file, '');
    this.#removed.add(file);
  }

  /** Whether a file was removed. */
  isRemoved(file: string): boolean {
    return this.#removed.has(file);
  }

  /** Returns the files that the commit will change. */
  changes(): readonly FileChange[] {
    return [...this.#texts].flatMap(([file, after]) => {
      const from = this.#moved.get(file) ?? file;
      const before = this.#textBefore(from);
      return before === after && from === file ? [] : [{ file, from, before, after }];
    });
  }

  /**
   * Adds a key with its value (`member`) to the YAML map at a place.
   *
   * @throws {UsageError} when the place is an alias, or not a map.
   */
  add({ file, path }: Place, member: Member): void {
    this.change(file, (text) => addMember(text, path, member));
    // The member is missing if the place is an alias, which has no text of its own to edit.
    if (!(member.key in asRecord(this.valueAt({ file, path }))))
      throw new UsageError(
        `Cannot add \`${member.key}\` to \`${path.join('.')}\` in \`${displayPath(file)}\`, which is written as a YAML alias.`,
        'Replace the alias with its content, then run the command again.',
      );
  }

  /** Returns the value at a place; undefined if there is none. */
  valueAt(place: Place): unknown {
    return valueIn(this.#document(place.file), place.path);
  }

  /**
   * Follows `$ref`s from a place, at most `hops` times, and returns the last target. A place without `$ref` is returned
   * unchanged.
   */
  follow(place: Place, hops = 20): Place {
    const ref = asText(asRecord(this.valueAt(place))['$ref']);
    if (ref === '' || hops === 0) return place;
    const [path = '', pointer = ''] = ref.split('#');
    const file = path === '' ? place.file : resolve(dirname(place.file), decodePath(path));
    const keys = pointer.split('/').slice(1);
    return this.follow({ file, path: keys.map(unescapePointer) }, hops - 1);
  }

  /**
   * Follows `keys` from a place, and returns the place to which they lead. A `$ref` on the way is followed; a `$ref` at
   * the end is not.
   */
  below(place: Place, ...keys: Path): Place {
    return keys.reduce<Place>((from, key) => {
      const { file, path } = this.follow(from);
      return { file, path: [...path, key] };
    }, place);
  }

  /**
   * Writes all changes. Returns one line per file that says what was done.
   *
   * @throws {UsageError} when a file was changed after it was read, or cannot be written.
   */
  commit(): readonly string[] {
    const changes = this.changes();
    const touched = [...new Set(changes.flatMap(({ file, from }) => [file, from]))];
    const stale = touched.find((file) => !this.#isAsFound(file));
    if (stale !== undefined)
      throw new UsageError(
        `Nothing was written: \`${displayPath(stale)}\` was changed meanwhile.`,
        'Run the command again.',
      );
    try {
      for (const { file, from, after } of changes) {
        mkdirSync(dirname(file), { recursive: true });
        if (this.#removed.has(file)) rmSync(file);
        else writeWhole(file, after);
        if (from !== file) rmSync(from);
      }
    } catch (error) {
      for (const file of touched) if (!this.#isAsFound(file)) restore(file, this.#bytes(file));
      throw new UsageError(`Nothing was written: ${(error as Error).message}`);
    }
    return changes.map(({ file, from, before, after }) => {
      if (this.#removed.has(file)) return `removed ${displayPath(file)}`;
      if (from !== file) return `moved   ${displayPath(from)} to ${displayPath(file)}`;
      return this.#bytes(file) === undefined
        ? `wrote   ${displayPath(file)}`
        : `changed ${displayPath(file)}:${firstChange(before, after)}`;
    });
  }

  #bytes(file: string): Buffer | undefined {
    if (!this.#found.has(file)) this.#found.set(file, bytesOf(file));
    return this.#found.get(file);
  }

  #textBefore(file: string): string {
    return this.#bytes(file)?.toString() ?? '';
  }

  #isAsFound(file: string): boolean {
    const [found, now] = [this.#bytes(file), bytesOf(file)];
    return found === undefined || now === undefined ? found === now : found.equals(now);
  }

  #document(file: string): unknown {
    const text = this.text(file);
    const known = this.#parsed.get(file);
    if (known?.text === text) return known.value;
    const document = parseDocument(text);
    if (document.errors.length > 0)
      throw new UsageError(
        `\`${displayPath(file)}\` is not valid YAML.`,
        `Run \`${commandLine('check')}\`, and correct the file first.`,
      );
    const value = document.toJS({ maxAliasCount: 100 }) as unknown;
    this.#parsed.set(file, { text, value });
    return value;
  }
}

/** Returns the number of the first line of `after` that differs from `before`. */
function firstChange(before: string, after: string): number {
  const [old, lines] = [before.split('\n'), after.split('\n')];
  return lines.findIndex((line, index) => line !== old[index]) + 1 || lines.length;
}
