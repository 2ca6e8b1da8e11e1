/** Draws a page: called by the build once for each page, never in a browser. */
// First, so that the components' own style sheets come after it.
import './shell/styles.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import { Article } from './guide/Article.tsx';
import type { Page } from './model/page.ts';
import type { RenderInput, RenderPage } from './model/render.ts';
import { createRoutes } from './routes.tsx';
import { SearchDialog } from './search/SearchDialog.tsx';
import { address } from './shell/address.ts';
import { Footer } from './shell/Footer.tsx';
import { Head } from './shell/Head.tsx';
import { PartsContext, type Part } from './shell/Kept.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { pageRoute, type PageData } from './shell/page-data.ts';
import { ReferenceArticle } from './reference/ReferenceArticle.tsx';
import { Sidebar } from './shell/Sidebar.tsx';
import { SiteContext } from './shell/site-context.ts';
import { TopBar } from './shell/TopBar.tsx';
import { wingOf } from './shell/wing.ts';
import { theme } from './theme.ts';

const handler = createStaticHandler(createRoutes());

export const render: RenderPage = (input) => {
  const body = renderToString(
    <SiteContext value={input}>
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
        <PartsContext value={parts(input)}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context(input))} context={context(input)} hydrate={false} />
        </PartsContext>
      </MantineProvider>
    </SiteContext>,
  );
  const whole = `<div id="app">${body}</div><div id="announcer" role="status" class="visually-hidden"></div>`;
  const head = renderToStaticMarkup(<Head input={input} styles={input.view(whole)} />);
  return `<!doctype html>\n<html lang="en-GB"><head>${head}</head><body>${whole}</body></html>\n`;
};

function parts({ page, config }: RenderInput): Readonly<Record<Part, ReactNode>> {
  return {
    'skip': <a className="skip" href="#content">Skip to content</a>,
    'top-bar': <TopBar />,
    'sidebar': <Sidebar />,
    'article': article(page, config),
    'footer': <Footer />,
    'search': <SearchDialog />,
  };
}

function article(page: Page, config: RenderInput['config']): ReactNode {
  switch (page.kind) {
    case 'guide': return <Article page={page} config={config} />;
    case 'notFound': return <NotFound page={page} />;
    default: return <ReferenceArticle page={page} />;
  }
}

/** What the static handler's `query` would answer, without its asynchrony: no route loads anything at build. */
function context({ page, base }: RenderInput): StaticHandlerContext {
  const location = { pathname: address(base, page.href), search: '', hash: '', state: null, key: 'default' };
  const data: PageData = { title: page.title, description: page.description, canonical: undefined, article: [], wing: wingOf(page), sidebar: [] };
  return {
    basename: base,
    location,
    matches: matchRoutes(handler.dataRoutes, location, base) ?? [],
    loaderData: { [pageRoute]: data },
    actionData: null,
    errors: null,
    statusCode: page.kind === 'notFound' ? 404 : 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as StaticHandlerContext;
}
