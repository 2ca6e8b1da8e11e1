import type { Href } from '#src/model/nav.ts';

/** Decides which nested objects open in place on a page; shared by all tables of the page. */
export interface Expansion {
  /** Whether schema names beside a type link to the schema pages. */
  readonly linksNames: boolean;
  /** Creates the budget of a table. */
  table(): TableBudget;
}

/** The rows that one table may show. */
export interface TableBudget {
  /** Spends the budget on the rows of a nested object. Returns why the object does not open; undefined if it opens. */
  open(object: NestedObject): Refusal | undefined;
  /** Like `open`, for the first level of the table itself, which opens unless the page already shows it. */
  begin(object: Pick<NestedObject, 'keys' | 'rows' | 'at'>): Refusal | undefined;
}

/** An object that could open in place. */
export interface NestedObject {
  /** Keys of the object in the budget. */
  readonly keys: readonly string[];
  readonly rows: number;
  /** Whether the schema of the object has a page. */
  readonly linked: boolean;
  /** Whether the page of an enclosing schema has a row for the object. */
  readonly inside?: boolean;
  /** Identity of an object without a name: YAML aliases can share one object. */
  readonly schema?: object;
  readonly at: Href;
  /** Whether the object is an alternative. Alternatives have their own budget, as every caller needs one of them. */
  readonly alternative?: boolean;
  /** Whether the object has only a few plain fields: it may open although the page already shows it. */
  readonly small?: boolean;
}

/** Why an object does not open: the page shows it already, or has no room for it. */
export type Refusal =
  { readonly reason: 'shown'; readonly key: string; readonly at: Href } | { readonly reason: 'no room' };

export interface ExpansionOptions {
  /**
   * Limit of the rows of nested tables that open in place; above it, objects with a page become links. Alternatives,
   * and objects without a page, each have a further budget of the same size. An object explained nowhere else always
   * opens.
   */
  readonly rows: number;
  /** Whether a named schema opens once in each table, or once on the page. */
  readonly oncePer: 'table' | 'page';
}

/** Share of the remaining budget that one table may use, so that later tables keep some. */
const SHARE = 2 / 3;

/** Guides have few tables, which their authors chose. */
const GUIDE_EXPANSION: ExpansionOptions = { rows: 1500, oncePer: 'table' };

/** Reference pages show only the first levels of objects; the rest is one click away. */
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
