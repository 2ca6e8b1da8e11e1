import type { Content, ContentNode } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import { always, collect, INLINE_ELEMENTS, textOf, type ContentVisitor } from '#src/shared/content/visitor.ts';
import { operationEntries, responseEntries, webhookEntries } from './call-entries.ts';
import type { Entry } from './placed-entry.ts';
import { enumEntries, errorEntry, fieldEntries } from './table-entries.ts';

type ElementNode = Extract<ContentNode, { readonly kind: 'element' }>;

/** A part of a page: a heading, a text, cards with links, or the search entries of a component. */
export type Event =
  | { readonly is: 'heading'; readonly anchor: string; readonly title: string }
  | { readonly is: 'text'; readonly text: string }
  /**
   * Cards that link to other pages. Their text is not part of this page's search entry, but of the other pages'
   * entries.
   */
  | { readonly is: 'links' }
  | { readonly is: 'found'; readonly found: readonly Entry[] };

/** Returns the parts of content as events, in order; `where` names the page. */
export function eventsOf(content: Content, href: Href, where: string): readonly Event[] {
  const visitor = visitorOf(href, where);
  return content.flatMap((node): readonly Event[] =>
    node.kind === 'cards' ? [{ is: 'links' }] : collect([node], visitor),
  );
}

function visitorOf(href: Href, where: string): ContentVisitor<readonly Event[]> {
  const found = (...entries: readonly Entry[]): readonly Event[] => [{ is: 'found', found: entries }];
  const place = (owner: string) => ({
    href,
    where: owner === where ? where : `${owner}, ${where}`,
    owner: `${href} ${owner}`,
    kind: 'field' as const,
  });
  return {
    ...always(
      [],
      'text',
      'link',
      'image',
      'term',
      'menuPath',
      'callout',
      'steps',
      'sequence',
      'request',
      'entries',
      'cards',
      'columns',
    ),
    element: (node) => [...placesOf(node), ...says(ownText(node))],
    picture: ({ alt }) => says(alt),
    codeBlock: ({ code }) => says(code.text),
    codePanel: () => [],
    tabs: ({ tabs }) => says(tabs.map(({ title }) => title).join(', ')),
    heading: ({ anchor, children }) => [{ is: 'heading', anchor, title: textOf(children) }],
    operation: ({ operation }) => found(...operationEntries(operation, href, `${href}#${operation.anchor}`, where)),
    webhook: ({ webhook }) => found(...webhookEntries(webhook, href, `${href}#${webhook.anchor}`)),
    response: ({ response }) => found(...responseEntries(response, where, `${href} ${response.anchor}`, href)),
    schema: ({ schema: { title, body } }) => [
      ...says(title ?? ''),
      ...found(
        ...(body.kind === 'values' ? enumEntries(body.table, place(where)) : fieldEntries(body.table, place(where))),
      ),
    ],
    schemaTable: ({ table, caption }) => found(...fieldEntries(table, place(table.schema?.name ?? caption))),
    enumTable: ({ table }) => found(...enumEntries(table, place(table.caption))),
    errorCatalogue: ({ rows }) => found(...rows.map((row) => errorEntry(row, href, where))),
  };
}

function says(text: string): readonly Event[] {
  const one = text.replace(/\s+/g, ' ').trim();
  return one === '' ? [] : [{ is: 'text', text: one }];
}

/**
 * Returns a heading event, in a list, for a list item with an anchor, such as an open question: the item begins a
 * section. Returns an empty list for any other element.
 */
function placesOf({ name, anchor, children: [first] }: ElementNode): readonly Event[] {
  if (name !== 'li' || anchor === undefined || first === undefined) return [];
  return [{ is: 'heading', anchor, title: textOf([first]) }];
}

/** Names of elements that contain sentences. */
const SENTENCES: ReadonlySet<string> = new Set(['p', 'li', 'td', 'th', 'blockquote', 'summary']);

/** Returns the sentences of a block, without those of nested blocks. */
function ownText(node: ElementNode): string {
  if (!SENTENCES.has(node.name)) return '';
  return textOf(
    node.children.filter((child) =>
      child.kind === 'element'
        ? INLINE_ELEMENTS.has(child.name)
        : ['text', 'link', 'term', 'menuPath'].includes(child.kind),
    ),
  );
}
