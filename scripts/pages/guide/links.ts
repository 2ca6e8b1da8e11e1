import type { Api } from '#src/model/api.ts';
import type { Href } from '#src/model/nav.ts';
import type { MovedAnchor } from '#src/model/page.ts';
import type { Reference, Site } from '#src/model/site.ts';
import { leadOn } from '#src/shared/content/lead-on.ts';
import { type Suggestion, suggest } from '#src/shared/text/nearest.ts';
import { safeLink } from '../../guides/prose/safe-link.ts';
import { displayPath, type Location, type Problem } from '../../cli/problem.ts';
import { decodeText } from '#src/shared/text/percent-decoding.ts';
import type { AddressBook } from '../context/addresses.ts';
import { calledBefore, suggestName } from '../context/former-names.ts';
import { anchorsOf } from './page-anchors.ts';
import type { PageContext } from '../context/page-context.ts';
import type { GuideProblem } from '../vocabulary/component.ts';

/** A link to a page of this site, checked once all pages are known. */
export interface LinkUse {
  /** Id of the check that reports the link if it is broken; `guide-links` if absent. */
  readonly check?: string;
  readonly page: Href;
  readonly href: string;
  readonly location: Location;
}

type Target = { readonly href: string; readonly external: boolean } | { readonly problem: GuideProblem };

/**
 * Resolves the target of a link in a guide. `site:key` refers to a URL or e-mail address in `site.yaml`. `operation:`,
 * `schema:` and `webhook:` refer to parts of the API.
 */
export function resolveLink(
  url: string,
  { api, config, addresses }: Pick<PageContext, 'api' | 'config' | 'addresses'>,
): Target {
  const [, scheme, name = ''] = /^(site|operation|schema|webhook):(.*)$/.exec(url) ?? [];
  if (scheme === 'site') return siteAddress(name, config.values);
  if (scheme === 'operation') return addressOf(addresses.operations, 'operation', name, api);
  if (scheme === 'schema') return addressOf(addresses.schemas, 'schema', name, api);
  if (scheme === 'webhook') return addressOf(addresses.webhooks, 'webhook', name, api);
  const hint =
    routeOf(url) ??
    'Write `/route`, `/route#anchor`, `#anchor`, `https://…`, `mailto:…`, `site:key` or `operation:id`.';
  return safeLink(url) ?? noTarget(`\`${url}\` is not a URL that a guide may link to.`, { hint });
}

function noTarget(message: string, more: Pick<GuideProblem, 'unknown'> & Suggestion): Target {
  return { problem: { check: 'guide-links', message, ...more } };
}

/**
 * Suggests the URL of a guide for a link that names the file of the guide: `/errors#codes` for
 * `../follow/errors.mdx#codes`. Undefined for other links.
 */
function routeOf(url: string): string | undefined {
  const [, slug, anchor = ''] = /^(?!\/\/)(?:\.{0,2}\/)*(?:[\w~-]+\/)*([\w~-]+)(?:\.mdx?)?(#.*)?$/.exec(url) ?? [];
  return slug === undefined ? undefined : `Write \`/${slug}${anchor}\`: the URL of a guide is its file name.`;
}

/** The pages to which a guide can link (guides and reference pages), with their anchors. */
export interface LinkTargets {
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Returns the file of the guide with a URL path; undefined for a reference page. */
  readonly fileOf: (page: string) => string | undefined;
  readonly reference: Reference;
  readonly redirects: Site['redirects'];
  /** Returns the former anchors of a page. */
  readonly moved: (page: string) => readonly MovedAnchor[];
}

/** Reports links to a page that does not exist, or to an anchor that its page does not have. */
export function brokenLinks(
  links: readonly LinkUse[],
  { anchors, fileOf, reference, redirects, moved }: LinkTargets,
): readonly Problem[] {
  if (links.length === 0) return [];
  const pages = new Set<string>(reference.hrefs);
  const places = new Map(anchors);
  const placesOn = (page: string): ReadonlySet<string> => {
    const known = places.get(page) ?? new Set(anchorsOf(reference.page(page as Href)));
    places.set(page, known);
    return known;
  };
  return links.flatMap(({ check = 'guide-links', page, href, location }) => {
    const [path = '', anchor] = href.split('#');
    const target = path === '' ? page : path;
    const problem = (message: string, unknown: string, more: Suggestion & Partial<Problem>): Problem[] => [
      { check, severity: 'error', message, unknown, ...more, location },
    ];
    if (!anchors.has(target) && !pages.has(target))
      return problem(`There is no page \`${target}\`.`, target.slice(target.lastIndexOf('/') + 1), {
        ...otherPage(target, [...anchors.keys(), ...pages], redirects),
        target,
      });
    if (anchor === undefined) return [];
    const known = placesOn(target);
    // An anchor that cannot be decoded, because of a lone percent sign, is used as it is.
    const place = decodeText(anchor) ?? anchor;
    if (known.has(place)) return [];
    const guide = fileOf(target);
    const now = leadOn(place, moved(target), (each) => known.has(each));
    return problem(`The page \`${target}\` has no anchor \`#${anchor}\`.`, anchor.slice(anchor.lastIndexOf('.') + 1), {
      ...(now === undefined ? suggest(anchor, known) : calledBefore(now, now.startsWith('/') ? href : anchor)),
      ...(guide === undefined
        ? {}
        : { related: [{ message: 'Guide', location: { file: displayPath(guide), line: 1, column: 1 } }] }),
    });
  });
}

/** Suggests the current URL of a moved page, or else a similar URL. */
function otherPage(target: string, pages: readonly string[], redirects: Site['redirects']): Suggestion {
  const now = redirects.find(({ from }) => from === target)?.to;
  if (now !== undefined) return { hint: `Write \`${now}\`: the page was renamed.`, suggested: now, replaces: target };
  const near = suggest(target, pages);
  const [, slug] = /^\/([\w~-][\w.~-]*)$/.exec(target) ?? [];
  if (near.suggested !== undefined || slug === undefined) return near;
  return { hint: `Correct the link. A renamed guide lists \`formerly: [${slug}]\` in its frontmatter.` };
}

function siteAddress(key: string, values: Readonly<Record<string, string>>): Target {
  const address = Object.hasOwn(values, key) ? values[key] : undefined;
  if (address === undefined)
    return noTarget(`\`site.yaml\` has no key \`${key}\`.`, { unknown: key, ...suggest(key, Object.keys(values)) });
  const href = /^[^\s@:/]+@[^\s@:/]+$/.test(address) ? `mailto:${address}` : address;
  if (href !== '' && safeLink(href) === undefined)
    return noTarget(`\`${key}\` of \`site.yaml\` is not a URL that a guide may link to.`, {
      hint: 'Write `https://…` or an e-mail address there.',
    });
  return { href, external: true };
}

function addressOf(book: AddressBook, kind: string, name: string, api: Api): Target {
  const href = book.get(name);
  if (href !== undefined) return { href, external: false };
  const suggested = suggestName(api, kind, name, book.names());
  return noTarget(`No page shows the ${kind} \`${name}\`.`, { unknown: name, ...suggested });
}
