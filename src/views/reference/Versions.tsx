import type { PageVersions } from '../../model/versions.ts';
import { urlOf, useSite } from '../content/site-context.ts';
import classes from './Versions.module.css';

/** The version of a page with links to the page in other versions; on earlier versions, also a notice. */
export function Versions({ versions: { name, all, notice } }: { readonly versions: PageVersions }) {
  const { base, root = base } = useSite();
  // Each version is an application of its own.
  const link = (text: string, href: string) => (
    <a href={urlOf(root, href)} data-native="">
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
