import type { Api } from '#src/model/api.ts';
import type { Href } from '#src/model/nav.ts';
import type { MovedAnchor } from '#src/model/page.ts';
import type { Redirect, Reference } from '#src/model/site.ts';
import { decodeText } from '#src/shared/text/percent-decoding.ts';
import { advice, type Suggestion } from '#src/shared/text/nearest.ts';
import { displayPath, placeName, type Location, type Problem } from '../../cli/problem.ts';
import type { GuideSources } from '../../guides/sources/guide-source.ts';
import { createAddresses, type ReferenceAddresses } from '../context/addresses.ts';
import { formerNames, type NamedKind } from '../context/former-names.ts';
import { resolveLink, type LinkUse } from '../guide/links.ts';
import { pathSegments } from '../context/path-segments.ts';
import { OVERVIEW } from '../reference/context.ts';

/** Redirects from former URLs of the site to current ones, and the problems found in them. */
export interface Moved {
  readonly redirects: readonly Redirect[];
  /** Former anchors that `site.yaml` redirects. */
  readonly anchors: readonly RedirectedAnchor[];
  /** Targets of the `redirects` in `site.yaml`, to be checked like links. */
  readonly links: readonly LinkUse[];
  readonly problems: readonly Problem[];
}

interface RedirectedAnchor {
  /** URL of the page that had the former anchor. If the page has moved, its current URL. */
  readonly page: Href;
  readonly moved: MovedAnchor;
  readonly location: Location;
}

interface MovedSources {
  readonly api: Api;
  readonly sources: Pick<GuideSources, 'config' | 'guides' | 'redirects'>;
  readonly index: ReferenceAddresses;
  readonly reference: Pick<Reference, 'hrefs'>;
  /** Returns the source location of an entry in a list of the description, such as `x-formerly`. */
  readonly trace: (list: readonly unknown[], path: readonly number[]) => Location;
}

/** A former URL, decoded, and the current URL that replaces it. */
interface Move {
  readonly from: string;
  readonly to: Href;
  readonly location: Location;
}

/**
 * Creates one table of former and current URLs, from `formerly` of guides, `x-formerly` of operations, webhooks and
 * schemas, and `redirects` of `site.yaml`. Entries with a problem are left out.
 */
export function movedUrls(input: MovedSources): Moved {
  const { api, index, sources } = input;
  const table = new Map<string, Move>();
  const links: LinkUse[] = [];
  const problems: Problem[] = [];
  const report = (location: Location, message: string, hint: string | Suggestion): void =>
    void problems.push({ check: 'moved', severity: 'error', message, ...advice(hint), location });
  const pageAt = createPages(input);
  const add = (move: Move): void => {
    const { from, to, location } = move;
    const [path, anchor] = parts(from);
    const wrong = wrongPath(path);
    const page = anchor === undefined ? pageAt(path) : undefined;
    const key = anchor === undefined ? path.toLowerCase() : from;
    const earlier = table.get(key);
    if (wrong !== undefined) report(location, `\`${from}\` ${wrong}.`, 'Write a path from the root: `/docs/old.html`.');
    else if (page !== undefined) {
      // If only the letter case of a name changed, there is no redirect: some file systems and hosts treat both URLs as
      // one.
      if (page.href !== to || from === to)
        report(
          location,
          `\`${from}\` is the current URL of ${page.words}.`,
          'Remove this entry: only a URL without a page can be redirected.',
        );
    } else if (earlier !== undefined)
      report(location, `\`${from}\` leads to \`${earlier.to}\` already.`, `See \`${placeName(earlier.location)}\`.`);
    else table.set(key, move);
  };

  for (const { href, frontmatter } of sources.guides)
    for (const { slug, location } of frontmatter.formerly) add({ from: `/${slug}`, to: href, location });
  for (const { kind, from, to, list, index: place } of formerNames(api)) {
    const href = index[kind].get(to);
    const path = `/reference/${FOLDERS[kind]}/${pathSegments([from]).get(from) ?? from}`;
    if (href !== undefined) add({ from: path, to: href, location: input.trace(list, [place]) });
  }
  for (const { from, to, location } of sources.redirects ?? []) {
    const target = resolveLink(to, { api, config: sources.config, addresses: createAddresses(index) });
    if ('problem' in target) problems.push({ ...target.problem, check: 'moved', severity: 'error', location });
    else if (!target.href.startsWith('/'))
      report(location, `\`${to}\` is not a page of this site.`, 'Write `/page#anchor` or `operation:id`, for example.');
    else {
      links.push({ check: 'moved', page: '/', href: target.href, location });
      add({ from: plainPath(from), to: target.href as Href, location });
    }
  }

  const isPage = (href: string): boolean => pageAt(href)?.href === href;
  const moves = [...table.values()].map((move) => ({
    ...move,
    path: parts(move.from)[0],
    anchor: parts(move.from)[1],
  }));
  const redirects = moves.filter(({ to, anchor }) => anchor === undefined && isPage(parts(to)[0]));
  const anchors = moves.flatMap(({ path, anchor, to, location }): readonly RedirectedAnchor[] => {
    if (anchor === undefined) return [];
    const page = isPage(path) ? path : redirects.find((redirect) => redirect.path === path)?.to;
    if (page === undefined)
      report(location, `There is no page or redirect \`${path}\`.`, `Add \`${path}: …\`, without an anchor.`);
    const [target, place] = parts(to);
    const moved: MovedAnchor = [anchor, target === page && place !== undefined ? place : to];
    return page === undefined ? [] : [{ page: parts(page)[0] as Href, moved, location }];
  });
  return {
    redirects: [
      ...redirects.flatMap(({ path, to }) => withMarkdown(path as Href, to)),
      ...FORMER_INDEX.filter((path) => !table.has(path) && pageAt(path) === undefined).flatMap((path) =>
        withMarkdown(path, OVERVIEW),
      ),
    ],
    anchors,
    links,
    problems,
  };
}

