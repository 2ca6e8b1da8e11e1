import type { Href } from '#src/model/nav.ts';
import type { ReferenceGroup } from '#src/model/reference.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import type { ReferenceContext, ReferenceDraft } from './context.ts';
import { aboutOf, entryList } from './entries.ts';
import { pageHead } from './page-head.ts';

/** All webhooks, errors or schemas, each with a line on what it is. */
export function listPage({ label, href, entries }: ReferenceGroup, context: ReferenceContext): ReferenceDraft {
  const descriptions = descriptionsOf(context);
  return {
    kind: 'list',
    ...pageHead(href, label),
    description: `All ${entries.length} ${label.toLowerCase()} of the API.`,
    content: [
      entryList(
        entries.map((entry) => ({ ...entry, ...aboutOf(descriptions.get(entry.href) ?? '') })),
        entries.length,
      ),
    ],
  };
}

function descriptionsOf({ api, index }: ReferenceContext): ReadonlyMap<Href | undefined, string> {
  return new Map([
    ...api.webhooks.map(({ id, description }) => [index.webhook.get(id), description] as const),
    ...api.catalogue.map(({ code, meaning }) => [index.error.get(code), meaning] as const),
    ...Object.entries(api.schemas).map(
      ([name, schema]) =>
        [index.schema.get(name), resolveSchema(schema, api.definitions).schema.description ?? ''] as const,
    ),
  ]);
}
