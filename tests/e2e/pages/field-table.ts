import type { Locator } from '@playwright/test';

/** A table of fields as the reader sees it, nested ones inside. */
export interface FieldTable {
  readonly fields: readonly FieldRow[];
}

interface FieldRow {
  readonly name: string;
  readonly required: boolean;
  /** Address of the row in its page: `#listWallets…`. */
  readonly href: string;
  /** Everything said about the field, nested fields left out. */
  readonly text: string;
  /** Enum values in its row. */
  readonly values: readonly string[];
  readonly nested?: FieldTable;
}

/** Reads the visible field tables below an element; what is folded or hidden is not read. */
export function readFieldTables(root: Locator): Promise<FieldTable[]> {
  return root.evaluate((element) => {
    const tablesIn = (within: Element) => [...within.querySelectorAll<HTMLTableElement>('table')];
    const isFieldTable = (table: HTMLTableElement) => table.tHead?.textContent?.startsWith('Field') === true;
    const directly = (table: HTMLTableElement, holder: Element) =>
      table.parentElement?.closest('table') === holder.closest('table');
    const own = (cell: Element | undefined) => {
      const copy = cell?.cloneNode(true) as Element | undefined;
      for (const inner of copy?.querySelectorAll('table') ?? [])
        if (isFieldTable(inner as HTMLTableElement)) inner.remove();
      return copy?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    };
    const shown = (row: Element) => row.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const read = (table: HTMLTableElement): FieldTable => ({
      fields: [...(table.tBodies[0]?.rows ?? [])].filter(shown).map((row) => {
        const [head, body] = [...row.cells];
        const nested = body && tablesIn(body).find((inner) => isFieldTable(inner) && directly(inner, body));
        const values = body
          ? [...body.querySelectorAll('th code, li > code')].filter(
              (code) => code.closest('tr')?.parentElement?.closest('tr') === row || code.closest('tr') === row,
            )
          : [];
        return {
          name: head?.querySelector('a')?.textContent ?? '',
          required: [...(head?.children ?? [])].some((mark) => mark.textContent === 'required'),
          href: head?.querySelector('a')?.getAttribute('href') ?? '',
          text: `${own(head)} ${own(body)}`,
          values: values.map((code) => code.textContent ?? ''),
          ...(nested ? { nested: read(nested) } : {}),
        };
      }),
    });
    return tablesIn(element)
      .filter((table) => isFieldTable(table) && directly(table, element))
      .map(read);
  });
}

/** The tables and all tables nested in them. */
export function withNested(tables: readonly FieldTable[]): FieldTable[] {
  return tables.flatMap((table) => [
    table,
    ...withNested(table.fields.flatMap(({ nested }) => (nested === undefined ? [] : [nested]))),
  ]);
}

/** The table that lacks the fewest of the wanted fields; of several the one with the fewest others. */
export function nearestTable(tables: readonly FieldTable[], wanted: readonly string[]): FieldTable | undefined {
  const lacking = (table: FieldTable) => wanted.filter((name) => !namesOf(table).includes(name)).length;
  return withNested(tables).sort((a, b) => lacking(a) - lacking(b) || a.fields.length - b.fields.length)[0];
}

export function namesOf(table: FieldTable | undefined): string[] {
  return table?.fields.map(({ name }) => name) ?? [];
}
