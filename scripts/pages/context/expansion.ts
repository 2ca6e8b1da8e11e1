import type { Href } from '#src/model/nav.ts';

/**
 * Decides which nested objects a page shows in place, below the row of their field. Other objects become links. All
 * tables of a page use the same `Expansion`.
 */
export interface Expansion {
  /** Whether the schema name beside the type of a field links to the page of the schema. */
  readonly linksNames: boolean;
  /** Creates the budget of a new table: the number of rows that it may have. */
  table(): TableBudget;
}

/** The budget of one table: the rows that it may still have. Decides which nested objects the table shows in place. */
export interface TableBudget {
  /**
   * Asks to show a nested object in place. If the budget allows it, subtracts the rows of the object and returns
   * undefined; if not, returns the reason.
   */
  open(object: NestedObject): Refusal | undefined;
  /**
   * Like `open`, but for the object that the table itself describes. This object is refused only if the page already
   * shows it, never because of its size.
   */
  begin(object: Pick<NestedObject, 'keys' | 'rows' | 'at'>): Refusal | undefined;
}

/** A nested object that a table could show in place. */
export interface NestedObject {
  /**
   * Names that identify the object: the names of its schemas. If requests and responses show different fields, each
   * name ends with the direction: `Payment request`.
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
   * Whether the object is an alternative, such as a branch of `oneOf`. Alternatives have a row budget of their own,
   * because every caller has to choose one.
   */
  readonly alternative?: boolean;
  /**
   * Whether the object has only a few fields, none of them nested. Such an object may be shown in place again, although
   * the page already shows it.
   */
  readonly small?: boolean;
}

/**
 * Why an object is not shown in place: either the page already shows it, at the URL `at`, or it has more rows than the
 * table may still have.
 */
export type Refusal =
  { readonly reason: 'shown'; readonly key: string; readonly at: Href } | { readonly reason: 'no room' };

export interface ExpansionOptions {
  /**
   * Row budget of a page. Once its tables have this many rows, further nested objects become links to their own pages.
   * Alternatives have a second budget of the same size, and objects without a page have a third one. Even if no budget
   * is left, an object that is explained nowhere else is shown in place.
   */
  readonly rows: number;
  /**
   * How often a page shows the fields of a named schema: once in each table, or once on the whole page. Everywhere
   * else, a link leads to them.
   */
  readonly oncePer: 'table' | 'page';
}

/** Share of the page's remaining rows that one table may use, so that some are left for later tables. */
const SHARE = 2 / 3;

/**
 * Limit on the table rows of a guide page. It is generous, because a guide has few tables, and its author chose them.
 */
const GUIDE_EXPANSION: ExpansionOptions = { rows: 1500, oncePer: 'table' };

/**
 * Limit on the table rows of a reference page. It shows only the first levels of objects; the others are on linked
 * pages.
 */
export const REFERENCE_EXPANSION: ExpansionOptions = { rows: 200, oncePer: 'page' };

/** Creates the `Expansion` of one page, which decides by a row budget which nested objects are shown in place. */
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
