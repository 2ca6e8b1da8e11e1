/** Walks a description and the tables of twins together, and reports what the twins have lost. */
import type { Row, TableRows } from './read-table.ts';
import { childrenOf, limitsOf, marksOf, valuesOf, type Description, type Direction, type Place } from './shape.ts';

/** What was compared, and what was not found. */
export class Tally {
  readonly counts = { operations: 0, parameters: 0, fields: 0, limits: 0, values: 0, meanings: 0, codes: 0, gaps: 0 };
  readonly lost: string[] = [];
  readonly invented: string[] = [];
}

/** A table with every row by its path, those of alternatives with them. */
export class Scope {
  readonly name: string;
  readonly byPath = new Map<string, Row[]>();
  readonly paths: readonly string[];
  readonly seen = new Set<string>();

  constructor(name: string, table: TableRows, prefix = '') {
    this.name = name;
    this.#add(table, prefix);
    this.paths = [...this.byPath.keys()];
  }

  #add({ whole, rows }: TableRows, at: string): void {
    this.#put(at, whole);
    for (const row of [whole, ...rows]) {
      if (row !== whole) this.#put(row.path, row);
      for (const { table } of row.variants) this.#add(table, row === whole ? at : row.path);
    }
  }

  #put(path: string, row: Row): void {
    this.byPath.set(path, [...(this.byPath.get(path) ?? []), row]);
  }

  /** Whether there is a row here or below. */
  has(path: string): boolean {
    return (
      this.byPath.has(path) || this.paths.some((each) => each.startsWith(`${path}.`) || each.startsWith(`${path}[`))
    );
  }
}

export interface Walk {
  readonly description: Description;
  readonly direction: Direction;
  readonly tally: Tally;
  /** The table that a link of a twin leads to, and the path in it where it leads to a row. */
  readonly follow: (url: string, from: Scope) => { readonly scope: Scope; readonly path: string } | undefined;
  readonly visited: Set<string>;
  /** Said before what is lost. */
  readonly about: string;
  /** What the call says it does not document. */
  readonly gaps: readonly string[];
}

interface At {
  readonly scope: Scope;
  readonly path: string;
  /** The nearest row around items that have none of their own. */
  readonly holder: string;
  /** What alternatives say of the same field on pages of their own. */
  readonly elsewhere?: readonly Row[];
}

/** Compares a place of the description with a place of a table, and everything inside it. */
export function compare(place: Place, at: At, walk: Walk): void {
  const { scope, path, holder } = at;
  const key = `${walk.direction} ${place.key} ${scope.name} ${path}`;
  if (walk.visited.has(key)) return;
  walk.visited.add(key);
  scope.seen.add(path);
  const rows = [...reached(holder, scope, walk), ...(at.elsewhere ?? [])];
  const lists = path.slice(holder.length);
  compareFacts(place, rows, { ...at, lists }, walk);
  for (const child of childrenOf(place, walk.direction, walk.description)) {
    const inside = join(path, child.step);
    if (child.step !== '[]') walk.tally.counts.fields += 1;
    // The type of a map says what it holds, as that of an array does.
    const isRow = child.step !== '[]' && !(child.step === '.*' && !scope.has(inside) && rows.some(isMap));
    const target = isRow ? locate(inside, at, rows, walk) : { scope, path: inside, holder };
    if (target === undefined) {
      lose(`field ${inside}`, at, walk);
      continue;
    }
    const found = target.scope.byPath.get(target.path) ?? [];
    const isTold =
      found.some(({ words }) => words.includes('required')) || rows.some((row) => requires(row, child.step));
    if (isRow && child.required && !isTold) lose(`that ${inside} is required`, at, walk);
    compare(child.place, isRow ? { ...target, elsewhere: linkedRows(child.step, at, rows, walk) } : target, walk);
  }
}

/** Rows of a field in the tables that alternatives link to which have no rows of their own. */
function linkedRows(step: string, { scope }: At, rows: readonly Row[], walk: Walk): readonly Row[] {
  return rows.flatMap(({ links, isBare }) =>
    (isBare === true ? links : []).flatMap((url) => {
      const target = walk.follow(url, scope);
      return target === undefined ? [] : (target.scope.byPath.get(join(target.path, step)) ?? []);
    }),
  );
}

const isMap = ({ type }: Row): boolean => /\bmaps? of /.test(type);

/** Whether a row says of an alternative that it requires a field: `requires id, name and code`. */
function requires({ rules }: Row, step: string): boolean {
  return rules.some((rule) => {
    const [, names = ''] = /^requires ([^]+)$/.exec(rule) ?? [];
    return names.split(/, | and /).includes(step.slice(1));
  });
}

