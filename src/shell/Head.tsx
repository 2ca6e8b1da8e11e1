import type { RenderInput } from '../model/render.ts';
import { address } from './address.ts';

/** Paper of both schemes, as `tokens.css` has it, for the browser's own frame. */
const paper = { light: '#ffffff', dark: '#101413' } as const;

/**
 * Content of a page's `<head>`. The script blocks on purpose, for what the reader chose must hold before the first paint; and it
 * stands after the style sheet, so that the page is read when it can be laid out, and painted as it comes.
 */
export function Head({ input: { page, config, assets, base }, styles }: { readonly input: RenderInput; readonly styles: readonly string[] }) {
  const title = `${page.title} · ${config.brand}`;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.kind === 'notFound' ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={config.url + address(base, page.href)} />}
      {styles.map((href) => <link key={href} rel="stylesheet" href={href} data-view="" />)}
      <script src={assets.head} data-app={assets.app} data-styles={assets.styles} data-base={base} data-search-index={assets.searchIndex} data-reference-index={assets.referenceIndex} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={config.brand} />
      <link rel="icon" href={assets.favicon} type="image/svg+xml" />
    </>
  );
}
