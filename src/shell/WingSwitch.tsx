import { Anchor } from '@mantine/core';
import { address } from './address.ts';
import { useSite } from './site-context.ts';
import classes from './WingSwitch.module.css';
import { wingOf } from './wing.ts';

/** The way between guides and reference; nothing where there is only one of them. The application moves `data-current` as the reader moves. */
export function WingSwitch() {
  const { page, nav, base } = useSite();
  const guides = nav[0]?.links[0]?.href;
  if (guides === undefined) return null;
  const current = wingOf(page).split(' ')[0];
  const wings = [
    { wing: 'guides', href: guides, label: 'Guides' },
    { wing: 'reference', href: '/reference', label: 'Reference' },
  ] as const;
  // Not `aria-current`: in the drawer that marks the page, and nothing else.
  return (
    <nav aria-label="Guides and reference" className={classes.wings}>
      {wings.map(({ wing, href, label }) => (
        <Anchor
          key={wing}
          href={address(base, href)}
          underline="never"
          data-wing-link={wing}
          data-current={wing === current ? '' : undefined}
        >
          {label}
        </Anchor>
      ))}
    </nav>
  );
}
