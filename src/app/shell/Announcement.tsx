import { hrefIn, useSite } from '../../views/content/site-context.ts';

/** A line of the site above the page, which scrolls away. */
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
