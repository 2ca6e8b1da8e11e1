import type { Href } from '#src/model/nav.ts';
import { describe } from '../../prose/description.ts';
import type { ReferenceContext, ReferenceDraft } from './context.ts';
import { operationEntries } from './entries.ts';
import { errorTitle, LISTS } from './groups.ts';
import { gapsNode, pageHead } from './page-head.ts';
import { section } from './prose.ts';
import { firstSentence } from './summary.ts';

/** One error: what it means, what to do, and which operations respond with it. */
export function errorPage(code: string, href: Href, context: ReferenceContext): ReferenceDraft {
  const { api } = context;
  const page = context.pageContext(href);
  const entry = api.catalogue.find((candidate) => candidate.code === code);
  const operations = api.operations.filter(({ responses }) => responses.some(({ status }) => status === code));
  page.gaps.note({ label: '', code }, entry?.notPublished ?? []);
  const list = context.index.groups.find(({ href: listed }) => listed === LISTS.errors)?.label ?? 'Errors';
  return {
    kind: 'error',
    ...pageHead(href, `${code} ${errorTitle(api, code)}`, { label: list, href: LISTS.errors }),
    description: firstSentence(entry?.meaning ?? '') ?? `Operations that answer with ${code}.`,
    content: [
      ...describe(entry?.meaning ?? ''),
      ...gapsNode(page),
      ...section('What to do', describe(entry?.remedy ?? ''), page.anchors),
      ...(operations.length === 0
        ? []
        : section('Operations that answer with it', [operationEntries(operations, context)], page.anchors)),
    ],
  };
}
