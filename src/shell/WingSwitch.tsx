import { Anchor } from '@mantine/core';
import { address } from './address.ts';
import { useSite } from './site-context.ts';
import classes from './WingSwitch.module.css';
import { wingOf } from './wing.ts';

/** The way between guides and reference; nothing where there is only one of them. The application moves `aria-current` as the reader moves. */
export function WingSwitch() {
  const { page, nav, base } = useSite();
  const guides = nav[0]?.links[0]?.href;
  if (guides === undefined) return null;
  const current = wingOf(page).split(' ')[0];
  return (
    <nav aria-label="Guides and reference" className={classes.wings}>
      <Anchor href={address(base, guides)} underline="never" data-wing-link="guides" aria-current={current === 'guides' ? 'true' : undefined}>Guides</Anchor>
      <Anchor href={address(base, '/reference')} underline="never" data-wing-link="reference" aria-current={current === 'reference' ? 'true' : undefined}>Reference</Anchor>
    </nav>
  );
}
