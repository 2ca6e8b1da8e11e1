import type { Api } from '#src/model/api.ts';
import type { Href, NavGroup, NavLink } from '#src/model/nav.ts';
import type { GuidePage, MovedAnchor, NotFoundPage, Page, PageLink } from '#src/model/page.ts';
import type { Site } from '#src/model/site.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { omitUndefined } from '../text/omit-undefined.ts';
import type { GuideSource, GuideSources } from '../guides/sources/guide-source.ts';
import type { Problem } from '../cli/problem.ts';
import { guidesByOperation, questionIds } from '../guides/sources/mentions.ts';
import { createAddresses, referenceAddresses } from './context/addresses.ts';
import { announce, buildApiParts, guidePage, type GuideDraft } from './guide/guide-page.ts';
import { brokenLinks } from './guide/links.ts';
import { movedUrls, takenAnchors } from './urls/moved.ts';
import { anchorsOf } from './guide/page-anchors.ts';
import { createExpansion, REFERENCE_EXPANSION } from './context/expansion.ts';
import { historyMarks } from './context/history-marks.ts';
import { createPageContext, type PageContext } from './context/page-context.ts';
import { withPictures } from './context/page-pictures.ts';
import { withRedirected } from './context/page-moves.ts';
import { type DescriptionTools, type ReferenceContext, OVERVIEW } from './reference/context.ts';
import { referenceIndex } from './reference/groups.ts';
import { createReference } from './reference/reference.ts';
import { schemaUses } from './reference/schema-uses.ts';
import { siteData } from './data/site-data.ts';
import { vocabularyProblems } from './guide/vocabulary-problems.ts';

const NO_TOOLS: DescriptionTools = {
  locate: () => undefined,
  trace: () => ({ file: '', line: 1, column: 1 }),
  complete: (call) => call,
  exampleOf: () => undefined,
  pictures: new Map(),
  changedOn: () => undefined,
};

/** The site, and the problems in its guides and URLs. Reading `problems` creates all guides. */
export interface Pages {
  readonly site: Site;
  readonly problems: readonly Problem[];
}

/**
 * Creates the site: guides, sidebar, redirects and the pages of the reference. The URLs of all pages are assigned
 * first; each page is created on demand.
 */
export function toSite(api: Api, sources: GuideSources, description: DescriptionTools = NO_TOOLS): Pages {
  const { groups, guides, synonyms = [] } = sources;
  const config = sources.config.brand === '' ? { ...sources.config, brand: api.info.title } : sources.config;
  const index = referenceIndex(api);
  const addresses = createAddresses(index);
  const whileOpen = guideWhileOpen(guides);
  const guideAt = (href: string) => {
    const guide = guides.find((one) => one.href === href);
    return guide && { ...guide.frontmatter, asks: questionIds(guide) };
  };
  const drafts = guides.map((guide): GuideDraft => ({
    guide,
    context: createPageContext(
      { api, config, complete: description.complete, addresses, reference: index, guideAt, whileOpen },
      guide.href,
    ),
    problems: [],
    links: [],
    built: new Map(),
  }));
  drafts.forEach(announce);
  // Prose can link to API parts in other guides, so the parts of all guides are built before any prose.
  const explained = memoize(() => {
    drafts.forEach(buildApiParts);
    return addresses;
  });
  const label = new Map(groups.map((group) => [group.folder, group.label]));
  const made = drafts.map((draft) => {
    const { guide } = draft;
    const page = memoize((): GuidePage => {
      explained();
      const changed = description.changedOn(guide.file);
      const made = {
        ...withPictures(guidePage(draft, label.get(guide.group) ?? '', changed), description.pictures),
        ...neighboursOf(guide, guides),
      };
      return withRedirected(made, redirected(guide.href));
    });
    return [guide.href as string, page] as const;
  });
  // If two guides have the same URL (reported as a problem), the first one gets it.
  const byHref = new Map([...made].reverse());
  const pages = memoize(() => made.map(([, page]) => page()));
  const redirected = (href: Href): readonly MovedAnchor[] =>
    moved.anchors.filter(({ page }) => page === href).map((each) => each.moved);
  const own = { index, redirected, addresses: referenceAddresses(explained, index) };
  const reference = referenceOf(api, { config, guides }, own, description);
  const moved = movedUrls({ api, sources, index, reference, trace: description.trace });
  const notFound = notFoundPage(index.groups);
  const page = (href: string): Page => byHref.get(href)?.() ?? reference.find(href) ?? notFound;
  return {
    site: {
      config,
      nav: navOf(sources),
      get pages() {
        return [...pages(), notFound];
      },
      page,
      reference,
      ...(api.externalDocs === undefined ? {} : { documentation: api.externalDocs.url }),
      data: siteData({ api, index, complete: description.complete, reference, redirects: moved.redirects }),
      redirects: [{ from: '/', to: guides[0]?.href ?? OVERVIEW }, ...moved.redirects],
      images: [
        ...new Map(
          [...guides.flatMap(({ images }) => [...images.values()]), ...(sources.images ?? [])].map(
            ({ href, bytes }) => [href, { href, bytes }] as const,
          ),
        ).values(),
      ],
      synonyms: synonyms.map(({ words, href }) => ({ words, ...(href === undefined ? {} : { href }) })),
    },
    get problems() {
      const anchors = new Map(pages().map((page) => [page.href as string, new Set(anchorsOf(page))]));
      return [
        ...moved.problems,
        ...takenAnchors(moved, (href, anchor) => anchorsOf(page(href)).includes(anchor)),
        ...guides.flatMap(vocabularyProblems),
        ...drafts.flatMap(({ problems }) => problems),
        ...brokenLinks(
          [
            ...drafts.flatMap(({ links }) => links),
            ...moved.links,
            ...synonyms.flatMap(({ href, location }) =>
              href === undefined ? [] : [{ page: OVERVIEW, href, location }],
            ),
          ],
          {
            anchors,
            fileOf: (page) => guides.find(({ href }) => href === page)?.file,
            reference,
            redirects: moved.redirects,
            moved: (href) => page(href).moved ?? [],
          },
        ),
      ];
    },
  };
}

