import type { Logo, Schemes, SiteConfig } from '../../model/site.ts';
import { hrefIn, useSite } from '../../views/content/site-context.ts';
import classes from './Wordmark.module.css';

/** The site's logo or, without one, a default symbol and the brand's name. */
export function Wordmark({ brand, suffix, look }: Pick<SiteConfig, 'brand' | 'suffix' | 'look'>) {
  return (
    <>
      {look?.logo === undefined ? <Mark brand={brand} /> : <LogoOf brand={brand} logo={look.logo} />}
      {suffix !== '' && <span className={classes.suffix}>{suffix}</span>}
    </>
  );
}

function Mark({ brand }: Pick<SiteConfig, 'brand'>) {
  return (
    <>
      <svg className={classes.mark} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M3 21V11a9 9 0 0 1 18 0v10h-5V11a4 4 0 0 0-8 0v10z" fill="currentColor" />
        <circle cx="12" cy="18.5" r="2.5" fill="currentColor" />
      </svg>
      <span className={classes.name}>{brand}</span>
    </>
  );
}

/** The logo: one picture, or a picture for each colour scheme. The browser loads only the visible picture. */
function LogoOf({ brand, logo: { light, dark } }: { readonly brand: string; readonly logo: Schemes<Logo> }) {
  const site = useSite();
  const picture = ({ href, ...size }: Logo, className = 'site-logo') => (
    <img className={className} src={hrefIn(site, href)} alt={brand} loading="lazy" {...size} />
  );
  if (light.href === dark.href) return picture(light);
  return (
    <>
      {picture(light, 'site-logo site-logo-light')}
      {picture(dark, 'site-logo site-logo-dark')}
    </>
  );
}
