/** Fifty random renames, one after another: the check is clean, and each URL of the first state leads to its thing. */
import { afterEach, expect, it } from 'vitest';
import { rename } from '#scripts/author/rename/rename.ts';
import { valueNames } from '#scripts/author/rename/value.ts';
import type { RenamedKind } from '#scripts/author/rename/words.ts';
import { hostedSite } from '#scripts/outputs/hosting/hosted-site.ts';
import { hostingFiles } from '#scripts/outputs/hosting/index.ts';
import { compile } from '#scripts/checks/compile.ts';
import { pathSegment } from '#scripts/pages/context/path-segments.ts';
import { anchorsOf } from '#scripts/pages/guide/page-anchors.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import type { Site } from '#src/model/site.ts';
import { createRandom } from '../builder/random.ts';
import { followUrl } from './follow-url.ts';
import { copySite, SITES, type SiteCopy } from '../unit/scripts/author/site-copy.ts';

const SEED = Number(process.env['RENAMES_SEED'] ?? 1);
const TIMES = 50;

let copy: SiteCopy;
afterEach(() => copy.remove());

async function compiled(): Promise<{
  readonly site: Site;
  readonly names: Readonly<Record<RenamedKind, readonly string[]>>;
}> {
  const { site, api } = await compile({ openapi: copy.entry, guides: copy.guides }, { runsChecks: false });
  if (site === undefined || api === undefined) throw new Error('The sources cannot be read.');
  return {
    site,
    names: {
      guide: site.pages.map(({ href }) => href.slice(1)).filter((slug) => slug !== '404'),
      operation: [...api.operations.map(({ operationId }) => operationId), ...api.webhooks.map(({ name }) => name)],
      schema: Object.keys(api.schemas),
      property: Object.entries(api.schemas).flatMap(([schema, node]) =>
        Object.keys(asRecord(asRecord(node)['properties'])).map((name) => `${schema}.${name}`),
      ),
      parameter: api.operations.flatMap(({ operationId, parameters }) =>
        parameters.map(({ name }) => `${operationId}.${name}`),
      ),
      tag: api.tags.map(({ name }) => name),
      value: valueNames(api.schemas),
    },
  };
}

/** URLs of all guides and things of the API with their anchors, and of their Markdown. */
function urlsOf(site: Site): readonly string[] {
  const things = site.reference.hrefs.filter((href) =>
    /^\/reference\/(operations|webhooks|schemas|tags)\/./.test(href),
  );
  return [...site.pages.map(({ href }) => href), ...things].flatMap((href) => {
    const page = site.page(href);
    return page.kind === 'notFound'
      ? []
      : [href, `${href}.md`, ...anchorsOf(page).map((anchor) => `${href}#${anchor}`)];
  });
}

/** The parts of a URL between the marks that divide it. */
const parts = (url: string): readonly string[] => url.split(/[/#.=]/);

it.each(Object.entries(SITES))('%s keeps every URL, and needs no hand', async (_, folder) => {
  copy = copySite(folder);
  const random = createRandom(SEED, 0);
  const before = await compiled();
  // Nothing leads on from a value that has another name.
  let urls = urlsOf(before.site);
  const written = new Set<string>(before.site.redirects.map((each) => each.from));
  // Names that have become others, and the names that each has had.
  const now = new Map<string, Set<string>>();
  for (let turn = 1; turn <= TIMES; turn++) {
    const { names } = await compiled();
    const kind = random.pick(['guide', 'operation', 'schema', 'property', 'parameter', 'tag', 'value'] as const);
    const renamed = names[kind].filter((name) => now.has(name.slice(name.lastIndexOf('.') + 1)));
    const from = random.pick(random.chance(0.3) && renamed.length > 0 ? renamed : names[kind]);
    const old = pathSegment(from.slice(from.lastIndexOf('.') + 1));
    const to = kind === 'guide' ? `guide-${turn}` : `${kind === 'schema' ? 'Thing' : 'thing'}Number${turn}`;
    const asked = `${turn}: ${kind} ${from} → ${to}`;
    (await rename({ openapi: copy.entry, guides: copy.guides }, { from, to, kind })).commit();
    if (kind === 'value') urls = urls.filter((url) => !parts(url).includes(from.replace(/^.*=/, '')));
    else now.set(to, new Set([old, ...(now.get(old) ?? [])]));
    if (turn % 10 !== 0) continue;
    expect(await copy.problems(), asked).toEqual([]);
    const { site } = await compiled();
    const lost = urls.flatMap((url) => {
      const found = followUrl(site, url);
      const [was, is] = [parts(url), parts(found ?? '')];
      const isSame =
        is.length === was.length && is.every((part, at) => part === was[at] || now.get(part)?.has(was[at] ?? ''));
      return isSame ? [] : [`${url} leads to ${found ?? 'nothing'}`];
    });
    expect(lost, asked).toEqual([]);
    const hosts = hostingFiles(hostedSite(site.redirects, '/', {})).map(({ contents }) => String(contents));
    for (const { from: path, to: target } of site.redirects.filter((each) => !written.has(each.from)))
      expect(
        hosts.filter((text) => text.replaceAll('\\', '').includes(path.slice(1)) && text.includes(target)).length,
        path,
      ).toBe(4);
  }
});
