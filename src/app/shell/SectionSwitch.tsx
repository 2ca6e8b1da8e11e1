import { hrefIn, useSite } from '../../views/content/site-context.ts';
import classes from './SectionSwitch.module.css';
import { sectionOf } from './section.ts';

/**
 * Links to the guides and the reference, if the site has both. After a navigation, the application sets `data-current`
 * on the link to the new page's section.
 */
export function SectionSwitch() {
  const site = useSite();
  const { page, nav } = site;
  const guides = nav[0]?.links[0]?.href;
  if (guides === undefined) return null;
  const current = sectionOf(page).split(' ')[0];
  const sections = [
    { section: 'guides', href: guides, label: 'Guides' },
    { section: 'reference', href: '/reference', label: 'Reference' },
  ] as const;
  // `data-current` instead of `aria-current`, which marks the link to the page itself.
  return (
    <nav aria-label="Guides and reference" className={classes.sections}>
      {sections.map(({ section, href, label }) => (
        <a
          key={section}
          href={hrefIn(site, href)}
          data-section-link={section}
          data-current={section === current ? '' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
