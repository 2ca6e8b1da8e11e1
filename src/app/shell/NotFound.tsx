import { UnstyledButton } from '@mantine/core';
import type { NotFoundPage } from '../../model/page.ts';
import { urlOf, useSite } from '../../views/content/site-context.ts';
import article from '../../views/content/Article.module.css';
import { DeferredStyles } from '../../views/content/DeferredStyles.tsx';
import classes from './NotFound.module.css';

/** Article of the 404 page: the error, similar pages (filled in by its script), and all pages. */
export function NotFound({ page }: { readonly page: NotFoundPage }) {
  const { nav, base, assets } = useSite();
  const groups = [
    ...nav.map(({ label, links, unlisted }) => ({ label, links: [...links, ...unlisted] })),
    { label: 'Reference', links: page.reference },
  ];
  return (
    <>
      <DeferredStyles />
      <article className={article.article}>
        <div className={classes.page}>
          <p className={classes.status}>404</p>
          <h1>{page.heading}</h1>
          <p className={classes.lead}>The URL may be mistyped, or the page may have moved.</p>
          <p className={classes.status}>
            No route matches URL "<span data-url="">…</span>"
          </p>
          <section data-nearest="" hidden>
            <h2>Did you mean</h2>
            <ul className={classes.nearest} />
          </section>
          <p data-needs-scripts="">
            <UnstyledButton className={classes.search} data-search="">
              Search
            </UnstyledButton>
          </p>
          <section>
            <h2>All pages</h2>
            <div className={classes.groups}>
              {groups.map((group) => (
                <div key={group.label}>
                  <h3>{group.label}</h3>
                  <ul>
                    {group.links.map((link) => (
                      <li key={link.href}>
                        <a href={urlOf(base, link.href)}>{link.label}</a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        </div>
        <script defer src={assets.notFound} />
      </article>
    </>
  );
}
