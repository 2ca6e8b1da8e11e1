import type { Href } from '#src/model/nav.ts';
import type { Reference, Site } from '#src/model/site.ts';
import { displayPath, placeName, type Location, type Problem } from '../../../cli/problem.ts';
import type { GuideSource } from '../../source/guides/guide-source.ts';

/** First parts of addresses under which the site has files of its own. */
const OWN = /^\/(reference|assets|data|downloads|search|changes|404|index)$|\.(html|md|txt|xml|json|svg)$/;

/**
 * Redirects from the addresses that guides had before (`formerly` of their frontmatter). One that another page has, or
 * two guides claim, is a problem and leads nowhere. Addresses that differ by case alone are one on some file systems.
 */
export function formerAddresses(
  guides: readonly GuideSource[],
  reference: Pick<Reference, 'hrefs'>,
): { readonly redirects: Site['redirects']; readonly problems: readonly Problem[] } {
  if (guides.every(({ frontmatter }) => frontmatter.formerly.length === 0)) return { redirects: [], problems: [] };
  const taken = new Map<string, string>(reference.hrefs.map((href) => [href.toLowerCase(), 'the address of a page']));
  for (const { href, file } of guides) taken.set(href.toLowerCase(), `the address of \`${displayPath(file)}\``);
  const redirects: Site['redirects'][number][] = [];
  const problems: Problem[] = [];
  for (const { href, frontmatter } of guides)
    for (const { slug, location } of frontmatter.formerly) {
      const from: Href = `/${slug}`;
      const owner = OWN.test(from.toLowerCase())
        ? 'an address the site keeps for itself'
        : taken.get(from.toLowerCase());
      if (owner !== undefined) problems.push(problem(`\`${from}\` is ${owner}.`, location));
      else redirects.push({ from, to: href });
      taken.set(from.toLowerCase(), owner ?? `a former address in \`${placeName(location)}\` already`);
    }
  return { redirects, problems };
}

function problem(message: string, location: Location): Problem {
  const hint = 'Only an address that no page has any more can be a former one.';
  return { check: 'guide-address', severity: 'error', message, hint, location };
}
