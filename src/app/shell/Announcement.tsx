import { Link } from '../../views/content/Link.tsx';
import { useSite } from '../../views/content/site-context.ts';

/** The site's announcement: a line above the page, which scrolls with the page. */
export function Announcement() {
  const { announcement } = useSite().config;
  if (announcement === undefined) return null;
  return (
    <p className="site-line">
      <Link href={announcement.url}>{announcement.label}</Link>
    </p>
  );
}
