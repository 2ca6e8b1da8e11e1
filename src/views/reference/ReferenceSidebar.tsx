import { Fragment } from 'react';
import type { Href } from '../../model/nav.ts';
import type { ReferencePage } from '../../model/page.ts';
import type { ReferenceEntry, ReferenceGroup } from '../../model/reference.ts';
import { urlOf, useSite } from '../content/site-context.ts';
import sidebar from '../content/SidebarGroup.module.css';
import { SidebarGroup } from '../content/SidebarGroup.tsx';
import classes from './ReferenceSidebar.module.css';
import { Method } from './Method.tsx';

/** The field that filters the links of the reference. It stays in place while the links scroll. */
export function ReferenceFilter() {
  return (
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
  );
}

/**
 * The links of the reference, in groups that readers can fold. A group whose entries are not listed on this page is a
 * link to its own page.
 */
export function ReferenceSidebar({ page }: { readonly page: ReferencePage }) {
  return (
    <div className={classes.entries}>
      <ul className={`${sidebar.links} ${classes.results}`} data-filter-results="" hidden />
      {runsOf(page).map((run) =>
        'links' in run ? (
          <ul key={run.links[0]?.href} className={`${sidebar.links} ${classes.folded}`}>
            {run.links.map((entry) => (
              <li key={entry.href} className={entry.href === '/reference' ? undefined : classes.closed}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        ) : 'under' in run ? (
          <p key={run.under} className={classes.under}>
            {run.under}
          </p>
        ) : (
          <Group key={run.group.href} group={run.group} href={page.href} />
        ),
      )}
    </div>
  );
}

/** A part of the sidebar: a list of links, a heading above several groups, or a group with entries. */
type Run = { readonly links: ReferenceEntry[] } | { readonly under: string } | { readonly group: ReferenceGroup };

/** Returns the parts of a page's sidebar, in order; consecutive links form one list. */
function runsOf({ sidebar: groups }: ReferencePage): readonly Run[] {
  const runs: Run[] = [];
  const link = (entry: ReferenceEntry): void => {
    const last = runs.at(-1);
    if (last !== undefined && 'links' in last) last.links.push(entry);
    else runs.push({ links: [entry] });
  };
  link({ label: 'Overview', href: '/reference' });
  for (const [index, group] of groups.entries()) {
    const { under, label, href } = group;
    if (under !== undefined && under !== groups[index - 1]?.under) runs.push({ under });
    if (group.entries.length === 0) link({ label, href });
    else runs.push({ group });
  }
  return runs;
}

function Group({ group, href }: { readonly group: ReferenceGroup; readonly href: Href }) {
  const { label, entries } = group;
  const listed = entries.some((entry) => entry.href === group.href);
  const active = group.href === href || entries.some((entry) => entry.href === href);
  return (
    <SidebarGroup
      label={label}
      id={`reference ${label}`}
      open={active || group.open === true}
      active={active}
      className={classes.group}
    >
      {!listed && (
        <li>
          <Entry entry={{ label: 'Overview', href: group.href }} />
        </li>
      )}
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
    <a href={urlOf(base, href)} aria-current={href === page.href ? 'page' : undefined}>
      {method !== undefined && <Method method={method} />}
      {deprecated === true ? <span>{label}</span> : label}
    </a>
  );
}
