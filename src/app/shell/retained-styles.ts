/** Adds the styles of each shown page to the document. No styles are removed, because cached pages still need them. */

const GROUPS = 'style[data-styles]';
const LATER = 'main link[rel="stylesheet"]';

/**
 * Copies the links to deferred styles from the article to the head, so that the styles remain when another article
 * replaces this one.
 */
export function retainDeferredStyles(): void {
  for (const link of document.querySelectorAll(LATER)) document.head.append(link.cloneNode());
}

/** Adds the style groups of a fetched page, but not its deferred styles, which the document already has. */
export function addStyles(page: Document): void {
  page.querySelectorAll(LATER).forEach((link) => link.remove());
  page.querySelectorAll<HTMLStyleElement>(GROUPS).forEach(insertGroup);
}

/**
 * Inserts a group of styles into the document at its position in the order of all groups, unless the document already
 * has the group. Positions matter: of two equally specific rules, the later one wins (CSS Cascade 4, 6.1).
 */
function insertGroup(style: HTMLStyleElement): void {
  const place = placeOf(style);
  const before = [...document.querySelectorAll<HTMLStyleElement>(GROUPS)].findLast((one) => placeOf(one) <= place);
  if (before && placeOf(before) < place) before.after(document.importNode(style, true));
}

const placeOf = ({ dataset }: HTMLStyleElement): number => Number(dataset.styles);
