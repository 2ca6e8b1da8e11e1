import type { Href } from '../../../src/model/nav.ts';

/** How much of nested objects a page shows in place. One for each page; its tables share it. */
export interface Expansion {
  /** Whether names of schemas beside a type lead to the pages of these schemas. */
  readonly linksNames: boolean;
  /** Begins a table. */
  table(): TableExpansion;
}

/** What one table opens. */
export interface TableExpansion {
  /** Asks to open an object; a `yes` is paid for. */
  ask(object: Asked): Verdict;
  /** The table's own first level: shown in any case, unless the page shows it already. */
  enter(object: { readonly keys: readonly string[]; readonly rows: number; readonly at: Href }): Verdict;
}

/** An object that could open in place. */
export interface Asked {
  readonly keys: readonly string[];
  readonly rows: number;
  /** Its schema has a page. */
  readonly linked: boolean;
  readonly at: Href;
  /** One of several alternatives: they have a purse of their own, as one of them is what every caller looks for. */
  readonly alternative?: boolean;
  /** A few plain fields: quicker read again than looked up. */
  readonly small?: boolean;
}

/** `elsewhere`: a link, to the earlier place on the page where there is one. `cut`: neither room nor a page to link to. */
export type Verdict =
  { readonly open: true } | { readonly open: false; readonly key?: string; readonly at?: Href; readonly cut: boolean };

export interface ExpansionOptions {
  /** Rows of nested tables opened in place before named schemas become links; as many again for alternatives, and before the rest is cut. */
  readonly rows: number;
  /** A named schema opens once in each table, or once on the page. */
  readonly oncePer: 'table' | 'page';
}

/** A table leaves something for those after it. */
const SHARE = 2 / 3;

/** Guides show tables on purpose and few of them. */
export const GUIDE_EXPANSION: ExpansionOptions = { rows: 1500, oncePer: 'table' };

/** What pages of the reference show: the first levels of everything, the rest one click away. */
export const REFERENCE_EXPANSION: ExpansionOptions = { rows: 400, oncePer: 'page' };

/** The budget of one page. */
export function createExpansion({ rows, oncePer }: ExpansionOptions = GUIDE_EXPANSION): Expansion {
  let left = rows;
  let further = rows;
  let alternatives = rows;
  const ofPage = new Map<string, Href>();
  return {
    linksNames: oncePer === 'page',
    table() {
      const opened = oncePer === 'page' ? ofPage : new Map<string, Href>();
      let share = Math.ceil(left * SHARE);
      const spend = (number: number): void => {
        share -= number;
        left = Math.max(0, left - number);
      };
      const earlier = (keys: readonly string[]): Verdict | undefined => {
        const key = keys.find((each) => opened.has(each));
        return key === undefined ? undefined : { open: false, key, cut: false, ...at(opened.get(key)) };
      };
      const note = (keys: readonly string[], at: Href): Verdict => {
        for (const each of keys) if (!opened.has(each)) opened.set(each, at);
        return { open: true };
      };
      return {
        enter({ keys, rows: wanted, at: place }) {
          const before = earlier(keys);
          if (before !== undefined) return before;
          spend(wanted);
          return note(keys, place);
        },
        ask({ keys, rows: wanted, linked, at: place, alternative = false, small = false }) {
          const before = earlier(keys);
          if (before !== undefined && !(small && wanted <= share)) return before;
          if (alternative && wanted <= alternatives) alternatives -= wanted;
          else if (wanted <= share) spend(wanted);
          else if (linked || wanted > further) return { open: false, cut: !linked };
          else further -= wanted;
          return note(keys, place);
        },
      };
    },
  };
}

function at(href: Href | undefined): { readonly at?: Href } {
  return href === undefined ? {} : { at: href };
}
