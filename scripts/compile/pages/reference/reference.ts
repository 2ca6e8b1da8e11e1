import type { Href } from '#src/model/nav.ts';
import type { PageLink } from '#src/model/page.ts';
import type { Reference } from '#src/model/site.ts';
import type { ReferenceContext, ReferenceDraft } from './context.ts';
import { errorPage } from './error-page.ts';
import { listPage } from './list-page.ts';
import { operationPage } from './operation-page.ts';
import { overviewPage } from './overview-page.ts';
import { OVERVIEW } from './page-head.ts';
import { samplesPage } from './samples-page.ts';
import { schemaPage } from './schema-page.ts';
import { sidebarOf } from './sidebar.ts';
import { tagPage } from './tag-page.ts';
import { webhookPage } from './webhook-page.ts';

const SAMPLES: Href = '/reference/samples';

/** The reference of an API: all its addresses, and its pages one by one. */
export function createReference(context: ReferenceContext): Reference {
  const { index, record } = context;
  const drafts = draftsOf(context);
  const links: readonly PageLink[] = [
    { label: 'Overview', href: OVERVIEW },
    ...index.groups.flatMap(({ label, href, entries }) => [{ label, href }, ...entries]),
    ...(record === undefined ? [] : [{ label: 'Tested samples', href: SAMPLES }]),
  ].map(({ label, href }) => ({ label, href }));
  const places = new Map(links.map(({ href }, place) => [href, place]));
  return {
    groups: index.groups,
    hrefs: links.map(({ href }) => href),
    page(href) {
      const place = places.get(href);
      const draft = drafts.get(href);
      if (place === undefined || draft === undefined) throw new RangeError(`The reference has no page \`${href}\`.`);
      const drawn = draft();
      const [previous, next] = [links[place - 1], links[place + 1]];
      return {
        ...drawn,
        sidebar: sidebarOf(index.groups, href),
        ...(previous === undefined ? {} : { previous }),
        ...(next === undefined ? {} : { next }),
        ...(record !== undefined && hasSamples(drawn) ? { samples: SAMPLES } : {}),
      };
    },
  };
}

/** Whether a page shows a request sample that is run. */
function hasSamples({ content }: ReferenceDraft): boolean {
  return content.some(
    (node) =>
      node.kind === 'operation' &&
      node.operation.request?.scenarios.some(
        ({ request, incomplete }) => request !== undefined && incomplete === undefined,
      ),
  );
}

/** How each page is drawn, by its address. */
function draftsOf(context: ReferenceContext): ReadonlyMap<Href, () => ReferenceDraft> {
  const { index, api, record } = context;
  const operations = new Map(api.operations.map((operation) => [operation.operationId, operation]));
  const webhooks = new Map(api.webhooks.map((webhook) => [webhook.id, webhook]));
  const drafts = new Map<Href, () => ReferenceDraft>([[OVERVIEW, () => overviewPage(OVERVIEW, context)]]);
  for (const group of index.groups) drafts.set(group.href, () => listPage(group, context));
  for (const [name, href] of index.tag) drafts.set(href, () => tagPage(name, href, context));
  for (const [name, href] of index.schema) drafts.set(href, () => schemaPage(name, href, context));
  for (const [code, href] of index.error) drafts.set(href, () => errorPage(code, href, context));
  for (const [id, href] of index.operation) {
    const operation = operations.get(id);
    if (operation !== undefined) drafts.set(href, () => operationPage(operation, href, context));
  }
  for (const [id, href] of index.webhook) {
    const webhook = webhooks.get(id);
    if (webhook !== undefined) drafts.set(href, () => webhookPage(webhook, href, context));
  }
  if (record !== undefined) drafts.set(SAMPLES, () => samplesPage(record, SAMPLES, context));
  return drafts;
}
