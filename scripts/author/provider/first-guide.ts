import type { Api } from '#src/model/api.ts';
import type { Operation } from '#src/model/operation.ts';
import type { Site } from '#src/model/site.ts';
import type { ContentNode } from '#src/model/content.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import { capitalise } from '#src/shared/text/words.ts';
import { relativeLinks, type RelativeLink } from '../../pages/guide/relative-links.ts';
import { words } from '../../pages/operation/credentials.ts';
import { firstSentence } from '../../pages/reference/context.ts';
import { toProse } from '../../guides/prose/description.ts';
import { fillIn } from '../../text/fill-in.ts';
import { toYaml } from '../edit-yaml.ts';

/** Maximum number of paragraphs that the guide copies from the description. */
const PARAGRAPHS = 3;

/**
 * Returns the MDX of the first guide: the first paragraphs of the API's description (`info.description`), a list of the
 * tags, and instructions for a first request.
 */
export function firstGuide(brand: string, api: Api, site: Site): string {
  const { summary, description } = api.info;
  const about = summary ?? firstSentence(description) ?? `Documentation of the ${brand.replace(/^the /i, '')}.`;
  const head = { title: 'Introduction', description: about, order: 10 };
  const tags = site.reference.groups.flatMap(({ label, href }) => {
    if (!href.startsWith('/reference/tags/')) return [];
    const text = firstSentence(api.tags.find(({ displayName }) => displayName === label)?.description ?? '');
    return text === undefined ? [] : `- [${plain(label)}](${href}): ${plain(text)}`;
  });
  const blocks = [
    ...introduction(description, about, site).filter((text) => text !== '' && text !== plain(brand)),
    '[All operations](/reference) are described in the reference.',
    ...(tags.length < 2 ? [] : [tags.join('\n')]),
    ...firstCall(api),
  ];
  return `---\n${toYaml(head)}---\n\n${blocks.join('\n\n')}\n`;
}

/**
 * Returns the first paragraphs of the text `description` as MDX. Stops at a heading, a list or another block that is
 * not a paragraph. If a paragraph begins with the text `about`, that text is left out, because readers see it as the
 * guide's description anyway.
 */
function introduction(description: string, about: string, site: Site): readonly string[] {
  const described = toProse(description);
  const start = described.findIndex((node) => !isHeading(node));
  const blocks = described.slice(Math.max(0, start));
  const end = blocks.findIndex((node) => !(node.kind === 'element' && node.name === 'p') || isHeading(node));
  // Links are resolved as on the 404 page. Like the guide, that page has no headings of the description, so links to
  // these headings have no target.
  const target = relativeLinks(site.reference.hrefs, site.documentation)(site.page(''));
  return blocks.slice(0, end < 0 ? PARAGRAPHS : Math.min(end, PARAGRAPHS)).map((block) => {
    const [mdx, said] = [inLine(mdxOf(block, target)), plain(about)];
    return capitalise(mdx.startsWith(said) ? inLine(mdx.slice(said.length)) : mdx);
  });
}

/** Percent-encodes a character that would end a link target in Markdown (RFC 3986, section 2.1). */
const percent = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** Whether a block is a heading. In a description, a paragraph of only bold text counts as one. */
const isHeading = (line: ContentNode): boolean =>
  line.kind === 'element' && line.children.every((node) => node.kind === 'element' && node.name === 'strong');

/** Converts a paragraph to MDX: its text and its links. */
function mdxOf(node: ContentNode, target: RelativeLink): string {
  if (node.kind !== 'link')
    return node.kind === 'element' && node.name !== 'br'
      ? node.children.map((child) => mdxOf(child, target)).join('')
      : escaped(textOf([node]));
  const words = escaped(textOf([node]));
  const href = node.relative === true ? target(node.href) : node.href;
  return href === undefined || words === '' ? words : `[${words}](${href.replaceAll(/[<>\\{}()\s]/g, percent)})`;
}

/** Returns the section about a first request. A placeholder tells the author to add how readers get credentials. */
function firstCall({ operations }: Api): readonly string[] {
  const first = operations.find(isSimple) ?? operations[0];
  if (first === undefined) return [];
  const { operationId: id, summary, security } = first;
  const needed = security.some((schemes) => schemes.length === 0) ? [] : (security[0] ?? []);
  const credentials = needed.map(words);
  return [
    '## A first call',
    ...(credentials.length === 0 ? [] : [fillIn(`how readers get ${credentials.join(' and ')}`)]),
    `[${plain(summary || id)}](<operation:${id}>) is called like this:`,
    `<Request id="${id.replaceAll('"', '&quot;')}" />`,
  ];
}

/** Whether an operation is a published GET request without required parameters. */
const isSimple = ({ method, path, parameters }: Operation): boolean =>
  method === 'GET' && path !== undefined && !parameters.some(({ required }) => required);

/** Escapes a text for MDX, and joins its lines. */
function plain(text: string): string {
  return inLine(escaped(text));
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*{}[\]<>&~|]|(?<![a-z\d])_|_(?![a-z\d])/gi, '\\$&');
}

function inLine(mdx: string): string {
  return mdx
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(\d+)(?=[.)])/, '$1\\')
    .replace(/^(?=[#+:=-])/, '\\');
}
