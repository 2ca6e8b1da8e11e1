/** Writes `llms.txt` (llmstxt.org), the list of Markdown pages, and `llms-full.txt`, their content. */
import type { PhrasingContent, RootContent } from 'mdast';
import type { Api } from '#src/model/api.ts';
import type { Href } from '#src/model/nav.ts';
import type { ReferenceGroup } from '#src/model/reference.ts';
import type { Site } from '#src/model/site.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { OVERVIEW } from '../../pages/reference/context.ts';
import { referenceIndex } from '../../pages/reference/groups.ts';
import { groupBy } from '../../text/group-by.ts';
import { instructions } from './instructions.ts';
import { type Links, hasMarkdownPage } from './links.ts';
import { toMarkdown } from './to-markdown.ts';
import { code, heading, link, paragraph, quote, section, strong, text } from './nodes.ts';
import type { ReadMarkdown } from './markdown-page.ts';

/**
 * With more operations than this, `llms.txt` lists only their tags. It then remains short enough for agents to read as
 * a whole.
 */
const MANY = 500;

/**
 * Returns `llms.txt`: what a site documents and the instructions for agents, then links to the Markdown pages. The
 * instructions precede the first section, because the format allows only links in sections.
 */
export function llmsText(site: Site, api: Api, links: Links): string {
  const summary = summaryOf(site);
  return toMarkdown([
    heading(1, `${site.config.brand} documentation${site.versions === undefined ? '' : `, ${site.versions.name}`}`),
    ...(summary === '' ? [] : [quote(paragraph(summary))]),
    paragraph(strong('Instructions to agents')),
    ...instructions(site, api, links),
    ...[...groupBy(site.pages.filter(hasMarkdownPage), ({ group }) => group)].flatMap(([group, guides]) =>
      section(
        group,
        guides.map(({ heading: title, href, description }) => entry(title, links.markdown(href), [text(description)])),
      ),
    ),
    ...referenceSections(site, api, links),
    ...versionSection(site, links),
  ]);
}

/** Lists all versions, each with a link to its `llms.txt`. Writes nothing if there is only one version. */
function versionSection({ versions }: Site, links: Links): readonly RootContent[] {
  if (versions === undefined) return [];
  const entries = versions.all.map(({ name, folder }, index) =>
    entry(name, links.fromRoot(`${folder}llms.txt`), index === 0 ? [text('current')] : []),
  );
  return section('Versions', entries);
}

function summaryOf({ reference }: Site): string {
  return reference.hrefs.includes(OVERVIEW) ? reference.page(OVERVIEW).description : '';
}

function entry(label: string, url: string, notes: readonly PhrasingContent[]): RootContent {
  const said = notes.some((note) => note.type !== 'text' || note.value !== '');
  return paragraph(link(label, url), ...(said ? [text(': '), ...notes] : []));
}

/**
 * Lists operations by tag, with method and path. For a large API, lists only the tags. Other pages, such as those of
 * schemas, are in the section `Optional`.
 */
function referenceSections({ reference }: Site, api: Api, links: Links): readonly RootContent[] {
  const paths = operationPaths(api);
  const isOperation = ({ href }: { readonly href: Href }): boolean => paths.has(href);
  const tags = reference.groups.filter((group) => group.entries.some(isOperation));
  const others = reference.groups.filter((group) => !tags.includes(group) && group.entries.length > 0);
  const all = (group: ReferenceGroup): RootContent =>
    entry(group.label, links.markdown(group.href), [text(`${group.entries.length} pages`)]);
  const overview = reference.hrefs.includes(OVERVIEW)
    ? [entry('Overview', links.markdown(OVERVIEW), [text('servers, authentication, conventions, contents')])]
    : [];
  if (api.operations.length > MANY)
    return [...section('API reference', [...overview, ...tags.map(all)]), ...section('Optional', others.map(all))];
  const entries = reference.groups.flatMap((group) => group.entries);
  const listed = new Set([OVERVIEW, ...[...others, ...entries].map(({ href }) => href)]);
  const rest = reference.hrefs
    .filter((href) => !listed.has(href))
    .map((href) => entry(reference.page(href).heading, links.markdown(href), []));
  return [
    ...section('API reference', overview),
    ...tags.flatMap((group) =>
      section(
        `Operations: ${group.label}`,
        group.entries.map(({ label, href, deprecated }) => {
          const call = paths.get(href);
          return entry(label, links.markdown(href), [
            ...(call === undefined ? [text('method or path not documented')] : [code(call)]),
            ...(deprecated === true ? [text(', deprecated')] : []),
          ]);
        }),
      ),
    ),
    ...section('Optional', [
      ...others.flatMap((group) => [
        all(group),
        ...group.entries.map(({ label, href }) => entry(label, links.markdown(href), [])),
      ]),
      ...rest,
    ]),
  ];
}

/**
 * Maximum length of `llms-full.txt` in characters. This is about half a million tokens, the most that a model reads at
 * once.
 */
const LONGEST = 2_000_000;

/**
 * Joins all Markdown pages into one string, guides first. If the string would be too long, it has only the guides, the
 * overview and the pages that list others, such as the operations of a tag. A note at its start then says so.
 *
 * @param markdown returns the Markdown of a page
 */
export function llmsFullText(site: Site, markdown: ReadMarkdown): string {
  const guides = site.pages.filter(hasMarkdownPage).map(({ href }) => markdown(href));
  const { hrefs } = site.reference;
  const whole = unlessLong(guides, hrefs, markdown);
  if (whole !== undefined) return whole.join('\n');
  const lists = [OVERVIEW, ...site.reference.groups.map(({ href }) => href)].filter((href) => hrefs.includes(href));
  const note = toMarkdown([
    quote(
      paragraph(
        `The whole reference is longer than the ${LONGEST.toLocaleString('en-GB')} characters this file may have. ` +
          'Below are the guides, the overview and the lists; every other page is at its URL with ',
        code('.md'),
        '.',
      ),
    ),
  ]);
  return [note, ...guides, ...lists.map(markdown)].join('\n');
}

/**
 * Returns the Markdown of the guides, followed by that of the reference pages `hrefs`. Undefined if all strings together
 * have more than `LONGEST` characters.
 */
function unlessLong(
  guides: readonly string[],
  hrefs: readonly Href[],
  markdown: ReadMarkdown,
): readonly string[] | undefined {
  const texts = [...guides];
  let length = texts.join('').length;
  for (const href of hrefs) {
    if (length > LONGEST) return undefined;
    const page = markdown(href);
    length += page.length;
    texts.push(page);
  }
  return length > LONGEST ? undefined : texts;
}

/**
 * Maps the URLs of operation pages to method and path, such as `GET /v1/orders`; undefined if the method or the path is
 * not published.
 */
export function operationPaths(api: Api): ReadonlyMap<Href, string | undefined> {
  const { operation } = referenceIndex(api);
  return new Map(
    api.operations.flatMap(({ operationId, method, methodPublished, path, server }) => {
      const href = operation.get(operationId);
      const call = methodPublished && path !== undefined ? `${method} ${pathOf(server.url)}${path}` : undefined;
      return href === undefined ? [] : [[href, call] as const];
    }),
  );
}
