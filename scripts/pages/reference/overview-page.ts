import type { Api, Info } from '#src/model/api.ts';
import type { Server } from '#src/model/server.ts';
import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { ReferenceEntry, ReferenceGroup } from '#src/model/reference.ts';
import { toProse } from '../../guides/prose/description.ts';
import { docsOf } from '../fields/external-docs.ts';
import { slug, type Anchors } from '../context/anchors.ts';
import { toSectionProse } from '../context/section-prose.ts';
import type { PageContext } from '../context/page-context.ts';
import { authentication } from './authentication.ts';
import {
  type ReferenceContext,
  type UnlinkedPage,
  OVERVIEW,
  section,
  firstSentence,
  entryList,
  pageHead,
  operationEntries,
} from './context.ts';
import { conventions } from './conventions.ts';
import { DOWNLOADS_LINK } from './tool-pages.ts';
import { CHANGES, FEED } from './changes/addresses.ts';
import { withLines } from './entry-lines.ts';
import { LISTS, operationsOfTag, tagLabel } from './groups.ts';
import { code, commaSeparated, link, list, paragraph, text } from '../../guides/prose/nodes.ts';
import { isWhole } from './sidebar.ts';
import { pathGroups } from './path-groups.ts';

/**
 * Creates the overview of the reference: what the API is, its servers, how to authorise a call, what all calls have in
 * common, and all groups of operations.
 */
export function overviewPage(context: ReferenceContext): UnlinkedPage {
  const { api } = context;
  const page = context.pageContext(OVERVIEW);
  const { info, servers, securitySchemes } = api;
  // Built first, so that the anchors of these sections do not depend on headings in the description.
  const own: Content = [
    ...framed(
      section(
        servers.length === 1 ? 'Base URL' : 'Servers',
        servers.length === 1 ? servers.flatMap(serverLine) : list(servers.map(serverLine)),
        page.anchors,
      ),
      authentication(securitySchemes, page),
    ),
    ...section('Conventions', list(conventions(api)), page.anchors),
    ...operations(context, page),
    ...beside(entriesOf(LISTS.errors, context, page), [
      ...entriesOf(LISTS.webhooks, context, page),
      ...schemas(context, page),
      ...section('Downloads', [paragraph(link(DOWNLOADS_LINK.label, DOWNLOADS_LINK.href))], page.anchors),
    ]),
    ...changesLine(context, page),
    ...section('About this API', list(about(api)), page.anchors),
  ];
  return {
    kind: 'overview',
    href: OVERVIEW,
    title: `${info.title} reference`,
    heading: info.title,
    description:
      info.summary ?? firstSentence(info.description) ?? `Every operation, schema and error of ${info.title}.`,
    ...(context.history === undefined ? {} : { feed: FEED }),
    trail: [],
    badges: info.version === '' ? [] : [`version ${info.version}`],
    content: [
      ...toProse(info.summary ?? ''),
      ...toSectionProse(info.description, { level: 1, anchors: page.anchors }),
      ...own,
    ],
  };
}

/** Creates the card with the information that every call needs; empty without content. */
function framed(...columns: readonly Content[]): Content {
  const filled = columns.filter((column) => column.length > 0);
  return filled.length === 0 ? [] : [{ kind: 'columns', columns: filled, look: 'framed' }];
}

/** Puts two blocks side by side. If only one block has content, returns it unchanged. */
function beside(...columns: readonly [Content, Content]): Content {
  return columns.every((column) => column.length > 0) ? [{ kind: 'columns', columns }] : columns.flat();
}

/** Describes a server: URL, purpose, and the variables to fill in (Server Object, OpenAPI 3.1, section 4.8.5). */
function serverLine({ template, url, description, variables }: Server): Content {
  const lines = variables.map((variable): Content => [
    code(`{${variable.name}}`),
    text(' is '),
    code(variable.default),
    text(
      variable.enum.length > 1
        ? `, or one of ${variable.enum.filter((value) => value !== variable.default).join(', ')}.`
        : ' by default.',
    ),
    ...(variable.description === '' ? [] : [text(` ${variable.description}`)]),
  ]);
  return [
    paragraph(
      ...(variables.length === 0 ? [] : [code(url), text(', from ')]),
      code(template),
      ...(description === '' ? [] : [text(` ${description}`)]),
    ),
    ...(lines.length === 1 ? lines.map((line) => paragraph(...line)) : list(lines)),
  ];
}

/** Lists all operations by group, under the headings of the sidebar; for a large description, only the groups. */
function operations(context: ReferenceContext, { anchors }: PageContext): Content {
  const { groups } = context.index;
  const tags = groups.filter(({ href }) => !isList(href));
  return section(
    'Operations',
    [...new Set(tags.map(({ under }) => under))].flatMap((under) => {
      const listed = tags.filter((group) => group.under === under);
      const content = isWhole(groups)
        ? inColumns(withLines(listed, context), { context, level: under === undefined ? 3 : 4, anchors })
        : entryList(withLines(listed.map(counted), context), listed.length);
      return under === undefined ? content : section(under, content, anchors, 3);
    }),
    anchors,
  );
}

/**
 * Lists groups and their entries in two columns of about the same height. For a large group, lists its parts instead of
 * the entries. For a group without entries, links to its external documentation.
 */
