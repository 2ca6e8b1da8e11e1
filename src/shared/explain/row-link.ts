import type { Rows } from '../../model/call-data.ts';
import type { Href } from '../../model/nav.ts';
import { memoize } from '../text/memoize.ts';
import { segment } from '../text/segment.ts';

type Path = readonly (string | number)[];

/** Returns the anchor of a row, composed of the table's anchor and the row's path. */
export function rowAnchor(anchor: string, path: string): string {
  return `${anchor}.${path.replaceAll('[]', '')}`;
}

/** Anchors of rows by path, with `[]` for entries and `*` for free names. */
const anchorsOf = memoize(
  ({ anchor, fields }: Rows): ReadonlyMap<string, string> =>
    // The first of a path: rows of several alternatives may have the same path.
    new Map(
      fields
        .map((field) => (typeof field === 'string' ? ([field, rowAnchor(anchor, field)] as const) : field))
        .reverse(),
    ),
);

/** Returns the URL of the row for a field, else for the nearest enclosing field, else of the table. */
export function rowLink(rows: Rows, path: Path): Href {
  const anchors = anchorsOf(rows);
  for (let length = path.length; length > 0; length--) {
    const keys = keysOf(path.slice(0, length));
    // With several alternatives, no page is certain to contain the row.
    const [elsewhere, ...others] = rows.elsewhere.filter(([from]) => keys.includes(from));
    const rest = path.slice(length).filter((step) => typeof step === 'string');
    if (elsewhere !== undefined && others.length === 0 && rest.length > 0) return below(elsewhere[1], rest);
    const anchor = keys.map((key) => anchors.get(key)).find((found) => found !== undefined);
    if (anchor !== undefined) return `${rows.href}#${anchor}` as Href;
  }
  const [, whole] = rows.elsewhere.find(([from]) => from === '') ?? [];
  if (whole !== undefined) {
    const names = path.filter((step) => typeof step === 'string');
    // A table of this page may refer back to it: its own rows are certain to exist.
    return below(whole, whole.includes('#') ? names.slice(0, 1) : names);
  }
  return (rows.anchor === '' ? rows.href : `${rows.href}#${rows.anchor}`) as Href;
}

/** Returns the URL of the row for a field nested below a row or the page of a schema. */
function below(href: Href, names: readonly string[]): Href {
  if (names.length === 0) return href;
  return `${href}${href.includes('#') ? '.' : '#fields.'}${names.map(segment).join('.')}` as Href;
}

/** Returns the notations of a path in rows: as it is, and with `*` for its last name. */
function keysOf(path: Path): readonly string[] {
  const key = (steps: Path): string =>
    steps
      .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
      .join('')
      .replace(/^\./, '');
  return [key(path), ...(typeof path.at(-1) === 'string' ? [key([...path.slice(0, -1), '*'])] : [])];
}

/** Returns a path as text for readers: `data.items[2].id`. */
export function pathText(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
