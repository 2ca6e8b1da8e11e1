import type { PageVersions } from '../../model/versions.ts';
import { urlOf, useSite } from '../content/site-context.ts';
import classes from './Versions.module.css';

/** The menu of versions, with links to this page in each of them. On an earlier version, a notice follows. */
export function Versions({ versions: { name, all, notice } }: { readonly versions: PageVersions }) {
  const { base, root = base } = useSite();
  // Each version is a separate application, so the browser loads the page instead of the router.
  const link = (text: string, href: string) => (
    <a key={href} href={urlOf(root, href)} data-native="">
      {text}
    </a>
  );
  return (
    <>
      <div className={classes.versions}>
        <details>
          <summary aria-label={`${name}, choose another version`}>{name}</summary>
          <ul>
            {all.map((version) => (
              <li key={version.name}>
                <a
                  href={urlOf(root, version.href)}
                  aria-current={version.name === name ? 'true' : undefined}
                  data-native=""
                >
                  {version.name}
                  {version.lacks !== undefined && <small>does not have this {version.lacks}</small>}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </div>
      {notice !== undefined && (
        <p className={classes.notice}>
          {notice.parts.map(({ text, href }) => (href === undefined ? text : link(text, href)))}
        </p>
      )}
    </>
  );
}
