import type { Href } from '#src/model/nav.ts';
import type { PageLink, ReferencePage } from '#src/model/page.ts';
import type { Reference } from '#src/model/site.ts';
import type { ReferenceGroup } from '#src/model/reference.ts';
import { digestOf } from '../../description/source/samples-record.ts';
import { responsesNote } from '../operation/catalogue-rows.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { withPictures } from '../context/page-pictures.ts';
import { withRedirected } from '../context/page-moves.ts';
import { type ReferenceContext, type UnlinkedPage, OVERVIEW, pageHead, entryList } from './context.ts';
import { DOWNLOADS_LINK, DOWNLOADS_PAGE, downloadsPage, samplesPage, EXPLAIN_PAGE, explainPage } from './tool-pages.ts';
import { historyPages } from './changes/history-pages.ts';
import { errorPage } from './error-page.ts';
import { operationPage, webhookPage } from './operation-page.ts';
import { overviewPage, tagPage } from './overview-page.ts';
import { LISTS } from './groups.ts';
import { schemaPage } from './schema-page.ts';
import { sidebarOf } from './sidebar.ts';
import { withLines } from './entry-lines.ts';
import { CHANGES_LINK } from './changes/addresses.ts';

/** Creates the reference of an API. All URLs are known at once; each page is created on demand. */
export function createReference(context: ReferenceContext): Reference {
  const { index, record } = context;
  const drafts = draftsOf(context);
  const links = linksOf(context);
  const places = new Map(links.map(({ href }, place) => [href, place]));
  const ran = record && new Set(record.ran);
  const tools = toolsGroup(context);
  const completed = (draft: UnlinkedPage): ReferencePage => {
    const place = places.get(draft.href);
    const [previous, next] = place === undefined ? [] : [links[place - 1], links[place + 1]];
    return {
      ...withRedirected(withPictures(draft, context.pictures), context.redirected(draft.href)),
      sidebar: [...sidebarOf(index.groups, draft.href), tools],
      ...omitUndefined({ previous, next }),
      ...(ran !== undefined && hasRun(draft, ran) ? { samples: SAMPLES } : {}),
      ...(draft.kind === 'operation' ? { downloads: DOWNLOADS_LINK } : {}),
      ...(describesResponses(draft) ? { explain: EXPLAIN_PAGE } : {}),
    };
  };
  const find = (href: string): ReferencePage | undefined => {
    const draft = drafts.get(href as Href);
    return draft && completed(draft());
  };
  return {
    groups: index.groups,
    ...(context.history === undefined ? {} : { history: context.history }),
    hrefs: links.map(({ href }) => href),
    find,
    page(href) {
      const found = find(href);
      if (found === undefined) throw new RangeError(`The reference has no page \`${href}\`.`);
      return found;
    },
    downloads: (sizes) => completed(downloadsPage(context, sizes)),
  };
}

/** Lists links to all reference pages: the overview, then the others in the order of the sidebar. */
function linksOf(context: ReferenceContext): readonly PageLink[] {
  return [
    { label: 'Overview', href: OVERVIEW },
    ...context.index.groups.flatMap(({ label, href, entries }) => [{ label, href }, ...entries]),
    ...toolLinks(context),
    ...historyPages(context.history),
  ].map(({ label, href }) => ({ label, href }));
}

/** Whether a page describes responses. Such a page links to the tool that explains a pasted response. */
function describesResponses({ kind, href }: UnlinkedPage): boolean {
  return ['operation', 'webhook', 'error'].includes(kind) || href === LISTS.errors;
}

/** Whether a page shows a request sample that ran exactly as shown. */
function hasRun({ content }: UnlinkedPage, ran: ReadonlySet<string>): boolean {
  return content.some(
    (node) =>
      node.kind === 'operation' &&
      node.operation.request?.scenarios.some(({ samples }) =>
        samples.some(({ language, code }) => ran.has(digestOf(language.id, code.text))),
      ),
  );
}

/** Returns functions that create the reference pages, by page URL. */
function draftsOf(context: ReferenceContext): ReadonlyMap<Href, () => UnlinkedPage> {
  const { index, api, record } = context;
  const drafts = new Map<Href, () => UnlinkedPage>([[OVERVIEW, () => overviewPage(context)]]);
  for (const group of index.groups) drafts.set(group.href, () => listPage(group, context));
  for (const [name, href] of index.tag) drafts.set(href, () => tagPage(name, href, context));
  for (const [name, href] of index.schema) drafts.set(href, () => schemaPage(name, href, context));
  for (const [code, href] of index.error) drafts.set(href, () => errorPage(code, href, context));
  for (const operation of api.operations) {
    const href = index.operation.get(operation.operationId);
    if (href !== undefined) drafts.set(href, () => operationPage(operation, href, context));
  }
  for (const webhook of api.webhooks) {
    const href = index.webhook.get(webhook.id);
    if (href !== undefined) drafts.set(href, () => webhookPage(webhook, href, context));
  }
  drafts.set(DOWNLOADS_PAGE, () => downloadsPage(context));
  drafts.set(EXPLAIN_PAGE, () => explainPage(context));
  for (const { href, draw } of historyPages(context.history)) drafts.set(href, () => draw(context));
  if (record !== undefined) drafts.set(SAMPLES, () => samplesPage(record, SAMPLES, context));
  return drafts;
}

/** Creates the page that lists all webhooks, errors or schemas, each with a line of description. */
function listPage({ label, href, entries }: ReferenceGroup, context: ReferenceContext): UnlinkedPage {
  return {
    kind: 'list',
    ...pageHead(href, label),
    description: `All ${entries.length} ${label.toLowerCase()} of the API.`,
    content: [
      ...entryList(withLines(entries, context), entries.length),
      ...(href === LISTS.errors ? responsesNote(context.api) : []),
    ],
  };
}

const SAMPLES: Href = '/reference/samples';

/**
 * Lists links to the pages of tools, such as the downloads page. The page of tested samples is included only if some
 * samples ran.
 */
function toolLinks({ record }: ReferenceContext): readonly PageLink[] {
  return [
    { label: 'Explain a response', href: EXPLAIN_PAGE },
    { label: 'Downloads', href: DOWNLOADS_PAGE },
    ...(record === undefined ? [] : [{ label: 'Tested samples', href: SAMPLES }]),
  ];
}

/** Creates the last group of the reference sidebar, which links to tools. */
function toolsGroup(context: ReferenceContext): ReferenceGroup {
  return {
    label: 'Tools',
    href: EXPLAIN_PAGE,
    open: true,
    entries: [...toolLinks(context), ...(context.history === undefined ? [] : [CHANGES_LINK])],
  };
}
