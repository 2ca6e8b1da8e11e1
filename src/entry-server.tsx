/** Renders pages to HTML. Runs only in the build, once for each page, and never in a browser. */
// Imported first, so that the styles of components come later in the cascade.
import './app/shell/styles.css';
import './app/shell/motion.css';
import './app/shell/forced-colours.css';
import './app/shell/print.css';
import './app/shell/target.css';
import './app/shell/tooltip.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { Article } from './views/guide/Article.tsx';
import { CONTENT_VIEWS } from './views/guide/content-views.tsx';
import type { MovedAnchor, Page } from './model/page.ts';
import type { RenderInput, RenderPage } from './model/render.ts';
import { createRoutes } from './app/routes.tsx';
import { SearchDialog } from './app/search/SearchDialog.tsx';
import { urlOf, SiteContext, ContentViews } from './views/content/site-context.ts';
import { FirstRequest } from './views/content/DeferredStyles.tsx';
import { Footer } from './app/shell/Footer.tsx';
import { Head } from './app/shell/Head.tsx';
import type { PagePart } from './page/contract/contract.ts';
import { PartsContext } from './app/shell/ServerHtml.tsx';
import { Announcement } from './app/shell/Announcement.tsx';
import { NotFound } from './app/shell/NotFound.tsx';
import type { PageData } from './app/shell/page-data.ts';
import { ReferenceArticle } from './views/reference/ReferenceArticle.tsx';
import { Sidebar } from './app/shell/Sidebar.tsx';
import { structuredData } from './app/shell/structured-data.ts';
import { TopBar } from './app/shell/TopBar.tsx';
import { sectionOf } from './app/shell/section.ts';

const handler = createStaticHandler(createRoutes());

export const render: RenderPage = (input) => {
  let requests = 0;
  const isFirstRequest = (): boolean => (requests += 1) === 1;
  const inSite = (node: ReactNode): ReactNode => (
    <SiteContext value={input}>
      <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
        <FirstRequest value={isFirstRequest}>
          <ContentViews value={CONTENT_VIEWS}>{node}</ContentViews>
        </FirstRequest>
      </MantineProvider>
    </SiteContext>
  );
  const staticHtml = (node: ReactNode): string => renderToStaticMarkup(inSite(node));
  const { page } = input;
  const parts: Readonly<Record<PagePart, string>> = {
    skip: staticHtml(
      <>
        <a className="skip" href="#content">
          Skip to content
        </a>
        <a className="skip" href="#sidebar">
          Skip to navigation
        </a>
        <Announcement />
      </>,
    ),
    'top-bar': staticHtml(<TopBar />),
    sidebar: staticHtml(<Sidebar />),
    article: staticHtml(
      <>
        {article(page)}
        {page.moved && <template data-moved-anchors={movedAnchors(page.moved, input.base)} />}
      </>,
    ),
    footer: staticHtml(<Footer />),
    search: staticHtml(<SearchDialog />),
  };
  // React hydrates only this element in the browser.
  const app = renderToString(
    inSite(
      <PartsContext value={parts}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context(input))}
          context={context(input)}
          hydrate={false}
        />
      </PartsContext>,
    ),
  );
  // Written as text, because React would move an async script to the start of the head. The page script must follow the
  // head script, whose attributes it reads.
  const actions = `<script async src="${input.assets.actions}"></script>`;
  const body = `<div id="app">${app}</div><div id="announcer" role="status" class="visually-hidden"></div>${structuredDataScript(input)}`;
  return `<!doctype html>\n<html lang="${encodeURIComponent(input.config.lang)}"><head>${renderToStaticMarkup(<Head input={input} body={body} />)}${actions}</head><body>${body}</body></html>\n`;
};

/**
 * Returns a script with the structured data (JSON-LD). The script belongs at the end of the page, where it does not
 * delay the content. An empty string for the 404 page.
 */
function structuredDataScript(input: RenderInput): string {
  if (input.page.kind === 'notFound') return '';
  return `<script type="application/ld+json">${structuredData(input)}</script>`;
}

function article(page: Page): ReactNode {
  switch (page.kind) {
    case 'guide':
      return <Article page={page} />;
    case 'notFound':
      return <NotFound page={page} />;
    default:
      return <ReferenceArticle page={page} />;
  }
}

/**
 * Returns the moved anchors of a page as JSON for the page script. Targets on other pages are paths that include the
 * base.
 */
function movedAnchors(moved: readonly MovedAnchor[], base: string): string {
  return JSON.stringify(moved.map(([from, to]) => [from, urlOf(base, to)]));
}

/**
 * Returns what React Router's `StaticHandler.query` would return, but synchronously: no route loads data at build time.
 */
function context({ page, base }: RenderInput): StaticHandlerContext {
  const location = { pathname: urlOf(base, page.href), search: '', hash: '', state: null, key: 'default' };
  const data: PageData = { head: [], article: [], section: sectionOf(page), sidebar: [] };
  const matches = matchRoutes(handler.dataRoutes, location, base) ?? [];
  return {
    basename: base,
    location,
    matches,
    loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, data])),
    actionData: null,
    errors: null,
    statusCode: page.kind === 'notFound' ? 404 : 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as StaticHandlerContext;
}
