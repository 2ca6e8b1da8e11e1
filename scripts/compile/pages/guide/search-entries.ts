import type { Content } from '#src/model/content.ts';
import type { CatalogueRow, EnumTable, FieldTable } from '#src/model/field.ts';
import type { Href } from '#src/model/nav.ts';
import type { OperationSection, WebhookSection } from '#src/model/operation-section.ts';
import type { GuidePage } from '#src/model/page.ts';
import type { SearchEntry } from '#src/model/search.ts';
import type { Reference } from '#src/model/site.ts';
import { always, collect, textOf, type ContentVisitor } from '#src/shared/content/visitor.ts';

/** What a reader can find on a page: itself, its headings, operations, fields, enum values and error codes. */
export function searchEntries({
  href,
  heading,
  group,
  title,
  description,
  content,
}: GuidePage): readonly SearchEntry[] {
  const found = withPictures(collect(content, FOUND));
  const openings = openingsOf(content);
  const [top] = found.filter(({ anchor }) => anchor === TOP);
  return [
    {
      kind: 'page',
      title: heading,
      href,
      context: group,
      text: [title, description, ...(top === undefined ? [] : [top.text])].join(' '),
    },
    ...found.flatMap(({ anchor, context = heading, text, ...entry }) =>
      anchor === TOP
        ? []
        : [
            {
              ...entry,
              href: `${href}#${anchor}` as Href,
              context,
              text: [openings.get(anchor) ?? '', text].filter((part) => part !== '').join(' '),
            },
          ],
    ),
  ];
}

/** The paragraph right below each heading, by the anchor of the heading. */
function openingsOf(content: Content): ReadonlyMap<string, string> {
  return new Map(
    content.flatMap((node, index) => {
      const next = content[index + 1];
      return node.kind === 'heading' && next?.kind === 'element' && next.name === 'p'
        ? // Pictures are found by themselves.
          [[node.anchor, textOf(next.children.filter(({ kind }) => kind !== 'picture'))] as const]
        : [];
    }),
  );
}

/** The anchor of a picture above all headings. */
const TOP = '';

/** What pictures show is found at the heading above them, or at the page. */
function withPictures(found: readonly (Found | { readonly picture: string })[]): readonly Found[] {
  const entries: Found[] = [];
  for (const one of found) {
    if (!('picture' in one)) {
      entries.push(one);
      continue;
    }
    const index = entries.findLastIndex(({ kind }) => kind === 'heading');
    const above = entries[index];
    if (above === undefined) entries.push({ kind: 'heading', title: '', anchor: TOP, text: one.picture });
    else entries[index] = { ...above, text: `${above.text} ${one.picture}`.trim() };
  }
  return entries;
}

/** A place of a page; its context is the page's heading where it names none. */
interface Found extends Pick<SearchEntry, 'kind' | 'title' | 'text'> {
  readonly anchor: string;
  readonly context?: string;
}

const FOUND: ContentVisitor<readonly (Found | { readonly picture: string })[]> = {
  picture: ({ alt }) => [{ picture: alt }],
  ...always([], 'text', 'element', 'link', 'image', 'codeBlock', 'term', 'menuPath'),
  ...always(
    [],
    'callout',
    'steps',
    'tabs',
    'cards',
    'sequence',
    'codePanel',
    'entries',
    'nameIndex',
    'request',
    'response',
    'schema',
  ),
  heading: ({ anchor, children }) => [{ kind: 'heading', title: textOf(children), anchor, text: '' }],
  gaps: ({ box }) => [
    {
      kind: 'heading',
      title: 'Not documented yet',
      anchor: box.anchor,
      text: box.groups.flatMap(({ items }) => items.map(({ text, code = '' }) => `${text} ${code}`)).join('; '),
    },
  ],
  operation: ({ operation }) => operationEntries(operation),
  webhook: ({ webhook }) => webhookEntries(webhook),
  schemaTable: ({ table, caption }) => fieldEntries(table, caption),
  enumTable: ({ table }) => enumEntries(table),
  errorCatalogue: ({ rows }) => rows.map(errorEntry),
};

function operationEntries(operation: OperationSection): readonly Found[] {
  const { anchor, operationId, title, method = '', path = '', description, inputs, responses } = operation;
  const call = `${method} ${path}`.trim();
  return [
    {
      kind: 'operation',
      title,
      anchor,
      ...(call === '' ? {} : { context: call }),
      text: `${operationId} ${textOf(description)}`,
    },
    ...inputs.flatMap((input) => fieldEntries(input.table, `${title}, ${input.title.toLowerCase()}`)),
    ...responses.flatMap(({ table, status }) => fieldEntries(table, `${title}, response ${status}`)),
  ];
}

function webhookEntries({ anchor, title, description, inputs }: WebhookSection): readonly Found[] {
  return [
    { kind: 'operation', title, anchor, context: 'Webhook', text: textOf(description) },
    ...inputs.flatMap(({ table }) => fieldEntries(table, title)),
  ];
}

function fieldEntries(table: FieldTable | undefined, context: string): readonly Found[] {
  const { fields = [], variants = [] } = table ?? {};
  return [
    ...fields.flatMap((field): readonly Found[] => [
      { kind: 'field', title: field.path, anchor: field.anchor, context, text: textOf(field.description) },
      ...(field.enum === undefined ? [] : enumEntries(field.enum)),
      ...fieldEntries(field.children, context),
    ]),
    ...variants.flatMap((group) =>
      group.variants.flatMap((variant) => fieldEntries(variant.table, `${context}, ${variant.label}`)),
    ),
  ];
}

function enumEntries({ caption, values }: EnumTable): readonly Found[] {
  return values.map(({ anchor, value, title = '', description = '' }) => ({
    kind: 'enum',
    title: title === '' ? value : `${value} ${title}`,
    anchor,
    context: caption,
    text: description,
  }));
}

function errorEntry({ anchor, code, title, meaning, remedy = [] }: CatalogueRow): Found {
  return { kind: 'error', title: `${code} ${title}`, anchor, text: `${textOf(meaning)} ${textOf(remedy)}` };
}

/**
 * Pages of the reference by name. Their fields are left to the page: an index of every field would outweigh the site.
 */
export function referenceEntries({ groups, names }: Reference): readonly SearchEntry[] {
  const kind = 'reference';
  return [
    ...groups.flatMap((group) => [
      { kind, title: group.label, href: group.href, context: 'Reference', text: '' } as const,
      ...group.entries.map(
        ({ label, href, method = '' }) =>
          ({ kind, title: label, href, context: `Reference, ${group.label}`, text: method }) as const,
      ),
    ]),
    ...(names === undefined
      ? []
      : [{ kind, title: 'Index of names', href: names, context: 'Reference', text: '' } as const]),
  ];
}
