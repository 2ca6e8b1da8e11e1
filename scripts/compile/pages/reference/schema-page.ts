import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import { normaliseName } from '../../../text/normalise-name.ts';
import { describe } from '../../prose/description.ts';
import { enumTable } from '../fields/enum-table.ts';
import { fieldTable } from '../fields/field-table.ts';
import { schemaRef } from '#src/shared/schema/resolve-ref.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import type { ReferenceContext, ReferenceDraft } from './context.ts';
import { entryList, operationEntries } from './entries.ts';
import { LISTS } from './groups.ts';
import { gapsNode, pageHead } from './page-head.ts';
import { element, paragraph, section, text } from './prose.ts';
import { sourceLine } from './source-line.ts';
import { firstSentence } from './summary.ts';

/** One named schema: its fields or values, and where it is used. */
export function schemaPage(name: string, href: Href, context: ReferenceContext): ReferenceDraft {
  const { api, index } = context;
  const page = context.pageContext(href);
  const schema = api.schemas[name] ?? {};
  const { schema: resolved } = resolveSchema(schema, api.definitions);
  const uses = context.uses();
  const operations = (title: string, of: ReturnType<typeof uses.returnedBy>): Content =>
    of.length === 0 ? [] : section(title, [operationEntries(of, context)], page.anchors);
  const parents = uses.partOf(name);
  const shown = body(name, context, page);
  return {
    kind: 'schema',
    ...pageHead(href, name, { label: 'Schemas', href: LISTS.schemas }),
    description: firstSentence(resolved.description ?? '') ?? `Fields and values of ${name}.`,
    badges: resolved.deprecated === true ? ['deprecated'] : [],
    content: [
      ...titleOf(name, resolved.title),
      ...describe(resolved.description ?? ''),
      ...gapsNode(page),
      ...shown,
      ...operations('Returned by', uses.returnedBy(name)),
      ...operations('Taken by', uses.takenBy(name)),
      ...(parents.length === 0
        ? []
        : section(
            'Part of',
            [entryList(parents.map((parent) => ({ label: parent, href: index.schema.get(parent) ?? '/reference' })))],
            page.anchors,
          )),
    ],
    ...sourceLine(schema, context),
  };
}

/** What readers call it, where the name of the schema does not say so. */
function titleOf(name: string, title: unknown): Content {
  return typeof title !== 'string' || normaliseName(title) === normaliseName(name)
    ? []
    : [paragraph(element('strong', text(title)))];
}

/** Values of an enum, else the table of fields. */
function body(name: string, { api }: ReferenceContext, page: ReturnType<ReferenceContext['pageContext']>): Content {
  const schema = api.schemas[name] ?? {};
  const values = enumTable(resolveSchema(schema, api.definitions).schema, page, name, name);
  if (values !== undefined) return [{ kind: 'enumTable', table: values }];
  const anchor = page.anchors.claim('fields');
  const table = fieldTable(schemaRef(name), { context: page, anchor, direction: 'both', title: name });
  return [{ kind: 'schemaTable', anchor, table, caption: table.fields.length > 0 ? 'Fields' : 'Value' }];
}
