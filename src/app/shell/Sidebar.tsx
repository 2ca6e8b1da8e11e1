import { UnstyledButton } from '@mantine/core';
import type { Href, NavGroup, NavLink } from '../../model/nav.ts';
import { ReferenceFilter, ReferenceSidebar } from '../../views/reference/ReferenceSidebar.tsx';
import { hrefIn, urlOf, useSite } from '../../views/content/site-context.ts';
import { Icon } from '../../views/content/Icon.tsx';
import classes from './Sidebar.module.css';
import look from '../../views/content/SidebarGroup.module.css';
import { SidebarGroup } from '../../views/content/SidebarGroup.tsx';
import { isReference } from './section.ts';
import { SectionSwitch } from './SectionSwitch.tsx';
import { buttonOf } from './TopBar.tsx';

/**
 * Content of the sidebar: the section's groups of links; on phones also Sign In and the links hidden in the top bar.
 */
export function Sidebar() {
  const site = useSite();
  const { nav, config, page } = site;
  const button = buttonOf(config);
  return (
    <div className={classes.sidebar}>
      <UnstyledButton
        className={classes.close}
        aria-label="Close menu"
        popoverTarget="sidebar"
        popoverTargetAction="hide"
      >
        <Icon name="x" />
      </UnstyledButton>
      <div className={classes.sections}>
        <SectionSwitch />
      </div>
      {isReference(page) && <ReferenceFilter />}
      <div className={classes.links} data-scroller="">
        {isReference(page) ? (
          <ReferenceSidebar page={page} />
        ) : (
          nav.map((group) => <Group key={group.label} group={group} href={page.href} />)
        )}
        {config.links !== undefined && (
          <p className="site-links">
            {config.links.map(({ label, url }) => (
              <a key={label} className={look.link} href={hrefIn(site, url)}>
                <Icon name="link" className={classes.icon} />
                <span className={look.label}>{label}</span>
              </a>
            ))}
          </p>
        )}
        {button !== undefined && (
          <p className={classes.signIn}>
            <a className={look.link} href={hrefIn(site, button.url)}>
              <Icon name="login-2" className={classes.icon} />
              <span className={look.label}>{button.label}</span>
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

/** A group of links to guides. The link to an unlisted guide is shown only on the page of that guide. */
function Group({ group, href }: { readonly group: NavGroup; readonly href: Href }) {
  const { label, open } = group;
  const links = [...group.links, ...group.unlisted.filter((link) => link.href === href)];
  const active = links.some((link) => link.href === href);
  return (
    <SidebarGroup label={label} id={label} open={open || active} active={active}>
      {links.map((link) => (
        <li key={link.href}>
          <Link link={link} />
        </li>
      ))}
    </SidebarGroup>
  );
}

function Link({ link }: { readonly link: NavLink }) {
  const { base, page } = useSite();
  return (
    <a
      href={urlOf(base, link.href)}
      aria-label={link.label}
      aria-current={link.href === page.href ? 'page' : undefined}
      data-tip="0"
    >
      <Icon name={link.icon} className={classes.icon} />
      <span className={look.label}>{link.label}</span>
    </a>
  );
}
