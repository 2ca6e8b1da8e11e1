import { UnstyledButton } from '@mantine/core';
import type { SiteConfig, SiteLink } from '../../model/site.ts';
import { hrefIn, useSite } from '../../views/content/site-context.ts';
import { Icon } from '../../views/content/Icon.tsx';
import { Tip } from '../../views/content/Tip.tsx';
import classes from './TopBar.module.css';
import { SectionSwitch } from './SectionSwitch.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Content of the header: sidebar toggle, home link, sections, search, colour scheme, Sign In. */
export function TopBar() {
  const site = useSite();
  const { config } = site;
  const button = buttonOf(config);
  return (
    <div className={classes.bar}>
      <UnstyledButton
        className={`${classes.icon} ${classes.menu}`}
        aria-label="Open menu"
        popoverTarget="sidebar"
        data-menu=""
      >
        <Icon name="menu-2" />
      </UnstyledButton>
      <UnstyledButton
        className={`${classes.icon} ${classes.toggle}`}
        aria-label="Toggle sidebar"
        aria-controls="sidebar"
        data-toggle-sidebar=""
        data-needs-scripts=""
        data-tip=""
      >
        <Icon name="layout-sidebar" />
        <Tip text="Toggle sidebar (Ctrl B)" />
      </UnstyledButton>
      <a className={classes.home} href={hrefIn(site, '/')} data-home="">
        <Wordmark {...config} />
      </a>
      <div className={classes.sections}>
        <SectionSwitch />
      </div>
      <span className={classes.space} />
      <UnstyledButton
        className={classes.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-search=""
        data-needs-scripts=""
      >
        <Icon name="search" />
        <span className={classes.searchLabel}>Search</span>
        <kbd className={classes.keys} data-keys="">
          Ctrl K
        </kbd>
      </UnstyledButton>
      <noscript>
        <a className={classes.search} href={hrefIn(site, '/reference')}>
          <Icon name="search" />
          <span className={classes.searchLabel}>Browse the reference</span>
        </a>
      </noscript>
      <UnstyledButton
        className={classes.icon}
        aria-label="Switch to dark mode"
        data-scheme=""
        data-needs-scripts=""
        data-tip=""
      >
        <Icon name="moon" className={classes.moon} />
        <Icon name="sun" className={classes.sun} />
        <Tip text="Switch to dark mode" />
      </UnstyledButton>
      {config.links?.map(({ label, url }) => (
        <a key={label} className="site-link" href={hrefIn(site, url)}>
          {label}
        </a>
      ))}
      {button !== undefined && (
        <a className={classes.signIn} href={hrefIn(site, button.url)}>
          {button.label}
        </a>
      )}
    </div>
  );
}

/** Returns the button at the end of the top bar, such as Sign In; undefined if the site has none. */
export function buttonOf({ button, signInUrl }: SiteConfig): SiteLink | undefined {
  return button ?? (signInUrl === '' ? undefined : { label: 'Sign In', url: signInUrl });
}
