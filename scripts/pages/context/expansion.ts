import type { Href } from '#src/model/nav.ts';

/** The nested objects that a page opens in place. Each page has one, which its tables share. */
export interface Expansion {
  /** Whether names of schemas beside a type link to their pages. */
  readonly linksNames: boolean;
  /** Begins a table. */
  table(): TableBudget;
}

/** The rows that one table may show. */
export interface TableBudget {
  /** Takes the rows of a nested object from the budget; undefined if it opens. */
  open(object: NestedObject): Refusal | undefined;
  /** Does the same for the table's own first level, which opens unless the page shows it already. */
  begin(object: Pick<NestedObject, 'keys' | 'rows' | 'at'>): Refusal | undefined;
}

/** An object that could open in place. */
export interface NestedObject {
  /** Its keys in the budget. */
  readonly keys: readonly string[];
  readonly rows: number;
  /** Its schema has a page. */
  readonly linked: boolean;
  /** The page of a schema around it has a row for it. */
  readonly inside?: boolean;
  /** Its identity if it has no name: an object that YAML aliases share is one. */
  readonly schema?: object;
  readonly at: Href;
  /** Whether it is one of several alternatives, which have their own budget: every caller looks for one of them. */
  readonly alternative?: boolean;
  /** Whether it has only a few plain fields, which are read faster than found. */
  readonly small?: boolean;
}

/** Why an object does not open: the page shows it already, or has no room for it. */
export type Refusal =
  { readonly reason: 'shown'; readonly key: string; readonly at: Href } | { readonly reason: 'no room' };

export interface ExpansionOptions {
  /**
   * Rows of nested tables opened in place before named schemas become links; as many again for alternatives, and before
   * objects inside a named schema become links. An object without another page always opens.
   */
  readonly rows: number;
  /** A named schema opens once in each table, or once on the page. */
  readonly oncePer: 'table' | 'page';
}

/** Share of the budget for one table, which leaves the rest to later ones. */
const SHARE = 2 / 3;

/** Guides have few tables, all on purpose. */
const GUIDE_EXPANSION: ExpansionOptions = { rows: 1500, oncePer: 'table' };

/** Pages of the reference show the first levels of everything; the rest is one click away. */
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
