import type { Content, ContentNode } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { GuidePage, Page, ReferencePage } from '#src/model/page.ts';
import { always, collect, INLINE_ELEMENTS, textOf, type ContentVisitor } from '#src/shared/content/visitor.ts';
import { operationEntries, questionsEntry, responseEntries, webhookEntries } from './call-entries.ts';
import type { Found } from './found.ts';
import { enumEntries, errorEntry, fieldEntries } from './table-entries.ts';

/** Everything a reader can find on a page. */
export function pageEntries(page: Page): readonly Found[] {
  if (page.kind === 'notFound') return [];
  const { questions, href, heading } = page;
  return [
    ...(page.kind === 'guide' ? guideEntries(page) : referenceEntries(page)),
    ...(questions === undefined ? [] : [questionsEntry(questions, href, heading)]),
  ];
}

type ElementNode = Extract<ContentNode, { readonly kind: 'element' }>;

/** What a page is made of, in its order: texts and headings, and things that have entries of their own. */
type Event =
  | { readonly is: 'heading'; readonly anchor: string; readonly title: string }
  | { readonly is: 'text'; readonly text: string }
  /** Links onward: what they say stands at their targets. */
  | { readonly is: 'links' }
  | { readonly is: 'found'; readonly found: readonly Found[] };

/** A guide: itself, its sections with their sentences, and what it shows of the API. */
function guideEntries({ href, heading, group, title, description, content }: GuidePage): readonly Found[] {
  const page: Found = {
    kind: 'page',
    title: heading,
    names: [...new Set([title, href.slice(1)])].filter((name) => name !== heading),
    text: [description],
    href,
    where: group,
  };
  return sections(page, eventsOf(content, href, heading), heading);
}

/** A page of the reference: its object and the tables of it. */
function referenceEntries(page: ReferencePage): readonly Found[] {
  const { href, heading, description, content, trail } = page;
  const where = ['Reference', ...trail.slice(1).map(({ label }) => label)].join(', ');
  const [first] = content;
  // An operation and a webhook are their pages.
  if (first?.kind === 'operation')
    return [
      ...operationEntries(first.operation, href, href, where),
      ...headingsIn(first.operation.description, href, heading),
      toolEntry('build', href, heading),
    ];
  if (first?.kind === 'webhook')
    return [
      ...webhookEntries(first.webhook, href, href),
      ...headingsIn(first.webhook.description, href, heading),
      toolEntry('simulate', href, heading),
    ];
  const events = eventsOf(content, href, heading);
  const head = { title: heading, text: [description], href, where };
  switch (page.kind) {
    case 'overview':
      return sections({ ...head, kind: 'page' }, events, heading);
    case 'explain':
      return [{ ...toolEntry('explain', href, where), text: [description] }];
    case 'tag':
      // The headings of its operations have no text of their own.
      return sections({ ...head, kind: 'page' }, events, heading).filter(
        ({ kind, text = [] }) => kind !== 'heading' || text.length > 0,
      );
    case 'schema':
      return [
        { ...head, kind: 'schema', names: textsIn(events) },
        ...(first?.kind === 'schema' ? headingsIn(first.schema.description, href, heading) : []),
        ...foundIn(events),
      ];
    case 'error':
      return [
        {
          ...head,
          kind: 'error',
          names: codeOf(heading),
          text: [...head.text, ...textsIn(events)],
          is: `error ${heading.split(' ')[0] ?? ''}`,
        },
        ...foundIn(events),
      ];
    default:
      return [{ ...head, kind: 'page' }, ...foundIn(events)];
  }
}

/** What readers call the tools of the site, each on the pages where it is. */
const TOOLS = {
  build: {
    title: 'Build a request',
    names: ['request builder', 'curl', 'curl command', 'try it', 'playground', 'compose a request', 'send a request'],
    text: ['Fill in a form and copy the request as cURL or in your language.'],
  },
  explain: {
    title: 'Explain a response',
    names: ['paste a response', 'decode an error', 'debug a response', 'log line', 'what does this error mean'],
    text: [],
  },
  simulate: {
    title: 'Simulate a webhook',
    names: [
      'webhook simulator',
      'rehearse a webhook',
      'rehearse',
      'try webhook',
      'test webhook',
      'test a webhook',
      'simulate',
    ],
    text: ['Change a notification, and see what your handler has to answer.'],
  },
} as const;

function toolEntry(tool: keyof typeof TOOLS, href: Href, where: string): Found {
  return { kind: 'tool', ...TOOLS[tool], href, where, is: `tool ${tool}` };
}

/** `401` and `HTTP 401` of `401 Unauthorized`. */
function codeOf(heading: string): readonly string[] {
  const [code = '', ...title] = heading.split(' ');
  return [code, `HTTP ${code}`, title.join(' ')].filter((name) => name !== '');
}

/** The headings of a description whose words are found with what it describes. */
function headingsIn(description: Content, href: Href, where: string): readonly Found[] {
  return description.flatMap((node) =>
    node.kind === 'heading'
      ? [{ kind: 'heading', title: textOf(node.children), href: `${href}#${node.anchor}`, where }]
      : [],
  );
}

/** Gives each section the sentences below its heading, up to the next. Sections that only lead onward are left out. */
function sections(page: Found, events: readonly Event[], where: string): readonly Found[] {
  const entries: (Found & { readonly onward?: boolean })[] = [page];
  let current = 0;
  for (const event of events) {
    const at = entries[current];
    if (at === undefined) break;
    if (event.is === 'heading')
      current =
        entries.push({
          kind: 'heading',
          title: event.title,
          text: [],
          href: `${page.href}#${event.anchor}`,
          where,
        }) - 1;
    else if (event.is === 'text') entries[current] = { ...at, text: [...(at.text ?? []), event.text], onward: false };
    else if (event.is === 'links') entries[current] = { ...at, onward: at.onward ?? at.text?.length === 0 };
    else {
      entries[current] = { ...at, onward: false };
      const [first] = event.found;
      entries.push(...event.found);
      // What is said below an operation is said of it.
      if (first?.kind === 'operation' || first?.kind === 'webhook') current = entries.indexOf(first);
    }
  }
  return entries.filter(({ onward }) => onward !== true);
}

function foundIn(events: readonly Event[]): readonly Found[] {
  return events.flatMap((event) => (event.is === 'found' ? event.found : []));
}

function textsIn(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => (event.is === 'text' ? [event.text] : []));
}

function eventsOf(content: Content, href: Href, where: string): readonly Event[] {
  const visitor = visitorOf(href, where);
  return content.flatMap((node): readonly Event[] =>
    node.kind === 'cards' ? [{ is: 'links' }] : collect([node], visitor),
  );
}

function visitorOf(href: Href, where: string): ContentVisitor<readonly Event[]> {
  const found = (...entries: readonly Found[]): readonly Event[] => [{ is: 'found', found: entries }];
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

/** An item that a link can lead to, such as a question, begins a section of its own. */
function placesOf({ name, anchor, children: [first] }: ElementNode): readonly Event[] {
  if (name !== 'li' || anchor === undefined || first === undefined) return [];
  return [{ is: 'heading', anchor, title: textOf([first]) }];
}

/** Elements that have sentences of their own. */
const SENTENCES: ReadonlySet<string> = new Set(['p', 'li', 'td', 'th', 'blockquote', 'summary']);

/** The sentences of a block, without those of blocks inside it. */
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
