import type { Href } from '../../model/nav.ts';
import type { SearchEntry, SearchKind } from '../../model/search.ts';
import type { IndexFile, Row } from './index-file.ts';

/** An entry as it is found. */
export interface IndexedEntry extends SearchEntry {
  readonly id: number;
  /** Places beyond those that are listed. */
  readonly more: number;
}

/** The entries of all files of an index, by number. One is made of its row when it is first asked for. */
export class Entries {
  readonly #files: IndexFile[] = [];
  readonly #rows: (readonly [row: Row, file: IndexFile])[] = [];
  readonly #made = new Map<number, IndexedEntry>();
  readonly #at = new Map<string, readonly number[]>();
  #count = 0;

  add(file: IndexFile): void {
    file.entries.forEach((row, at) => (this.#rows[file.first + at] = [row, file]));
    this.#files.push(file);
    this.#count += file.entries.length;
    this.#at.clear();
  }

  get count(): number {
    return this.#count;
  }

  /** Numbers are below it. */
  get end(): number {
    return this.#rows.length;
  }

  /** @throws {RangeError} where no entry has the number. */
  get(id: number): IndexedEntry {
    const known = this.#made.get(id);
    if (known !== undefined) return known;
    const [row, file] = this.#rowOf(id);
    const made = entryOf(row, file, id);
    this.#made.set(id, made);
    return made;
  }

  kindOf(id: number): SearchKind {
    return this.#rowOf(id)[0][0];
  }

  isReference(id: number): boolean {
    return this.#rowOf(id)[0][4] === 1;
  }

  /** Address of the page that an entry stands on first. */
  pageOf(id: number): string {
    const [row, { pages }] = this.#rowOf(id);
    return pages[row[5][0]?.[0] ?? -1] ?? '';
  }

  /** All entries of a kind. */
  ofKind(kind: SearchKind): readonly IndexedEntry[] {
    return this.#files.flatMap(({ first, entries }) =>
      entries.flatMap((row, at) => (row[0] === kind ? [this.get(first + at)] : [])),
    );
  }

  /** Entries that stand at an address. */
  at(href: string): readonly number[] {
    const known = this.#at.get(href);
    if (known !== undefined) return known;
    const [address = '', anchor = ''] = href.split('#');
    const found = this.#files.flatMap(({ first, entries, pages }) => {
      const page = pages.indexOf(address);
      if (page < 0) return [];
      return entries.flatMap((row, at) =>
        row[5].some((place) => place[0] === page && place[1] === anchor) ? [first + at] : [],
      );
    });
    this.#at.set(href, found);
    return found;
  }

  #rowOf(id: number): readonly [Row, IndexFile] {
    const found = this.#rows[id];
    if (found === undefined) throw new RangeError(`There is no entry ${id}.`);
    return found;
  }
}

function entryOf(row: Row, { pages, wheres }: IndexFile, id: number): IndexedEntry {
  const [kind, title, names, text, reference, places, more] = row;
  return {
    id,
    kind,
    title,
    names,
    text,
    reference: reference === 1,
    places: places.map(([page, anchor, where]) => ({
      href: `${pages[page] ?? ''}${anchor === '' ? '' : `#${anchor}`}` as Href,
      where: wheres[where] ?? '',
    })),
    more,
  };
}
