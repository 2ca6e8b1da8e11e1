import type { RenderInput } from '../model/render.ts';
import { address, markdownOf } from '../content/address.ts';
import { stylesOf } from './page-styles.ts';

/** `--paper` of tokens.css, for the browser's own interface. */
const themeColour = { light: '#ffffff', dark: '#101413' } as const;

/**
 * Content of a page's `<head>`. The script and the styles of the first view are inline, of these what the body asks for:
 * the first paint needs no other request.
 */
export function Head({ input, body }: { readonly input: RenderInput; readonly body: string }) {
  const { page, picture, config, assets, base, code } = input;
  const settings = {
    'data-app': assets.app,
    'data-base': base,
    'data-search-index': assets.searchIndex,
    'data-reference-index': assets.referenceIndex,
  };
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{titleOf(page, config)}</title>
      <meta name="description" content={page.description} />
      {page.kind !== 'notFound' && <link rel="canonical" href={config.url + address(base, page.href)} />}
      {page.kind === 'notFound' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="alternate" type="text/markdown" href={address(base, markdownOf(page.href))} />
      )}
      {'feed' in page && page.feed !== undefined && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={page.feed.label}
          href={address(base, page.feed.href)}
        />
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
          <meta property="og:image" content={config.url + picture} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <link rel="icon" href={assets.favicon} type="image/svg+xml" />
      {'styles' in code
        ? stylesOf(body, code.styles).map(({ place, css }) => (
            <style key={place} data-styles={place} dangerouslySetInnerHTML={{ __html: css }} />
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

function titleOf(page: RenderInput['page'], config: RenderInput['config']): string {
  return `${page.title} · ${config.brand}`;
}
