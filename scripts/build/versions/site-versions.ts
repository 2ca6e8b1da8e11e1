/**
 * Builds one site from several descriptions, which are so far always versions of one API. Each version is compiled
 * separately, and written to its own folder of the site.
 */
import type { Href } from '#src/model/nav.ts';
import type { ReferencePage } from '#src/model/page.ts';
import type { Reference, Site } from '#src/model/site.ts';
import type { PageVersions, VersionLink } from '#src/model/versions.ts';
import type { PublishedVersion } from '../../description/source/published-versions.ts';
import { VERSIONS_FOLDER } from '../../outputs/headers.ts';
import { OVERVIEW } from '../../pages/reference/context.ts';
import { createCounterparts } from './counterparts.ts';
import { earlierSite, type CompiledVersion, type SiteVersion } from './earlier-site.ts';
import { createNotices } from './notices.ts';

/** The current version and the earlier versions of a site. */
interface SiteSet {
  readonly current: SiteVersion;
  /** The earlier versions, the newest first. */
  readonly earlier: readonly SiteVersion[];
}

/**
 * Compiles the earlier versions of a site, and returns all versions with links between counterpart pages. If no earlier
 * version is published, the current version is unchanged.
 */
export async function siteVersions(current: CompiledVersion, published: readonly PublishedVersion[]): Promise<SiteSet> {
  const now = { ...current, folder: '', name: nameOf(current.api.info.version) };
  const earlier: SiteVersion[] = [];
  for (const each of published) {
    const compiled = await earlierSite(each, current.site);
    if (compiled === undefined) continue;
    const { label, until, version } = each;
    const own = { folder: `${VERSIONS_FOLDER}${label}/`, name: nameOf(label), release: version.name };
    earlier.unshift({ ...compiled, ...own, ...(until === undefined ? {} : { until }) });
  }
  return earlier.length === 0 ? { current: now, earlier } : linked(now, earlier);
}

/**
 * Returns the name of a version that readers see: `Version 1.2` for `1.2`; other labels, such as `v1.2`, are unchanged.
 */
function nameOf(label: string): string {
  return /^\d/.test(label) ? `Version ${label}` : label;
}

function linked(current: SiteVersion, earlier: readonly SiteVersion[]): SiteSet {
  const versions = [current, ...earlier];
  const all = versions.map(({ name, folder }) => ({ name, folder }));
  const counterpartOf = createCounterparts([...versions].reverse());
  const noticeOf = createNotices(current);
  const link = (version: SiteVersion): SiteVersion => {
    const linkTo = (other: SiteVersion, { href, kind }: PageName): VersionLink => {
      const counterpart = counterpartOf(href, version, other);
      return {
        name: other.name,
        href: fromRoot(other, counterpart ?? OVERVIEW),
        ...(counterpart === undefined ? { lacks: NAMES[kind] ?? 'page' } : {}),
      };
    };
    const versionsOf = (page: PageName): PageVersions => ({
      name: version.name,
      all: versions.map((other) => linkTo(other, page)),
      ...(version === current ? {} : { notice: noticeOf(page, version, linkTo(current, page)) }),
    });
    const site = withVersions(version.site, versionsOf);
    return { ...version, site: { ...site, versions: { name: version.name, all } } };
  };
  const { site, ...now } = link(current);
  const images = versions.flatMap((version) => version.site.images);
  return {
    current: {
      ...now,
      site: {
        ...site,
        images: [...new Map(images.map((image) => [image.href, image])).values()],
        redirects: [
          ...site.redirects,
          ...earlier.map((version) => ({
            from: `/${version.folder.slice(0, -1)}` as Href,
            to: fromRoot(version, OVERVIEW),
          })),
        ],
      },
    },
    earlier: earlier.map(link),
  };
}

type PageName = Pick<ReferencePage, 'href' | 'kind'>;

/**
 * The word for the subject of a page, by kind of page. Notices and links use it if another version lacks the subject.
 * For kinds without a word here, they use `page`.
 */
const NAMES: { readonly [kind in ReferencePage['kind']]?: string } = {
  operation: 'operation',
  webhook: 'webhook',
  schema: 'schema',
  error: 'error',
  tag: 'tag',
};

function fromRoot({ folder }: SiteVersion, href: Href): Href {
  return `/${folder}${href.slice(1)}`;
}

/** Adds to every page of the reference links to the same page in other versions. */
function withVersions(site: Site, versionsOf: (page: ReferencePage) => PageVersions): Site {
  const add = <Page extends ReferencePage>(page: Page): Page => ({ ...page, versions: versionsOf(page) });
  const { reference } = site;
  const versioned: Reference = {
    ...reference,
    page: (href) => add(reference.page(href)),
    find: (href) => {
      const page = reference.find(href);
      return page && add(page);
    },
    downloads: (sizes) => add(reference.downloads(sizes)),
  };
  return { ...site, reference: versioned, page: (href) => versioned.find(href) ?? site.page(href) };
}
