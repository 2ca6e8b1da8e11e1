import type { CatalogueRow, EnumTable, Field, FieldTable } from '#src/model/field.ts';
import type { Href } from '#src/model/nav.ts';
import type { SearchKind } from '#src/model/search.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import { visitTable, type Around } from '../../pages/fields/visit-table.ts';
import { placeWords, type Entry } from './placed-entry.ts';

/**
 * What the search entries of all rows of a table have in common: the page of the table, and what the table is about.
 */
export interface TablePlace {
  /** URL of the page with the table. */
  readonly href: Href;
  /** What the table is about, in words: `Pay by card, body`. */
  readonly where: string;
  /**
   * Key of what the table is about. For an operation or webhook, it is the same on every page: `payByCard Body`. For a
   * schema or response that a page shows alone, it begins with the URL of the page.
   */
  readonly owner: string;
  readonly kind: Extract<SearchKind, 'field' | 'parameter' | 'header'>;
}

/**
 * Returns a search entry for every field of a table, nested fields and alternatives included, and for every value of an
 * enum.
 */
export function fieldEntries(table: FieldTable | undefined, place: TablePlace): readonly Entry[] {
  const found: Entry[] = [];
  const inside = ({ variants }: Around): TablePlace => ({ ...place, where: [place.where, ...variants].join(', ') });
  visitTable(table, {
    field: (field, around) => {
      if (field.loose !== true) found.push(fieldEntry(field, inside(around)));
    },
    values: (values, around, field) => found.push(...enumEntries(values, inside(around), field)),
  });
  return found;
}

function fieldEntry(
  { anchor, name, path, title, description, marks }: Field,
  { href, where, owner, kind }: TablePlace,
): Entry {
  const words = [title ?? '', textOf(description)].filter((text) => text !== '');
  return {
    kind,
    title: name,
    names: path === name ? [] : [path],
    text: words,
    href: `${href}#${anchor}`,
    where: placeWords(path === name ? '' : path, where, ...marks.filter((mark) => mark.startsWith('deprecated'))),
    placeKey: `${owner} ${path}`,
  };
}

/**
 * Returns a search entry for each value of an enum. `field` is the field that has this enum; it is left out if the enum
 * is a schema of its own.
 */
export function enumEntries(
  { caption, values }: EnumTable,
  { href, where, owner }: Omit<TablePlace, 'kind'>,
  field: Pick<Field, 'name' | 'path'> = { name: caption, path: '' },
): readonly Entry[] {
  return values.map(({ anchor, value, title = '', description = '', deprecated }) => ({
    kind: 'value',
    title: title === '' || title === value ? value : `${value} ${title}`,
    names: [...new Set([value, ...(title === '' ? [] : [title]), `${field.name} ${value}`, `${caption} ${value}`])],
    text: description === '' ? [] : [description],
    href: `${href}#${anchor}`,
    where: placeWords(field.path, field.path === '' || caption === field.name ? '' : caption, where, deprecated),
    placeKey: `${owner} ${field.path}=${value}`,
    // Pages of schemas show the name of the enum in words, so spaces and capitals do not count.
    group: caption.replace(/\s/g, '').toLowerCase(),
  }));
}

/** Returns the search entry of an error in the catalogue. */
export function errorEntry(
  { anchor, code, title, meaning, remedy = [] }: CatalogueRow,
  href: Href,
  where: string,
): Entry {
  return {
    kind: 'error',
    title: `${code} ${title}`,
    names: [code, title, `HTTP ${code}`],
    text: [textOf(meaning), textOf(remedy)].filter((text) => text !== ''),
    href: `${href}#${anchor}`,
    where,
    entity: `error ${code}`,
  };
}