function inColumns(
  groups: readonly (ReferenceGroup & { readonly about?: string })[],
  {
    context: { api, index },
    level,
    anchors,
  }: { readonly context: ReferenceContext; readonly level: 3 | 4; readonly anchors: Anchors },
): Content {
  const docs = new Map(api.tags.map(({ name, externalDocs }) => [index.tag.get(name), docsOf(externalDocs, api)]));
  const blocks = groups.map(
    ({ label, href, about, entries, further = [], parts = [...entries, ...further] }): Content => [
      { kind: 'heading', level, anchor: anchors.claim(slug(label)), children: [link(label, href)] },
      ...(about === undefined ? [] : [paragraph(about)]),
      ...(parts.length > 0 ? entryList(parts, parts.length) : (docs.get(href) ?? []).map((line) => paragraph(line))),
    ],
  );
  const heights = groups.map(({ entries, further = [], parts = [...entries, ...further] }) => parts.length + 2);
  const before = (index: number): number => heights.slice(0, index).reduce((sum, height) => sum + height, 0);
  const half = groups.findIndex((_, index) => before(index) >= before(groups.length) / 2);
  const columns = half < 1 ? [blocks.flat()] : [blocks.slice(0, half).flat(), blocks.slice(half).flat()];
  return [{ kind: 'columns', columns }];
}

/** Creates a section with the entries of a list, such as webhooks, each with a one-line description. */
function entriesOf(list: Href, context: ReferenceContext, { anchors }: PageContext): Content {
  const group = context.index.groups.find(({ href }) => href === list);
  return group === undefined ? [] : section(group.label, entryList(withLines(group.entries, context)), anchors);
}

/** Links to the list of schemas and to each schema; for a large description, only to the list. */
function schemas(context: ReferenceContext, { anchors }: PageContext): Content {
  const { groups } = context.index;
  const group = groups.find(({ href }) => href === LISTS.schemas);
  if (group === undefined) return [];
  const list = entryList(withLines([counted(group)], context));
  const names = commaSeparated(group.entries.map(({ label, href }) => link(label, href)));
  return section(group.label, isWhole(groups) ? [...list, paragraph(...names)] : list, anchors);
}

function counted({ label, href, entries }: ReferenceGroup): ReferenceEntry {
  return { label: `${label} (${entries.length})`, href };
}

function isList(href: Href): boolean {
  return Object.values<Href>(LISTS).includes(href);
}

/** Links to the changes between versions. */
function changesLine({ history }: ReferenceContext, { anchors }: PageContext): Content {
  const [newest] = history?.releases ?? [];
  if (newest === undefined) return [];
  return section('Changes', [paragraph(link('What changed, by version', CHANGES))], anchors);
}

/** Lists external documentation, contact, licence and terms of service (Info Object, sections 4.8.2 to 4.8.4). */
function about(api: Pick<Api, 'info' | 'externalDocs'>): readonly Content[] {
  const { contact, license, termsOfService } = api.info;
  const docs = docsOf(api.externalDocs, api);
  return [
    ...(docs === undefined ? [] : [docs]),
    ...(contact === undefined ? [] : [contactLine(contact)]),
    ...(license === undefined
      ? []
      : [
          [
            text('Licence: '),
            license.url === undefined ? text(license.name) : link(license.name, license.url),
            ...(license.identifier === undefined ? [] : [text(' '), code(license.identifier)]),
          ],
        ]),
    ...(termsOfService === undefined ? [] : [[link('Terms of service', termsOfService)]]),
  ];
}

function contactLine({ name, url, email }: NonNullable<Info['contact']>): Content {
  const who = [
    ...(url === undefined ? (name === undefined ? [] : [text(name)]) : [link(name ?? url, url)]),
    ...(email === undefined ? [] : [link(email, `mailto:${email}`)]),
  ];
  return [text('Contact: '), ...commaSeparated(who)];
}

/** Creates the page of a tag, with its operations. */
export function tagPage(name: string, href: Href, context: ReferenceContext): UnlinkedPage {
  const { api } = context;
  const label = tagLabel(api, name);
  const { description = '', kind, externalDocs } = api.tags.find((tag) => tag.name === name) ?? {};
  const docs = docsOf(externalDocs, api);
  const operations = operationsOfTag(api, name);
  const groups = pathGroups(operations);
  const { anchors } = context.pageContext(href);
  for (const { anchor } of groups) anchors.claim(anchor);
  const described = toSectionProse(description, { level: 1, anchors });
  const hasSections = described.some((node) => node.kind === 'heading');
  const entries = operationEntries(operations, context, operations.length);
  return {
    kind: 'tag',
    ...pageHead(href, label),
    description: firstSentence(description) ?? `${operations.length} operation${operations.length === 1 ? '' : 's'}`,
    badges: kind === undefined || kind === 'nav' ? [] : [kind],
    content: [
      ...described,
      ...(docs === undefined ? [] : [paragraph(...docs)]),
      ...(groups.length === 0
        ? hasSections
          ? section('Operations', entries, anchors)
          : entries
        : groups.flatMap((group): Content => [
            { kind: 'heading', level: 2, anchor: group.anchor, children: [text(group.label)] },
            ...operationEntries(group.operations, context, group.operations.length),
          ])),
    ],
  };
}
