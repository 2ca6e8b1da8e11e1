import type { RenderInput, StyleGroup } from '../../model/render.ts';
import { hrefIn, urlOf, markdownOf } from '../../views/content/site-context.ts';

/** The colour `--tinted` of tokens.css, for the browser's own user interface. */
const themeColour = { light: '#f5f8f6', dark: '#090d0b' } as const;

/**
 * Content of a page's `<head>`. The head script and the critical styles are inline, so that the first paint needs no
 * further request.
 */
export function Head({ input, body }: { readonly input: RenderInput; readonly body: string }) {
  const { page, config, assets, base, root = base, code } = input;
  const picture = page.kind === 'notFound' ? undefined : config.look?.picture;
  const notice = 'versions' in page ? page.versions?.notice : undefined;
  const canonical = notice?.canonical === undefined ? urlOf(base, page.href) : hrefIn({ base: root }, notice.canonical);
  const settings = {
    'data-app': assets.app,
    'data-base': base,
    'data-search-index': assets.searchIndex,
    'data-reference-index': assets.referenceIndex,
    'data-current-search-index': assets.currentSearchIndex,
    'data-current-version': notice?.currentName,
  };
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{titleOf(page, config)}</title>
      <meta name="description" content={page.description} />
      {page.kind !== 'notFound' && <link rel="canonical" href={config.url + canonical} />}
      {(page.kind === 'notFound' || notice !== undefined) && <meta name="robots" content="noindex" />}
      {page.kind !== 'notFound' && (
        <link rel="alternate" type="text/markdown" href={urlOf(base, markdownOf(page.href))} />
      )}
      {'feed' in page && page.feed !== undefined && (
        <link rel="alternate" type="application/atom+xml" title={page.feed.label} href={urlOf(base, page.feed.href)} />
      )}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColour.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColour.dark} />
      <meta property="og:title" content={titleOf(page, config)} />
      <meta property="og:description" content={page.description} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={config.brand} />
      {picture !== undefined && (
        <>
          <meta property="og:image" content={config.url + root + picture.slice(1)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <link
        rel="icon"
        href={assets.favicon}
        type={config.look?.favicon?.endsWith('.png') === true ? 'image/png' : 'image/svg+xml'}
      />
      {'styles' in code
        ? stylesOf(body, code.styles).map(({ place, css }) => (
            <style key={place} data-styles={`${place}`} dangerouslySetInnerHTML={{ __html: css }} />
          ))
        : code.styleSheets.map((href) => <link key={href} rel="stylesheet" href={href} />)}
      {'styles' in code ? (
        <script {...settings} dangerouslySetInnerHTML={{ __html: code.head }} />
      ) : (
        <script {...settings} src={code.head} />
      )}
    </>
  );
}

/**
 * Returns the style groups that contain a class of the body, and those that every page needs. `place` is the position
 * among all groups of the site. A document may get groups from several pages; their positions determine the order.
 */
function stylesOf(body: string, groups: readonly StyleGroup[]) {
  const classes = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return groups
    .map((group, place) => ({ ...group, place }))
    .filter((group) => group.classes === undefined || group.classes.some((name) => classes.has(name)));
}

function titleOf(page: RenderInput['page'], config: RenderInput['config']): string {
  return `${page.title} · ${config.brand}`;
}
