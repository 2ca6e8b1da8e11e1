import { hrefIn, useSite } from '../../views/content/site-context.ts';

/** The site's announcement: a line above the page, which scrolls with the page. */
export function Announcement() {
  const site = useSite();
  const { config } = site;
  if (config.announcement === undefined) return null;
  return (
    <p className="site-line">
      <a href={hrefIn(site, config.announcement.url)}>{config.announcement.label}</a>
    </p>
  );
}
