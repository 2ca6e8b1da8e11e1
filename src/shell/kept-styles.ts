/** The styles of pages that are turned to. What the document has once it keeps: pages that were left need it again. */

const GROUPS = 'style[data-styles]';

/**
 * Has the document keep the styles that a page holds, and the style sheets that it brings in its article, which makes
 * room for others. Fulfilled when they are there, or cannot be had: a page that is turned to is never seen without.
 */
export async function keepStyles(page: Document): Promise<void> {
  if (page !== document) page.querySelectorAll<HTMLStyleElement>(GROUPS).forEach(keepGroup);
  const links = [...page.querySelectorAll<HTMLLinkElement>('main link[rel="stylesheet"]')];
  await Promise.all(
    links.map((link) => {
      if (page !== document) link.remove();
      const href = link.getAttribute('href') ?? '';
      if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`) && page !== document) return;
      const kept = document.importNode(link);
      const settled = new Promise((resolve) => {
        kept.addEventListener('load', resolve);
        kept.addEventListener('error', resolve);
      });
      document.head.append(kept);
      return settled;
    }),
  );
}

/** In its place: of two rules as specific as each other the later one wins (CSS Cascade 4, 6.1). */
function keepGroup(style: HTMLStyleElement): void {
  const place = placeOf(style);
  const before = [...document.querySelectorAll<HTMLStyleElement>(GROUPS)].findLast((kept) => placeOf(kept) <= place);
  if (before && placeOf(before) < place) before.after(document.importNode(style, true));
}

const placeOf = ({ dataset }: HTMLStyleElement): number => Number(dataset.styles);
