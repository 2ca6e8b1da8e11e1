import type { Href } from '#src/model/nav.ts';
import type { Page } from '#src/model/page.ts';
import type { SearchEntry, SearchPlace } from '#src/model/search.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import type { Entry } from './placed-entry.ts';
import { pageEntries } from './page-entries.ts';

/**
 * Gathers search entries page by page. If a guide and the reference show the same field, value or message, the entry of
 * the guide is kept. Guides therefore have to be added first.
 */
export interface SearchGatherer {
  add(page: Page): void;
  entries(): readonly SearchEntry[];
}

interface Gathered extends Omit<SearchEntry, 'places' | 'names' | 'title' | 'text' | 'more'> {
  title: string;
  text: readonly string[];
  readonly names: Set<string>;
  /**
   * Locations of the entry on the site, at most `LISTED_PLACES`. In a large description, a field occurs in thousands of
   * places.
   */
  readonly places: SearchPlace[];
  more: number;
}

/** Maximum number of places that a search result lists; readers find other places with a narrower search. */
const LISTED_PLACES = 40;
/** Maximum number of names that an entry stores: in a large description, a field has hundreds of paths. */
const NAMES = 24;

export function createSearchGatherer(): SearchGatherer {
  const shown = new Set<string>();
  const gathered = new Map<string, Gathered>();
  const linkTexts = new Map<Href, Set<string>>();
  return {
    add(page) {
      for (const { href, text } of linksOn(page)) linkTexts.set(href, (linkTexts.get(href) ?? new Set()).add(text));
      const reference = page.kind !== 'guide';
      for (const found of pageEntries(page)) {
        if (found.placeKey !== undefined && shown.has(found.placeKey)) continue;
        if (found.placeKey !== undefined) shown.add(found.placeKey);
        gather(gathered, found, reference);
      }
    },
    entries: () =>
      [...gathered.values()].map((entry) => ({
        ...entry,
        names: [...entry.names],
        // The cards that link to a page describe it in other words than the page itself.
        text: [...new Set([...entry.text, ...(linkTexts.get(entry.places[0]?.href ?? '/') ?? [])])],
      })),
  };
}

/** Returns the search entries of a complete set of pages. */
export function searchEntries(pages: Iterable<Page>): readonly SearchEntry[] {
  const gatherer = createSearchGatherer();
  for (const page of pages) gatherer.add(page);
  return gatherer.entries();
}

function gather(gathered: Map<string, Gathered>, found: Entry, reference: boolean): void {
  const { kind, title, names = [], text = [], href, where, placeKey, entity, group = '' } = found;
  // Entries about the same operation, webhook, error or tool are merged. So are fields, values and messages with the
  // same name and text. Every other page or heading keeps its own entry.
  const key = JSON.stringify(entity ?? (placeKey === undefined ? [kind, href] : [kind, title, group, ...text]));
  const known = gathered.get(key);
  if (known === undefined) {
    gathered.set(key, { kind, title, names: new Set(names), text, reference, places: [{ href, where }], more: 0 });
    return;
  }
  if (entity !== undefined && known.title !== title) {
    // Guides come first: the title in the reference replaces theirs, which remains a name.
    known.names.add(known.title);
    known.title = title;
  }
  known.text = [...new Set([...known.text, ...text])];
  for (const name of names) if (known.names.size < NAMES) known.names.add(name);
  if (known.places.length < LISTED_PLACES) known.places.push({ href, where });
  else known.more += 1;
}

/** Returns the text of each card on a guide, with the URL of the page to which the card links. */
function linksOn(page: Page): readonly { readonly href: Href; readonly text: string }[] {
  if (page.kind !== 'guide') return [];
  return page.content.flatMap((node) => {
    if (node.kind !== 'cards') return [];
    return node.cards.flatMap(({ href, external, children }) => {
      const text = textOf(children).trim();
      return external || text === '' ? [] : [{ href: href as Href, text }];
    });
  });
}
