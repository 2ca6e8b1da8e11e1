import { Anchor, UnstyledButton } from '@mantine/core';
import type { NavGroup, NavLink } from '../model/nav.ts';
import { ReferenceSidebar } from '../reference/ReferenceSidebar.tsx';
import { address } from './address.ts';
import { Icon } from './Icon.tsx';
import classes from './Sidebar.module.css';
import { useSite } from './site-context.ts';
import { Tip } from './Tip.tsx';
import { WingSwitch } from './WingSwitch.tsx';

/** Inside of the sidebar: groups that fold, links with their icons; Sign In is an entry of its own on phones. */
export function Sidebar() {
  const { nav, config, page } = useSite();
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
      <div className={classes.wings}>
        <WingSwitch />
      </div>
      {page.kind === 'guide' || page.kind === 'notFound' ? (
        nav.map((group) => (
          <Group key={group.label} group={group} active={group.links.some((link) => link.href === page.href)} />
        ))
      ) : (
        <ReferenceSidebar page={page} />
      )}
      {config.signInUrl !== '' && (
        <p className={classes.signIn}>
          <Anchor className={classes.link} href={config.signInUrl} underline="never">
            <Icon name="login-2" className={classes.icon} />
            <span className={classes.label}>Sign In</span>
          </Anchor>
        </p>
      )}
    </div>
  );
}

function Group({ group, active }: { readonly group: NavGroup; readonly active: boolean }) {
  return (
    <details
      className={classes.group}
      open={group.open || active}
      data-group={group.label}
      data-active={active ? '' : undefined}
    >
      <summary className={classes.summary} data-tip="0" data-side="right">
        <span className={classes.label}>{group.label}</span>
        <Icon name="chevron-right" className={classes.chevron} />
        <Tip text={group.label} />
      </summary>
      <ul className={classes.links}>
        {group.links.map((link) => (
          <li key={link.href}>
            <Link link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Link({ link }: { readonly link: NavLink }) {
  const { base, page } = useSite();
  return (
    <Anchor
      className={classes.link}
      href={address(base, link.href)}
      underline="never"
      aria-label={link.label}
      aria-current={link.href === page.href ? 'page' : undefined}
      data-tip="0"
      data-side="right"
    >
      <Icon name={link.icon} className={classes.icon} />
      <span className={classes.label}>{link.label}</span>
      <Tip text={link.label} />
    </Anchor>
  );
}
