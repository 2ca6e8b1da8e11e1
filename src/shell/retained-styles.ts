/** Adds the styles of each page that is shown to the document; removes none, as cached pages need theirs. */

const GROUPS = 'style[data-styles]';

/**
 * Adds the critical styles of a page to the document, and moves the style sheets that its article links into the head,
 * so that they outlive the article. Resolves when they have loaded or failed: a page is never shown without.
 */
export async function retainStyles(page: Document): Promise<void> {
  if (page !== document) page.querySelectorAll<HTMLStyleElement>(GROUPS).forEach(insertGroup);
  const links = [...page.querySelectorAll<HTMLLinkElement>('main link[rel="stylesheet"]')];
  await Promise.all(
    links.map((link) => {
      if (page !== document) link.remove();
      const href = link.getAttribute('href') ?? '';
      if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`) && page !== document) return;
      const retained = document.importNode(link);
      const settled = new Promise((resolve) => {
        retained.addEventListener('load', resolve);
        retained.addEventListener('error', resolve);
      });
      document.head.append(retained);
      return settled;
    }),
  );
}

/** Inserts a group in its place, if it is new: of two equally specific rules the later one wins (CSS Cascade 4, 6.1). */
function insertGroup(style: HTMLStyleElement): void {
  const place = placeOf(style);
  const before = [...document.querySelectorAll<HTMLStyleElement>(GROUPS)].findLast((one) => placeOf(one) <= place);
  if (before && placeOf(before) < place) before.after(document.importNode(style, true));
}

const placeOf = ({ dataset }: HTMLStyleElement): number => Number(dataset.styles);