/** Rows of a path with those that their links lead to, which say more of the same value. */
function reached(path: string, scope: Scope, walk: Walk): readonly Row[] {
  const own = scope.byPath.get(path) ?? [];
  const linked = own
    .flatMap(({ links }) => links)
    .flatMap((url) => {
      const target = walk.follow(url, scope);
      return target === undefined ? [] : (target.scope.byPath.get(target.path) ?? []);
    });
  return [...own, ...linked];
}

/** Where a field stands: in the same table, else in one that a row around it links to. */
function locate(inside: string, { scope, holder }: At, rows: readonly Row[], walk: Walk): At | undefined {
  if (scope.byPath.has(inside)) return { scope, path: inside, holder: inside };
  const rest = inside.slice(holder.length);
  for (const url of rows.flatMap(({ links }) => links)) {
    const target = walk.follow(url, scope);
    if (target === undefined) continue;
    for (const step of [rest, rest.replace(/^(?:\[\])+/, '')]) {
      const path = join(target.path, step);
      if (target.scope.byPath.has(path)) return { scope: target.scope, path, holder: path };
    }
  }
  return undefined;
}

function join(path: string, step: string): string {
  return path === '' && step.startsWith('.') ? step.slice(1) : `${path}${step}`;
}

function lose(what: string, { scope }: At, { about, tally }: Walk): void {
  tally.lost.push(`${about}: ${what} (in ${scope.name})`);
}

function compareFacts(place: Place, rows: readonly Row[], at: At & { readonly lists: string }, walk: Walk): void {
  const { counts } = walk.tally;
  const labels = rows.flatMap(({ variants }) => variants.map(({ label }) => label));
  const limits = new Set([
    ...rows.flatMap((row) => row.limits.map((limit) => limit.replace(/^(?:each )+/, ''))),
    // An alternative of a plain type is called by it: `string, uri`.
    ...labels.flatMap((label) => (/^\w+, \S+$/.test(label) ? [`format=${label.replace(/^\w+, /, '')}`] : [])),
  ]);
  const told = new Map(rows.flatMap((row) => [...row.enum, ...row.values.map((value) => [value, ''] as const)]));
  const fixed = new Set([...limits].filter((limit) => limit.startsWith('const=')).map((limit) => limit.slice(6)));
  const where = `${at.path}${at.lists === '' ? '' : ' (items)'}`;
  for (const schema of place.schemas) {
    for (const limit of limitsOf(schema)) {
      counts.limits += 1;
      if (!limits.has(limit)) lose(`${where} ${limit}`, at, walk);
    }
    for (const [value, meaning] of valuesOf(schema)) {
      counts.values += 1;
      const quoted = JSON.stringify(value);
      const words = told.get(value) ?? told.get(quoted);
      const isFixed =
        fixed.has(value) || fixed.has(quoted) || labels.some((label) => label.includes(value)) || value === 'null';
      if (words === undefined && !isFixed) lose(`value ${value} of ${where}`, at, walk);
      for (const part of words === undefined ? [] : meaning) {
        counts.meanings += 1;
        if (!words?.includes(part)) lose(`meaning of ${value} of ${where}`, at, walk);
      }
    }
    for (const mark of marksOf(schema)) {
      counts.gaps += 1;
      if (!isMarked(mark, rows, at) && !isInBox(at.path, walk.gaps)) lose(`gap ${mark} of ${where}`, at, walk);
    }
  }
}

/** Whether the box of gaps names the field. */
function isInBox(path: string, gaps: readonly string[]): boolean {
  const name = path.replace(/(?:\[\d*\])+$/, '').replace(/^.*\./, '');
  return name !== '' && gaps.some((gap) => gap.includes(name));
}

/** Whether rows say of themselves, or of the rows inside them, what the source does not tell. */
function isMarked(mark: string, rows: readonly Row[], { scope, path }: At): boolean {
  const inside = scope.paths
    .filter((each) => each.startsWith(path) && each !== path)
    .flatMap((each) => scope.byPath.get(each) ?? []);
  const says = (of: readonly Row[], words: RegExp): boolean =>
    of.some(({ unconfirmed }) => unconfirmed.some((each) => words.test(each)));
  switch (mark) {
    case 'fields':
      return rows.some(({ notes }) => notes.some((note) => /^(?:Fields|Further fields) not documented\.$/.test(note)));
    case 'types':
      return says([...rows, ...inside], /its type/);
    case 'required':
      return says([...rows, ...inside], /whether it is required/);
    case 'values':
      return says(rows, /all its values|further values/);
    case 'meaning':
      return says(rows, /its meaning|meanings/);
    default:
      return says(rows, new RegExp(mark));
  }
}