function referenceOf(
  api: Api,
  { config, guides }: Pick<GuideSources, 'config' | 'guides'>,
  { index, redirected, addresses }: Pick<ReferenceContext, 'index' | 'redirected'> & Pick<PageContext, 'addresses'>,
  description: DescriptionTools,
): Site['reference'] {
  const mentioned = guidesByOperation(guides);
  const marks = description.history && historyMarks(description.history);
  return createReference({
    ...description,
    api,
    config,
    index,
    redirected,
    uses: memoize(() => schemaUses(api)),
    guidesOf: (operationId) =>
      (mentioned.get(operationId) ?? []).map(({ href, frontmatter }) => ({ label: frontmatter.heading, href })),
    pageContext: (href) =>
      createPageContext(
        { api, config, complete: description.complete, addresses, whileOpen: guideWhileOpen(guides), marks },
        href,
        createExpansion(REFERENCE_EXPANSION),
      ),
  });
}

/** Creates the sidebar of guides: all groups in their order. */
function navOf({ groups, guides }: GuideSources): readonly NavGroup[] {
  return groups.map(({ folder, label, open, icon }) => {
    const linksTo = (unlisted: boolean): NavLink[] =>
      guides
        .filter((guide) => guide.group === folder && guide.frontmatter.unlisted === unlisted)
        .map(({ href, frontmatter }) => ({ label: frontmatter.navLabel, href, icon: frontmatter.icon }));
    return { label, open, icon, links: linksTo(false), unlisted: linksTo(true) };
  });
}

/** Links to the previous and the next guide, including guides that are not in the sidebar. */
function neighboursOf(guide: GuideSource, guides: readonly GuideSource[]): Pick<GuidePage, 'previous' | 'next'> {
  const index = guides.indexOf(guide);
  return omitUndefined({ previous: linkTo(guides[index - 1]), next: linkTo(guides[index + 1]) });
}

/** Returns a link to the guide to which operations link until their method and path are documented. */
function guideWhileOpen(guides: readonly GuideSource[]): PageLink | undefined {
  const guide = guides.find(({ frontmatter }) => frontmatter.whileOpen !== '');
  return guide && { label: guide.frontmatter.whileOpen, href: guide.href };
}

function linkTo(guide: GuideSource | undefined): PageLink | undefined {
  return guide && { label: guide.frontmatter.heading, href: guide.href };
}

function notFoundPage(lists: readonly PageLink[]): NotFoundPage {
  return {
    kind: 'notFound',
    href: '/404',
    title: 'Page not found',
    heading: 'Page not found',
    description: 'There is no page at this address.',
    reference: [{ label: 'Overview', href: OVERVIEW }, ...lists.map(({ label, href }) => ({ label, href }))],
  };
}
