import type { Href } from '#src/model/nav.ts';

/**
 * Decides which nested objects a page shows in place, below the row of their field, and which it only links to. All
 * tables of a page use the same `Expansion`.
 */
export interface Expansion {
  /** Whether the schema name beside the type of a field links to the page of the schema. */
  readonly linksNames: boolean;
  /** Creates the row budget of one table. */
  table(): TableBudget;
}

/** The row budget of one table: decides which nested objects the table has room for. */
export interface TableBudget {
  /**
   * Opens a nested object in place and spends the budget on its rows. If the object cannot open, returns the reason;
   * otherwise undefined.
   */
  open(object: NestedObject): Refusal | undefined;
  /**
   * Like `open`, for the object that the table itself describes. This object opens whatever its size, unless the page
   * already shows it.
   */
  begin(object: Pick<NestedObject, 'keys' | 'rows' | 'at'>): Refusal | undefined;
}

/** A nested object that a table could show in place. */
export interface NestedObject {
  /**
   * Names that identify the object: its schema names, each followed by the direction if requests and responses show
   * different fields (`Payment request`).
   */
  readonly keys: readonly string[];
  readonly rows: number;
  /** Whether the schema of the object has a page. */
  readonly linked: boolean;
  /** Whether the page of an enclosing schema has a row for the object. */
  readonly inside?: boolean;
  /**
   * The schema itself. It identifies an object without a name, because YAML aliases can use one schema object in
   * several places.
   */
  readonly schema?: object;
  readonly at: Href;
  /**
   * Whether the object is an alternative, such as a branch of `oneOf`. Alternatives have a separate budget, as every
   * caller needs one of them.
   */
  readonly alternative?: boolean;
  /**
   * Whether the object has only a few fields, none of them nested. Such an object may open although the page already
   * shows it.
   */
  readonly small?: boolean;
}

/** Why an object does not open: either the page already shows it, at the URL `at`, or the budget has no room for it. */
export type Refusal =
  { readonly reason: 'shown'; readonly key: string; readonly at: Href } | { readonly reason: 'no room' };

export interface ExpansionOptions {
  /**
   * Number of rows that all nested tables of a page may have together. When they are spent, objects with a page become
   * links. Alternatives have a further budget of the same size, and so have objects without a page. An object explained
   * nowhere else always opens.
   */
  readonly rows: number;
  /** Whether a named schema opens once in each table, or once on the page. */
  readonly oncePer: 'table' | 'page';
}

/** Share of the page's remaining rows that one table may use, so that some are left for later tables. */
const SHARE = 2 / 3;

/** Limits for guides, which have few tables, chosen by the author. */
const GUIDE_EXPANSION: ExpansionOptions = { rows: 1500, oncePer: 'table' };

/** Limits for reference pages, which show only the first levels of objects; the rest is one click away. */
export const REFERENCE_EXPANSION: ExpansionOptions = { rows: 200, oncePer: 'page' };

/** Creates the budget of one page. */
export function createExpansion({ rows, oncePer }: ExpansionOptions = GUIDE_EXPANSION): Expansion {
  let left = rows;
  let withoutPage = rows;
  let alternatives = rows;
  const openedOnPage = new Map<string, Href>();
  return {
    linksNames: oncePer === 'page',
    table() {
      const opened = oncePer === 'page' ? openedOnPage : new Map<string, Href>();
      const openedHere = new WeakMap<object, Href>();
      let share = Math.ceil(left * SHARE);
      const spend = (number: number): void => {
        share -= number;
        left = Math.max(0, left - number);
      };
      const shown = (keys: readonly string[]): Refusal | undefined => {
        const [first] = keys.flatMap((key) => {
          const at = opened.get(key);
          return at === undefined ? [] : [{ reason: 'shown' as const, key, at }];
        });
        return first;
      };
      const markOpened = ({ keys, at }: Pick<NestedObject, 'keys' | 'at'>): void => {
        for (const key of keys) if (!opened.has(key)) opened.set(key, at);
      };
      return {
        begin(object) {
          const refusal = shown(object.keys);
          if (refusal !== undefined) return refusal;
          spend(object.rows);
          markOpened(object);
          return undefined;
        },
        open(object) {
          const { keys, schema, rows: needed, linked, inside = false, alternative = false, small = false } = object;
          const refusal = shown(keys);
          const same = schema && openedHere.get(schema);
          if (refusal !== undefined && !(small && needed <= share)) return refusal;
          if (alternative && needed <= alternatives) alternatives -= needed;
          else if (needed <= share) spend(needed);
          else if (linked || (inside && needed > withoutPage)) return { reason: 'no room' };
          else if (same !== undefined && needed > withoutPage) return { reason: 'shown', key: '', at: same };
          else withoutPage -= needed;
          if (schema !== undefined) openedHere.set(schema, object.at);
          markOpened(object);
          return undefined;
        },
      };
    },
  };
}
