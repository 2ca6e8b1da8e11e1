import { begins } from '#src/shared/content/lead-on.ts';
import { displayPath, type Location, type Problem } from '../../cli/problem.ts';
import { groupBy } from '../../text/group-by.ts';
import type { NotedChange } from '../report/comparison.ts';
import type { NamedVersion } from '../version-of.ts';
import { goneUrls } from './gone-urls.ts';
import { published, type Published } from './published.ts';

interface Compared {
  readonly older: NamedVersion;
  readonly newer: NamedVersion;
  /** Path of the guides folder; undefined if guides are not compared. */
  readonly guides: string | undefined;
  readonly changes: readonly NotedChange[];
  /** Whether a change note declares the key of a change. */
  readonly isDeclared: (key: string) => boolean;
}

/**
 * Returns a key, such as `url-removed /reference/operations/pay`, for each URL that is gone. Change notes can list
 * these keys. URLs that a change note already declares are left out.
 */
export async function urlKeys(compared: Compared): Promise<readonly string[]> {
  const { gone } = await compare(compared);
  return gone.map(({ url }) => keyOf(url));
}

async function compare({ older, newer, guides: folder, changes, isDeclared }: Compared) {
  const guidesOf = async (version: NamedVersion) => (folder === undefined ? undefined : version.guidesIn(folder));
  const guides = await guidesOf(newer);
  // If the newer version has no guides, the guide URLs of the older version are not compared.
  const base = published(older, guides && (await guidesOf(older)));
  const gone = goneUrls(base, published(newer, guides), changes).filter(({ url }) => !isDeclared(keyOf(url)));
  return { base, gone };
}

/**
 * Returns problems for the URLs that are gone and that no change note declares: one problem for each change that
 * removed URLs, and one for each URL that no known change removed.
 */
export async function urlProblems(compared: Compared): Promise<readonly Problem[]> {
  const { newer } = compared;
  const { base, gone } = await compare(compared);
  return [...groupBy(gone, ({ url, change }) => change?.key ?? url).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { url, change } = first;
    const outside = others.filter((other) => !begins(other.url, url)).length;
    const keys = [...(change === undefined ? [] : [change.key]), ...(others.length === 0 ? [keyOf(url)] : [])];
    return {
      check: 'url-removed',
      severity: 'error',
      message: `The URL \`${url}\` ${outside === 0 ? 'has' : `and ${outside} more have`} been removed.`,
      hint: `Redirect each old URL with \`x-formerly\` (guides: \`formerly\`) at its new name, or \`redirects\` in \`site.yaml\`. Or declare ${keys.map((key) => `\`${key}\``).join(' or ')} in a change note.`,
      location: change?.head ?? placeOf(url, base.pages, newer),
      docs: 'scripts/compare/README.md#urls',
    };
  });
}

function keyOf(url: string): string {
  return `url-removed ${url}`;
}

/**
 * Returns the source location for a URL that is gone. For a guide, this is its file. For another page, it is a section
 * of the newer description, such as `webhooks`.
 */
function placeOf(url: string, pages: Published['pages'], { document, locate }: NamedVersion): Location {
  const [, folder, kind] = url.split('/');
  const [file] = pages.get(url) ?? [];
  if (folder !== 'reference' && file !== undefined) return { file: displayPath(file), line: 1, column: 1 };
  return locate(document, kind === 'schemas' ? ['components', kind] : [kind ?? '']);
}
