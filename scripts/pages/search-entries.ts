import type { Content } from '../../src/model/content.ts';
import type { CatalogueRow, EnumTable, FieldTable } from '../../src/model/field.ts';
import type { Href } from '../../src/model/nav.ts';
import type { GuidePage } from '../../src/model/page.ts';
import type { SearchEntry, SearchKind } from '../../src/model/search.ts';
import type { Reference } from '../../src/model/reference.ts';
import { textOf } from './guide-page.ts';

/** What a reader can find on a page: itself, its headings, operations, fields, enum values and error codes. */
export function searchEntries(page: GuidePage): readonly SearchEntry[] {
  const entry = (
    kind: SearchKind,
    title: string,
    anchor: string | undefined,
    context: string,
    text: string,
  ): SearchEntry => ({
    kind,
    title,
    href: anchor === undefined ? page.href : (`${page.href}#${anchor}` as Href),
    context,
    text,
  });
  const enums = ({ caption, values }: EnumTable) =>
    values.map(({ anchor, value, title = '', description = '' }) =>
      entry('enum', title === '' ? value : `${value} ${title}`, anchor, caption, description),
    );
  const fields = (table: FieldTable | undefined, context: string): SearchEntry[] =>
    (table?.fields ?? [])
      .flatMap((field) => [
        entry('field', field.path, field.anchor, context, textOf(field.description)),
        ...(field.enum === undefined ? [] : enums(field.enum)),
        ...fields(field.children, context),
      ])
      .concat(
        (table?.variants?.flatMap((group) => group.variants) ?? []).flatMap((variant) =>
          fields(variant.table, `${context}, ${variant.label}`),
        ),
      );
  const errors = ({ anchor, code, title, meaning, remedy = [] }: CatalogueRow) =>
    entry('error', `${code} ${title}`, anchor, page.heading, `${textOf(meaning)} ${textOf(remedy)}`);
  const walk = (content: Content): SearchEntry[] =>
    content.flatMap((node): SearchEntry[] => {
      if (node.kind === 'heading') return [entry('heading', textOf(node.children), node.anchor, page.heading, '')];
      if (node.kind === 'operation') {
        const { anchor, title, path = '', description, inputs, responses } = node.operation;
        return [
          entry(
            'operation',
            title,
            anchor,
            [node.operation.method, path].filter(Boolean).join(' ') || page.heading,
            `${node.operation.operationId} ${textOf(description)}`,
          ),
          ...inputs.flatMap((input) => fields(input.table, `${title}, ${input.title.toLowerCase()}`)),
          ...responses.flatMap((response) => fields(response.table, `${title}, response ${response.status}`)),
        ];
      }
      if (node.kind === 'webhook') {
        const { anchor, title, description, inputs } = node.webhook;
        return [
          entry('operation', title, anchor, 'Webhook', textOf(description)),
          ...inputs.flatMap((input) => fields(input.table, title)),
        ];
      }
      if (node.kind === 'schemaTable') return fields(node.table, node.caption);
      if (node.kind === 'enumTable') return enums(node.table);
      if (node.kind === 'errorCatalogue') return node.rows.map(errors);
      if (node.kind === 'steps') return node.steps.flatMap(walk);
      if (node.kind === 'tabs') return node.tabs.flatMap((tab) => walk(tab.children));
      return 'children' in node ? walk(node.children) : [];
    });
  return [
    entry('page', page.heading, undefined, page.group, `${page.title} ${page.description}`),
    ...walk(page.content),
  ];
}

/** Pages of the reference by name. Their fields are left to the page: an index of every field would outweigh the site. */
export function referenceEntries({ groups }: Reference): readonly SearchEntry[] {
  return groups.flatMap((group) => [
    { kind: 'reference' as const, title: group.label, href: group.href, context: 'Reference', text: '' },
    ...group.entries.map(({ label, href, method = '' }) => ({
      kind: 'reference' as const,
      title: label,
      href,
      context: `Reference, ${group.label}`,
      text: method,
    })),
  ]);
}
