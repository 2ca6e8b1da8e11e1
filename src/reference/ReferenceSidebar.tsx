import { Fragment } from 'react';
import type { Href } from '../model/nav.ts';
import type { ReferencePage } from '../model/page.ts';
import type { ReferenceEntry, ReferenceGroup } from '../model/reference.ts';
import { address } from '../content/address.ts';
import sidebar from '../content/SidebarGroup.module.css';
import { SidebarGroup } from '../content/SidebarGroup.tsx';
import { useSite } from '../content/site-context.ts';
import classes from './ReferenceSidebar.module.css';
import { Method } from './Method.tsx';

/**
 * The sidebar of the reference: a filter, then groups that fold. Groups that this page does not carry are links to the
 * pages that list them.
 */
export function ReferenceSidebar({ page }: { readonly page: ReferencePage }) {
  return (
    <>
      <p className={classes.filter} data-needs-scripts="">
        <input
          type="search"
          placeholder="Filter"
          aria-label="Filter the reference"
          data-filter=""
          autoComplete="off"
          spellCheck={false}
        />
      </p>
      <ul className={classes.results} data-filter-results="" hidden />
      <ul className={`${sidebar.links} ${classes.folded}`}>
        <li>
          <Entry entry={{ label: 'Overview', href: '/reference' }} />
        </li>
      </ul>
      {page.sidebar.map((group, index) => (
        <Fragment key={group.href}>
          {group.under !== undefined && group.under !== page.sidebar[index - 1]?.under && (
            <p className={classes.under}>{group.under}</p>
          )}
          <Group group={group} href={page.href} />
        </Fragment>
      ))}
      {page.names !== undefined && (
        <ul className={`${sidebar.links} ${classes.folded}`}>
          <li>
            <Entry entry={{ label: 'Index', href: page.names }} />
          </li>
        </ul>
      )}
    </>
  );
}

function Group({ group, href }: { readonly group: ReferenceGroup; readonly href: Href }) {
  const { label, entries } = group;
  const active = group.href === href || entries.some((entry) => entry.href === href);
  if (entries.length === 0)
    return (
      <ul className={`${sidebar.links} ${classes.folded}`}>
        <li>
          <Entry entry={{ label, href: group.href }} />
        </li>
      </ul>
    );
  return (
    <SidebarGroup label={label} id={`reference ${label}`} open={active} active={active} className={classes.group}>
      <li>
        <Entry entry={{ label: 'Overview', href: group.href }} />
      </li>
      {entries.map((entry, index) => (
        <Fragment key={entry.href}>
          {entry.part !== undefined && entry.part !== entries[index - 1]?.part && (
            <li className={classes.under}>{entry.part}</li>
          )}
          <li>
            <Entry entry={entry} />
          </li>
        </Fragment>
      ))}
    </SidebarGroup>
  );
}

function Entry({ entry: { label, href, method, deprecated } }: { readonly entry: ReferenceEntry }) {
  const { base, page } = useSite();
  return (
    <a
      className={`${sidebar.link} ${classes.entry}`}
      href={address(base, href)}
      aria-current={href === page.href ? 'page' : undefined}
    >
      {method !== undefined && <Method method={method} />}
      <span className={deprecated === true ? classes.deprecated : undefined}>{label}</span>
    </a>
  );
}
