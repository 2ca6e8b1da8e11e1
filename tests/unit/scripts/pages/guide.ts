import type { GuideSource } from '#scripts/guides/sources/guide-source.ts';
import { toSite } from '#scripts/pages/site.ts';
import { parseMdx } from '#scripts/description/markdown/markdown.ts';
import type { Api } from '#src/model/api.ts';
import type { Content } from '#src/model/content.ts';
import { api, CONFIG } from '../model-builders.ts';

/** A guide of this text, in the group `start`. */
export function guide(slug: string, text: string, frontmatter: Partial<GuideSource['frontmatter']> = {}): GuideSource {
  const title = slug;
  return {
    file: `${slug}.mdx`,
    group: 'start',
    href: `/${slug}`,
    frontmatter: {
      title,
      heading: title,
      navLabel: title,
      description: '',
      order: 1,
      icon: 'file-text',
      unlisted: false,
      whileOpen: '',
      foreign: [],
      formerly: [],
      ...frontmatter,
    },
    text,
    tree: parseMdx(text),
    images: new Map(),
  };
}

/** The pages of some guides, and their problems as `line:column message`, with their hints. */
export function pagesOf(guides: readonly GuideSource[], parts: Partial<Api> = {}) {
  const { site, problems } = toSite(api(parts), {
    config: CONFIG,
    groups: [{ folder: 'start', label: 'Start', open: true, icon: 'rocket' }],
    guides,
  });
  return {
    site,
    problems: problems.map(({ location: { line, column }, message }) => `${line}:${column} ${message}`),
    hints: problems.map(({ hint }) => hint),
  };
}

/** What a guide of this text becomes. */
export function contentOf(text: string, parts: Partial<Api> = {}) {
  const { site, problems, hints } = pagesOf([guide('guide', text)], parts);
  const page = site.pages[0];
  const content: Content = page?.kind === 'guide' ? page.content : [];
  return { content, problems, hints };
}