/** Reports redirects of anchors that still exist on the page. */
export function takenAnchors({ anchors }: Moved, has: (page: Href, anchor: string) => boolean): readonly Problem[] {
  return anchors
    .filter(({ page, moved: [anchor] }) => has(page, anchor))
    .map(({ page, moved: [anchor], location }) => ({
      check: 'moved',
      severity: 'error',
      message: `The anchor \`#${anchor}\` still exists on the page \`${page}\`, so it cannot be redirected.`,
      hint: 'Remove this entry, or rename the anchor on the page.',
      location,
    }));
}

/** URLs of a former index of names, with a page for each letter on large sites. They now lead to the overview. */
const FORMER_INDEX: readonly Href[] = [
  '',
  ...[...'abcdefghijklmnopqrstuvwxyz', '0-9', 'other'].map((letter) => `/${letter}`),
].map((letter): Href => `/reference/fields${letter}`);

const FOLDERS: Readonly<Record<NamedKind, string>> = {
  operation: 'operations',
  webhook: 'webhooks',
  schema: 'schemas',
};

/**
 * Creates a function that finds the page at a path, ignoring letter case. It returns the page's URL, and the words with
 * which messages name the page.
 */
function createPages({ sources: { guides }, reference }: MovedSources) {
  const page = (href: Href, words = 'a page') => [href.toLowerCase(), { href, words }] as const;
  const known = new Map([
    ...reference.hrefs.map((href) => page(href)),
    ...guides.map(({ href, file }) => page(href, `\`${displayPath(file)}\``)),
  ]);
  return (path: string): { readonly href: Href; readonly words: string } | undefined => known.get(path.toLowerCase());
}

function parts(href: string): [path: string, anchor?: string] {
  return href.split('#', 2) as [string, string?];
}

/** Decodes a path and removes a slash at the end. */
function plainPath(path: string): string {
  return (decodeText(path) ?? path).replace(/(?!^)\/+(?=#|$)/, '');
}

/**
 * Returns the redirect of a page, and that of its Markdown page, which has the same URL with `.md`. Returns only one
 * redirect if `from` is itself a Markdown page, or ends with `.html`: such a page had no Markdown page.
 */
function withMarkdown(from: Href, to: Href): readonly Redirect[] {
  const markdown = { from, to: `${parts(to)[0]}.md` as Href };
  if (from.endsWith('.md')) return [markdown];
  return [{ from, to }, ...(/\.html?$/.test(from) ? [] : [{ ...markdown, from: `${from}.md` as Href }])];
}

/** Matches paths of files that the site itself contains and that are not pages. */
const OWN = /^\/(?:assets|data|downloads|search|404|index)(?:[/.-]|$)|^\/[^/]+\.(?:txt|xml|json|svg)$/i;

/** Matches paths that hosts serve or refuse before they apply redirects. */
const NOT_REDIRECTED = /^[^/]|^\/+$|\/\/|\/\.|^\/_|[\\?\p{C}]|[^/]{200}/u;

/** Describes why a former path, decoded, cannot be redirected; undefined if every host can redirect it. */
function wrongPath(path: string): string | undefined {
  if (NOT_REDIRECTED.test(path)) return 'is not a path that hosts redirect';
  return OWN.test(path) ? 'is a URL that the site reserves' : undefined;
}
