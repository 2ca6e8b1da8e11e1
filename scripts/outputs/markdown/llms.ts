/** Writes `llms.txt` (llmstxt.org), the list of Markdown pages, and `llms-full.txt`, their content. */
import type { PhrasingContent, RootContent } from 'mdast';
import type { Api } from '#src/model/api.ts';
import type { Href } from '#src/model/nav.ts';
import type { GuidePage } from '#src/model/page.ts';
import type { ReferenceGroup } from '#src/model/reference.ts';
import type { Site } from '#src/model/site.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { referenceIndex } from '../../pages/reference/groups.ts';
import { instructions } from './instructions.ts';
import { type Links, hasMarkdownPage } from './links.ts';
import { toMarkdown } from './to-markdown.ts';
import { code, heading, link, list, paragraph, quote, strong, text } from './nodes.ts';
import type { ReadMarkdown } from './markdown-page.ts';

const OVERVIEW: Href = '/reference';

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
    ...guideGroups(site).flatMap(([group, pages]) => [
      heading(2, group),
      ...list(
        pages.map(({ heading: title, href, description }) => entry(title, links.markdown(href), [text(description)])),
      ),
    ]),
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
  return [heading(2, 'Versions'), ...list(entries)];
}

function summaryOf({ reference }: Site): string {
  return reference.hrefs.includes(OVERVIEW) ? reference.page(OVERVIEW).description : '';
}

function guideGroups({ pages }: Site): readonly (readonly [string, readonly GuidePage[]])[] {
  const guides = pages.filter((page): page is GuidePage => page.kind === 'guide');
  return [...new Set(guides.map(({ group }) => group))].map((group) => [
    group,
    guides.filter((page) => page.group === group),
  ]);
}

function entry(label: string, url: string, notes: readonly PhrasingContent[]): readonly RootContent[] {
  const said = notes.some((note) => note.type !== 'text' || note.value !== '');
  return [paragraph(link(label, url), ...(said ? [text(': '), ...notes] : []))];
}

/**
 * Lists operations by tag, with method and path; a large API only by tag. Other pages, such as those of schemas, are in
 * the section `Optional`.
 */
function referenceSections({ reference }: Site, api: Api, links: Links): readonly RootContent[] {
  const paths = operationPaths(api);
  const isOperation = ({ href }: { readonly href: Href }): boolean => paths.has(href);
  const tags = reference.groups.filter((group) => group.entries.some(isOperation));
  const others = reference.groups.filter((group) => !tags.includes(group) && group.entries.length > 0);
  const all = (group: ReferenceGroup): readonly RootContent[] =>
    entry(group.label, links.markdown(group.href), [text(`${group.entries.length} pages`)]);
  const overview = reference.hrefs.includes(OVERVIEW)
    ? [entry('Overview', links.markdown(OVERVIEW), [text('servers, authentication, conventions, contents')])]
    : [];
  if (api.operations.length > MANY)
    return [
      heading(2, 'API reference'),
      ...list([...overview, ...tags.map(all)]),
      ...(others.length === 0 ? [] : [heading(2, 'Optional'), ...list(others.map(all))]),
    ];
  const listed = new Set([OVERVIEW, ...others.map(({ href }) => href), ...reference.groups.flatMap(hrefsOf)]);
  const rest = reference.hrefs
    .filter((href) => !listed.has(href))
    .map((href) => entry(reference.page(href).heading, links.markdown(href), []));
  return [
    ...(overview.length === 0 ? [] : [heading(2, 'API reference'), ...list(overview)]),
    ...tags.flatMap((group) => [
      heading(2, `Operations: ${group.label}`),
      ...list(
        group.entries.map(({ label, href, deprecated }) => {
          const call = paths.get(href);
          return entry(label, links.markdown(href), [
            ...(call === undefined ? [text('method or path not documented')] : [code(call)]),
            ...(deprecated === true ? [text(', deprecated')] : []),
          ]);
        }),
      ),
    ]),
    ...(others.length + rest.length === 0
      ? []
      : [
          heading(2, 'Optional'),
          ...list([
            ...others.flatMap((group) => [
              all(group),
              ...group.entries.map(({ label, href }) => entry(label, links.markdown(href), [])),
            ]),
            ...rest,
          ]),
        ]),
  ];
}

function hrefsOf({ entries }: ReferenceGroup): readonly Href[] {
  return entries.map(({ href }) => href);
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
  const hrefs = site.reference.hrefs;
  const whole = within(LONGEST, guides, hrefs, markdown);
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
 * Returns the strings in `first`, followed by the results of `make` for each item of `things`. Undefined if all strings
 * together have more than `most` characters.
 */
function within<T>(
  most: number,
  first: readonly string[],
  things: readonly T[],
  make: (thing: T) => string,
): readonly string[] | undefined {
  const texts = [...first];
  let length = texts.reduce((sum, each) => sum + each.length, 0);
  for (const thing of things) {
    if (length > most) return undefined;
    const made = make(thing);
    length += made.length;
    texts.push(made);
  }
  return length > most ? undefined : texts;
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
