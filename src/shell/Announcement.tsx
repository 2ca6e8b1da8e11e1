import { urlOf, useSite } from '../content/site-context.ts';

/** A line of the site above all else, which scrolls away. */
export function Announcement() {
  const { config, base } = useSite();
  if (config.announcement === undefined) return null;
  return (
    <p className="site-line">
      <a href={urlOf(base, config.announcement.url)}>{config.announcement.label}</a>
    </p>
  );
}
