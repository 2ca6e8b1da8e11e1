import type { Href } from '#src/model/nav.ts';

/** How much of nested objects a page shows in place. One for each page; its tables share it. */
export interface Expansion {
  /** Whether names of schemas beside a type lead to the pages of these schemas. */
  readonly linksNames: boolean;
  /** Begins a table. */
  table(): TableBudget;
}

/** The rows that one table may show. */
export interface TableBudget {
  /** Takes the rows of a nested object from the budget; undefined means that it opens. */
  open(object: NestedObject): Refusal | undefined;
  /** The same for the table's own first level, which opens unless the page shows it already. */
  begin(object: Pick<NestedObject, 'keys' | 'rows' | 'at'>): Refusal | undefined;
}

/** An object that could open in place. */
export interface NestedObject {
  /** What it is remembered by. */
  readonly keys: readonly string[];
  readonly rows: number;
  /** Its schema has a page. */
  readonly linked: boolean;
  /** The page of a schema around it has a row for it. */
  readonly inside?: boolean;
  /** Tells it apart where it has no name: an object that YAML aliases share is one. */
  readonly schema?: object;
  readonly at: Href;
  /** One of several alternatives: they have a budget of their own, as one of them is what every caller looks for. */
  readonly alternative?: boolean;
  /** A few plain fields: quicker read again than looked up. */
  readonly small?: boolean;
}

/** Why an object does not open: the page shows it already, or has no room for it. */
export type Refusal =
  { readonly reason: 'shown'; readonly key: string; readonly at: Href } | { readonly reason: 'no room' };

export interface ExpansionOptions {
  /**
   * Rows of nested tables opened in place before named schemas become links; as many again for alternatives, and before
   * what lies in a named schema becomes one. What no other page explains always opens.
   */
  readonly rows: number;
  /** A named schema opens once in each table, or once on the page. */
  readonly oncePer: 'table' | 'page';
}

/** A table leaves something for those after it. */
const SHARE = 2 / 3;

/** Guides show tables on purpose and few of them. */
const GUIDE_EXPANSION: ExpansionOptions = { rows: 1500, oncePer: 'table' };

/** What pages of the reference show: the first levels of everything, the rest one click away. */
export const REFERENCE_EXPANSION: ExpansionOptions = { rows: 200, oncePer: 'page' };

/** The budget of one page. */
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
      const remember = ({ keys, at }: Pick<NestedObject, 'keys' | 'at'>): void => {
        for (const key of keys) if (!opened.has(key)) opened.set(key, at);
      };
      return {
        begin(object) {
          const refusal = shown(object.keys);
          if (refusal !== undefined) return refusal;
          spend(object.rows);
          remember(object);
          return undefined;
        },
        open(object) {
          const { keys, schema, rows: wanted, linked, inside = false, alternative = false, small = false } = object;
          const refusal = shown(keys);
          const twin = schema && openedHere.get(schema);
          if (refusal !== undefined && !(small && wanted <= share)) return refusal;
          if (alternative && wanted <= alternatives) alternatives -= wanted;
          else if (wanted <= share) spend(wanted);
          else if (linked || (inside && wanted > withoutPage)) return { reason: 'no room' };
          else if (twin !== undefined && wanted > withoutPage) return { reason: 'shown', key: '', at: twin };
          else withoutPage -= wanted;
          if (schema !== undefined) openedHere.set(schema, object.at);
          remember(object);
          return undefined;
        },
      };
    },
  };
}
