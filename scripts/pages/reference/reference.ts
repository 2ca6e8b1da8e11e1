import type { Href } from '../../../src/model/nav.ts';
import type { PageLink, ReferencePage } from '../../../src/model/page.ts';
import type { Reference } from '../../../src/model/reference.ts';
import type { ReferenceContext, ReferenceDraft } from './context.ts';
import { errorPage } from './error-page.ts';
import { listPage } from './list-page.ts';
import { operationPage } from './operation-page.ts';
import { overviewPage } from './overview-page.ts';
import { samplesPage } from './samples-page.ts';
import { schemaPage } from './schema-page.ts';
import { sidebarOf } from './sidebar.ts';
import { tagPage } from './tag-page.ts';
import { webhookPage } from './webhook-page.ts';

const OVERVIEW: Href = '/reference';
const SAMPLES: Href = '/reference/samples';

/** The reference of an API: all its addresses, and its pages one by one. */
export function createReference(context: ReferenceContext): Reference {
  const { index, api } = context;
  const makers = new Map<Href, () => ReferenceDraft>([[OVERVIEW, () => overviewPage(OVERVIEW, context)]]);
  const labels = new Map<Href, string>([[OVERVIEW, 'Overview']]);
  const operations = new Map(
    api.operations.map((operation) => [index.operation.get(operation.operationId) ?? OVERVIEW, operation]),
  );
  const webhooks = new Map(api.webhooks.map((webhook) => [index.webhook.get(webhook.id) ?? OVERVIEW, webhook]));
  const tags = new Map([...index.tag].map(([name, href]) => [href, name]));
  const schemas = new Map([...index.schema].map(([name, href]) => [href, name]));
  const errors = new Map([...index.error].map(([code, href]) => [href, code]));
  for (const group of index.groups) {
    const tag = tags.get(group.href);
    labels.set(group.href, group.label);
    makers.set(group.href, () => (tag === undefined ? listPage(group) : tagPage(tag, group.href, context)));
    for (const { label, href } of group.entries) {
      labels.set(href, label);
      const operation = operations.get(href);
      const webhook = webhooks.get(href);
      const schema = schemas.get(href);
      if (operation !== undefined) makers.set(href, () => operationPage(operation, href, context));
      else if (webhook !== undefined) makers.set(href, () => webhookPage(webhook, href, context));
      else if (schema !== undefined) makers.set(href, () => schemaPage(schema, href, context));
      else makers.set(href, () => errorPage(errors.get(href) ?? '', href, context));
    }
  }
  const { record } = context;
  if (record !== undefined) {
    makers.set(SAMPLES, () => samplesPage(record, SAMPLES, context));
    labels.set(SAMPLES, 'Samples that ran');
  }
  const hrefs = [...makers.keys()];
  const place = new Map(hrefs.map((href, position) => [href, position]));
  const turn = (position: number): PageLink | undefined => {
    const href = hrefs[position];
    return href === undefined ? undefined : { label: labels.get(href) ?? '', href };
  };
  return {
    groups: index.groups,
    hrefs,
    page(href) {
      const make = makers.get(href);
      if (make === undefined) throw new RangeError(`The reference has no page \`${href}\`.`);
      const position = place.get(href) ?? 0;
      return {
        ...complete(make(), sidebarOf(index.groups, href), turn(position - 1), turn(position + 1)),
        ...(record === undefined || href === SAMPLES ? {} : { samples: SAMPLES }),
      };
    },
  };
}

function complete(
  draft: ReferenceDraft,
  sidebar: ReferencePage['sidebar'],
  previous: PageLink | undefined,
  next: PageLink | undefined,
): ReferencePage {
  return {
    ...draft,
    sidebar,
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  };
}
