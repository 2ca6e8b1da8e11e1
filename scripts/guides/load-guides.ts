import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { VFileMessage } from 'vfile-message';
import { displayPath, type Problem } from '../problem.ts';
import { parseMdx } from '../prose/markdown.ts';
import { readFrontmatter } from './frontmatter.ts';
import { loadGroups } from './groups.ts';
import type { GroupSource, GuideSource, GuideSources } from './guide-source.ts';
import { OWN_LAYOUT, type Layout } from './layout.ts';
import { applySidebar } from './sidebar.ts';
import { DEFAULT_CONFIG, loadSiteConfig } from './site-config.ts';
import { translate } from './translate.ts';

type Loaded<T> = { readonly problems: readonly Problem[] } & T;

/** Reads every guide of a folder; without a folder the site has none. */
export async function loadGuides(
  root: string | undefined,
  layout: Layout = OWN_LAYOUT,
): Promise<Loaded<{ guides: GuideSources }>> {
  if (root === undefined) return { guides: { config: DEFAULT_CONFIG, groups: [], guides: [] }, problems: [] };
  if (layout.sidebar !== undefined) return loadListed(root, layout, join(root, layout.sidebar));
  const site = await loadSiteConfig(join(root, 'site.yaml'));
  const { groups, problems: groupProblems } = await loadGroups(join(root, 'groups.yaml'), root);
  const loaded = await Promise.all(groups.map((group) => loadGroup(root, group, layout)));
  const guides = loaded.flatMap((group) => group.guides);
  return {
    guides: { config: site.config, groups, guides },
    problems: [
      ...site.problems,
      ...groupProblems,
      ...loaded.flatMap(({ problems }) => problems),
      ...sameSlug(guides),
      ...reservedSlug(guides),
      ...oddSlug(guides),
    ],
  };
}

/** Guides that a sidebar written by hand puts in order. */
async function loadListed(root: string, layout: Layout, sidebar: string): Promise<Loaded<{ guides: GuideSources }>> {
  const names = (await readdir(root, { recursive: true }))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  const loaded = await Promise.all(names.map((name) => loadGuide(join(root, name), { group: '', page: name, layout })));
  const { guides, problems } = await applySidebar(
    sidebar,
    loaded.flatMap(({ guide }) => guide ?? []),
  );
  return {
    guides: { config: DEFAULT_CONFIG, groups: [{ folder: '', label: 'Guides', open: true, icon: 'folder' }], guides },
    problems: [...loaded.flatMap((one) => one.problems), ...problems, ...sameSlug(guides), ...reservedSlug(guides)],
  };
}

async function loadGroup(
  root: string,
  { folder }: GroupSource,
  layout: Layout,
): Promise<Loaded<{ guides: readonly GuideSource[] }>> {
  const path = join(root, folder);
  if (!existsSync(path)) return { guides: [], problems: [] };
  const files = (await readdir(path)).filter((name) => name.endsWith('.mdx')).sort();
  const loaded = await Promise.all(
    files.map((name) => loadGuide(join(path, name), { group: folder, page: name, layout })),
  );
  const guides = loaded.flatMap(({ guide }) => guide ?? []).sort((a, b) => a.frontmatter.order - b.frontmatter.order);
  return { guides, problems: loaded.flatMap(({ problems }) => problems) };
}

async function loadGuide(
  file: string,
  { group, page, layout }: { group: string; page: string; layout: Layout },
): Promise<Loaded<{ guide?: GuideSource }>> {
  const text = await readFile(file, 'utf8');
  try {
    const tree = translate(parseMdx(text), page, layout);
    const { frontmatter, problems } = readFrontmatter(tree, file);
    return frontmatter === undefined
      ? { problems }
      : { guide: { file, group, href: `/${page.slice(0, -'.mdx'.length)}`, frontmatter, text, tree }, problems };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return { problems: [fromMessage(error, file)] };
  }
}

function fromMessage({ reason, line, column }: VFileMessage, file: string): Problem {
  // A component that is never closed has its place in the message alone.
  const [, openedLine, openedColumn] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return {
    check: 'guide-syntax',
    severity: 'error',
    message: reason.replace(/\s+/g, ' '),
    hint: 'In MDX `<` begins a component and `{` an expression: write them as `&lt;` and `&#123;`, or inside backticks.',
    location: {
      file: displayPath(file),
      line: line ?? Number(openedLine ?? 1),
      column: column ?? Number(openedColumn ?? 1),
    },
  };
}

function sameSlug(guides: readonly GuideSource[]): Problem[] {
  // Some file systems do not tell capitals apart, and one of the two pages would be lost there.
  const byHref = new Map<string, GuideSource>();
  return guides.flatMap((guide) => {
    const key = guide.href.toLowerCase();
    const first = byHref.get(key);
    byHref.set(key, first ?? guide);
    return first === undefined
      ? []
      : [slugProblem(guide, `\`${guide.href}\` is also the address of \`${displayPath(first.file)}\`.`)];
  });
}

function reservedSlug(guides: readonly GuideSource[]): Problem[] {
  return guides
    .filter(({ href }) => /^\/(reference|assets|404)$/.test(href))
    .map((guide) => slugProblem(guide, `\`${guide.href}\` is an address the site keeps for itself.`));
}

/** A name that an address can hold as it is (RFC 3986, section 2.3). */
function oddSlug(guides: readonly GuideSource[]): Problem[] {
  return guides
    .filter(({ href }) => !/^\/[\w~-][\w.~-]*$/.test(href))
    .map((guide) =>
      slugProblem(guide, `\`${guide.href.slice(1)}\` is no name for an address: use letters, digits and hyphens.`),
    );
}

function slugProblem({ file }: GuideSource, message: string): Problem {
  return {
    check: 'guide-address',
    severity: 'error',
    message,
    hint: 'Rename the file: its name is its address.',
    location: { file: displayPath(file), line: 1, column: 1 },
  };
}
