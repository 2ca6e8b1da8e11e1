/** Script of the 404 page: shows the URL that does not exist, and links to the pages with the most similar URLs. */
import { nearest } from './nearest.ts';

const links = [...document.querySelectorAll<HTMLAnchorElement>('#sidebar a[aria-label]')];
const base = document.querySelector<HTMLElement>('[data-base]')?.dataset.base ?? '/';
const path = window.location.pathname;
const found = nearest(
  path,
  links.map((link) => link.pathname),
  base,
);

document.querySelectorAll('[data-url]').forEach((url) => (url.textContent = path));

const section = document.querySelector<HTMLElement>('[data-nearest]');
const list = section?.querySelector('ul');
if (section && list && found.length > 0) {
  for (const pathname of found) {
    const known = links.find((link) => link.pathname === pathname);
    const [item, link] = [document.createElement('li'), document.createElement('a')];
    link.href = pathname;
    link.textContent = known?.ariaLabel ?? pathname;
    item.append(link);
    list.append(item);
  }
  section.hidden = false;
}
