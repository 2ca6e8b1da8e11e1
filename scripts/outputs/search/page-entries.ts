import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { GuidePage, Page, ReferencePage } from '#src/model/page.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import { operationEntries, questionsEntry, webhookEntries } from './call-entries.ts';
import { eventsOf, type Event } from './events.ts';
import type { Entry } from './placed-entry.ts';

/** Returns the search entries of a page. */
export function pageEntries(page: Page): readonly Entry[] {
  if (page.kind === 'notFound') return [];
  const { questions, href, heading } = page;
  return [
    ...(page.kind === 'guide' ? guideEntries(page) : referenceEntries(page)),
    ...(questions === undefined ? [] : [questionsEntry(questions, href, heading)]),
  ];
}

/**
 * Returns the search entries of a guide: the guide itself, its sections with their sentences, and the API parts that it
 * shows.
 */
function guideEntries({ href, heading, group, title, description, content }: GuidePage): readonly Entry[] {
  const page: Entry = {
    kind: 'page',
    title: heading,
    names: [...new Set([title, href.slice(1)])].filter((name) => name !== heading),
    text: [description],
    href,
    where: group,
  };
  return sections(page, eventsOf(content, href, heading), heading);
}

/** Returns the search entries of a reference page: for its operation, schema or other subject, and for its tables. */
function referenceEntries(page: ReferencePage): readonly Entry[] {
  const { href, heading, description, content, trail } = page;
  const where = ['Reference', ...trail.slice(1).map(({ label }) => label)].join(', ');
  const [first] = content;
  // The entry of the operation or webhook stands for the page, which has no entry of the kind `page`.
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
      // The headings of a tag's operations have no text: the entries of the operations replace them.
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
          entity: `error ${heading.split(' ')[0] ?? ''}`,
        },
        ...foundIn(events),
      ];
    default:
      return [{ ...head, kind: 'page' }, ...foundIn(events)];
  }
}

/**
 * Titles of the site's tools, with other names by which readers may search for them. A tool is indexed on each page
 * that contains it.
 */
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

function toolEntry(tool: keyof typeof TOOLS, href: Href, where: string): Entry {
  return { kind: 'tool', ...TOOLS[tool], href, where, entity: `tool ${tool}` };
}

/**
 * Returns the names by which readers search for an error: `401`, `HTTP 401` and `Unauthorized` for `401 Unauthorized`.
 */
function codeOf(heading: string): readonly string[] {
  const [code = '', ...title] = heading.split(' ');
  return [code, `HTTP ${code}`, title.join(' ')].filter((name) => name !== '');
}

/** Returns search entries for the headings in a description. */
function headingsIn(description: Content, href: Href, where: string): readonly Entry[] {
  return description.flatMap((node) =>
    node.kind === 'heading'
      ? [{ kind: 'heading', title: textOf(node.children), href: `${href}#${node.anchor}`, where }]
      : [],
  );
}

/**
 * Returns the search entries of a page and of its sections, each with the sentences up to the next heading. Sections
 * that contain only links are left out.
 */
function sections(page: Entry, events: readonly Event[], where: string): readonly Entry[] {
  const entries: (Entry & { readonly onward?: boolean })[] = [page];
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
      // Text after an operation, up to the next heading, belongs to the entry of the operation.
      if (first?.kind === 'operation' || first?.kind === 'webhook') current = entries.indexOf(first);
    }
  }
  return entries.filter(({ onward }) => onward !== true);
}

function foundIn(events: readonly Event[]): readonly Entry[] {
  return events.flatMap((event) => (event.is === 'found' ? event.found : []));
}

function textsIn(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => (event.is === 'text' ? [event.text] : []));
}
