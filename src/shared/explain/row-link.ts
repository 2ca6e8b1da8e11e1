import type { Rows } from '../../model/call-data.ts';
import type { Href } from '../../model/nav.ts';
import { firstOf } from '../text/first-of.ts';
import { memoize } from '../text/memoize.ts';
import { segment } from '../text/segment.ts';

type Path = readonly (string | number)[];

/** Returns the anchor of a table row: the table's anchor, a dot, and the path of the field without `[]`. */
export function rowAnchor(anchor: string, path: string): string {
  return `${anchor}.${path.replaceAll('[]', '')}`;
}

/** Anchors of table rows by field path. In a path, `[]` is any entry of a list, and `*` is any field name. */
const anchorsOf = memoize(
  ({ anchor, fields }: Rows): ReadonlyMap<string, string> =>
    // Reversed so that the first row with a path wins: alternatives may have rows with the same path.
    new Map(
      fields
        .map((field) => (typeof field === 'string' ? ([field, rowAnchor(anchor, field)] as const) : field))
        .reverse(),
    ),
);

/**
 * Returns the URL of the table row for a field. If the field has no row, returns the URL of the row for the nearest
 * enclosing field; if there is none, the URL of the table.
 */
export function rowLink(rows: Rows, path: Path): Href {
  const anchors = anchorsOf(rows);
  for (let length = path.length; length > 0; length--) {
    const keys = keysOf(path.slice(0, length));
    // If alternatives lead to different pages, neither page is certain to contain the row.
    const [elsewhere, ...others] = rows.elsewhere.filter(([from]) => keys.includes(from));
    const rest = path.slice(length).filter((step) => typeof step === 'string');
    if (elsewhere !== undefined && others.length === 0 && rest.length > 0) return below(elsewhere[1], rest);
    const anchor = firstOf(keys, (key) => anchors.get(key));
    if (anchor !== undefined) return `${rows.href}#${anchor}` as Href;
  }
  const [, whole] = rows.elsewhere.find(([from]) => from === '') ?? [];
  if (whole !== undefined) {
    const names = path.filter((step) => typeof step === 'string');
    // A link with an anchor leads to a table row. Below that row, only the direct child rows are certain to exist.
    return below(whole, whole.includes('#') ? names.slice(0, 1) : names);
  }
  return (rows.anchor === '' ? rows.href : `${rows.href}#${rows.anchor}`) as Href;
}

/** Returns the URL of the row for a nested field, given the URL of an outer row or of a schema's page. */
function below(href: Href, names: readonly string[]): Href {
  if (names.length === 0) return href;
  return `${href}${href.includes('#') ? '.' : '#fields.'}${names.map(segment).join('.')}` as Href;
}

/** Returns the keys under which rows may list a path: the path itself, and the path with `*` as its last name. */
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
