/**
 * Has the document keep the style sheets that a page brings in its article, which makes room for others. Fulfilled when
 * they are there, or cannot be had: a page that is turned to is never seen without.
 */
export async function keepStyles(page: Document): Promise<void> {
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
