import type { Href } from '#src/model/nav.ts';

/** The file below `data/` that has what a page of the reference is about. */
export function dataFile(href: Href): string {
  return `${href.replace(/^\/reference\//, '')}.json`;
}
