import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { ContentViews, SiteContext } from '#src/views/content/site-context.ts';
import { DeferPanels, DeferredPanels, useDeferredPanels } from '#src/views/content/DeferredPanels.tsx';
import { CONTENT_VIEWS } from '#src/views/guide/content-views.tsx';
import type { RenderInput } from '#src/model/render.ts';
import { guides, site } from '../../fixtures/site.ts';

const input: RenderInput = {
  page: guides[0]!,
  config: site.config,
  nav: [],
  code: { styles: [], head: '' },
  assets: { app: '', actions: '', notFound: '', searchIndex: '', referenceIndex: '', favicon: '', fonts: [] },
  base: '/docs/',
  icon: (name) => `<path d="${name}"/>`,
  highlight: (text) => text,
  target: () => undefined,
};

/** Markup of components as a site under `/docs/` prints them, without class attributes. */
export function markup(node: ReactNode, config = site.config): string {
  return renderToStaticMarkup(
    <SiteContext value={{ ...input, config }}>
      <ContentViews value={CONTENT_VIEWS}>{node}</ContentViews>
    </SiteContext>,
  ).replace(/ class="[^"]*"/g, '');
}

/** A page whose panels follow its article. */
export function PageWithPanels({ children }: { readonly children: ReactNode }) {
  const groups = useDeferredPanels();
  return (
    <>
      <main>
        <DeferPanels value={groups}>{children}</DeferPanels>
      </main>
      <DeferredPanels heading="List orders" groups={groups} />
    </>
  );
}
