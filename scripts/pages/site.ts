import type { Api } from '../../src/model/api.ts';
import type { NavGroup } from '../../src/model/nav.ts';
import type { GuidePage, NotFoundPage } from '../../src/model/page.ts';
import type { Site } from '../../src/model/site.ts';
import type { GuideSources } from '../guides/guide-source.ts';
import type { Problem } from '../problem.ts';
import { createAddresses } from './addresses.ts';
import { announce, buildApiParts, guidePage, vocabularyProblems, type GuideDraft } from './guide-page.ts';
import { brokenLinks } from './links.ts';
import { anchorsOf } from './page-anchors.ts';
import { createPageContext } from './page-context.ts';
import { searchEntries } from './search-entries.ts';

/** The pages stage: every page, the sidebar, redirects and the search entries, with all addresses decided. */
export function toSite(api: Api, sources: GuideSources): { site: Site; problems: readonly Problem[] } {
  const { config, groups, guides } = sources;
  const addresses = createAddresses();
  const drafts = guides.map((guide): GuideDraft => ({ guide, context: createPageContext({ api, config, addresses }, guide.href), problems: [], links: [], built: new Map() }));
  drafts.forEach(announce);
  drafts.forEach(buildApiParts);
  const label = new Map(groups.map((group) => [group.folder, group.label]));
  const pages = withNeighbours(drafts.map((draft) => guidePage(draft, label.get(draft.guide.group) ?? '')));
  const anchors = new Map(pages.map((page) => [page.href as string, new Set(anchorsOf(page.content))]));
  const first = pages[0];
  return {
    site: {
      config,
      nav: navOf(sources),
      pages: [...pages, NOT_FOUND],
      redirects: first === undefined ? [] : [{ from: '/', to: first.href }],
      search: pages.flatMap(searchEntries),
    },
    problems: [...guides.flatMap(vocabularyProblems), ...drafts.flatMap(({ problems }) => problems), ...brokenLinks(drafts.flatMap(({ links }) => links), anchors)],
  };
}

/** The sidebar: groups in their order, listed guides only. */
function navOf({ groups, guides }: GuideSources): readonly NavGroup[] {
  return groups.map(({ folder, label, open, icon }) => ({
    label,
    open,
    icon,
    links: guides
      .filter((guide) => guide.group === folder && !guide.frontmatter.unlisted)
      .map(({ href, frontmatter }) => ({ label: frontmatter.navLabel, href, icon: frontmatter.icon })),
  }));
}

/** Listed guides lead to the one before and after them in the sidebar. */
function withNeighbours(pages: readonly GuidePage[]): readonly GuidePage[] {
  const listed = pages.filter(({ unlisted }) => !unlisted);
  return pages.map((page) => {
    const index = listed.indexOf(page);
    const [previous, next] = index < 0 ? [] : [listed[index - 1], listed[index + 1]];
    return {
      ...page,
      ...(previous === undefined ? {} : { previous: { label: previous.heading, href: previous.href } }),
      ...(next === undefined ? {} : { next: { label: next.heading, href: next.href } }),
    };
  });
}

const NOT_FOUND: NotFoundPage = { kind: 'notFound', href: '/404', title: 'Page not found', heading: 'Page not found', description: 'There is no page at this address.' };

