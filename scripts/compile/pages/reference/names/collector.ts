import type { Href } from '#src/model/nav.ts';
import type { UnlinkedPage } from '../context.ts';
import type { FoundName } from './found-name.ts';
import { rowNames } from './page-names.ts';

/** Gathers the names of pages as they are made, so that no page is made twice or kept. */
export interface NameCollector {
  /** Reads a page; one that was read before is passed over. */
  add(page: UnlinkedPage): void;
  has(href: Href): boolean;
  /** Names of the pages read so far, in the order of these addresses. */
  names(order: readonly Href[]): readonly FoundName[];
}

/**
 * Places that repeat a row of a schema's own page, up to which all are listed. A larger description has tens of
 * thousands: there the row of the schema stands for them, and its page lists the operations.
 */
const REPEATED = 4000;

export function createNameCollector(): NameCollector {
  const pages = new Map<Href, readonly FoundName[]>();
  let repeated = 0;
  return {
    add(page) {
      if (pages.has(page.href)) return;
      const all = rowNames(page);
      const own = all.filter((found) => !found.repeated);
      repeated += all.length - own.length;
      pages.set(page.href, repeated > REPEATED ? own : all);
    },
    has: (href) => pages.has(href),
    names: (order) => {
      const all = order.flatMap((href) => pages.get(href) ?? []);
      return repeated > REPEATED ? all.filter((found) => !found.repeated) : all;
    },
  };
}
