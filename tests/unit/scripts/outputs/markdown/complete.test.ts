/** A Markdown page carries all facts of its page's data: fields, types, required marks, values, statuses, samples. */
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { createLinks, hasMarkdownPage, markdownHrefs } from '#scripts/outputs/markdown/links.ts';
import { markdownPage, type PageWithMarkdown } from '#scripts/outputs/markdown/markdown-page.ts';
import { compile } from '#scripts/checks/compile.ts';
import type { SourceOptions } from '#scripts/description/source/load.ts';
import { PARCELS } from '../../../../fixtures/parcels.ts';
import { factsOf, type Fact } from './page-facts.ts';

interface Rendered {
  readonly page: PageWithMarkdown;
  readonly markdown: string;
}

async function renderedPages(sources: SourceOptions): Promise<readonly Rendered[]> {
  const { site } = await compile(sources, { runsChecks: false });
  if (site === undefined) throw new Error(`${sources.openapi} cannot be read.`);
  const links = createLinks('https://docs.example/', markdownHrefs(site));
  const pages = [...site.pages.filter(hasMarkdownPage), ...site.reference.hrefs.map(site.reference.page)];
  return pages.map((page) => ({ page, markdown: markdownPage(page, links) }));
}

const parser = unified().use(remarkParse).use(remarkGfm);
const squashed = (text: string): string => text.replace(/\s+/g, '');

/** Texts of all blocks of a Markdown page without white space; code as it is. */
function blocksOf(node: Nodes): readonly string[] {
  if (node.type === 'code') return [node.value];
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'table') return [squashed(toString(node))];
  return 'children' in node ? node.children.flatMap((child) => blocksOf(child)) : [];
}

/** Returns the facts of a page that its Markdown lacks. Each block stands for one fact. */
function missingFacts({ page, markdown }: Rendered): readonly Fact[] {
  const blocks = [...blocksOf(parser.parse(markdown))];
  const words = blocks.join('');
  return factsOf(page).filter(({ kind, start, holds }) => {
    const wanted = holds.map(squashed);
    const begin = squashed(start);
    // A question stands once on a page, in a row or in the list.
    if (kind === 'text' || kind === 'gap') return !wanted.every((text) => words.includes(text));
    const found = blocks.findIndex((block) =>
      kind === 'code' ? block === start : block.startsWith(begin) && wanted.every((text) => block.includes(text)),
    );
    if (found >= 0) blocks.splice(found, 1);
    return found < 0;
  });
}

describe('the Markdown pages', () => {
  test.each<SourceOptions>([
    { openapi: 'openapi/openapi.yaml', guides: 'guides' },
    PARCELS,
    { openapi: 'tests/fixtures/gateway/openapi.yaml' },
  ])('of $openapi carry all facts', { timeout: 600_000 }, async (sources) => {
    const pages = await renderedPages(sources);
    const facts = pages.flatMap(({ page }) => factsOf(page));
    expect(facts.filter(({ kind }) => kind === 'field').length).toBeGreaterThan(100);
    expect(pages.flatMap((each) => missingFacts(each).map((lost) => ({ href: each.page.href, ...lost })))).toEqual([]);
  });
});
