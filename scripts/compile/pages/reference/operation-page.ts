import type { Operation } from '#src/model/operation.ts';
import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import { operationNames } from '../operation/call-places.ts';
import { operationSection } from '../operation/operation-section.ts';
import { callHistory, sinceBadge } from './changes/call-history.ts';
import type { ReferenceContext, UnlinkedPage } from './context.ts';
import { tagLabel, UNTAGGED } from './groups.ts';
import { OVERVIEW, pageHead, pageSource } from './page-head.ts';
import { link, list } from '../../prose/nodes.ts';
import { section } from './section.ts';
import { firstSentence } from './summary.ts';

/** One operation: what a call needs, takes and responds with, and the guides that use it. */
export function operationPage(operation: Operation, href: Href, context: ReferenceContext): UnlinkedPage {
  const page = context.pageContext(href);
  const names = operationNames(operation);
  const part = operationSection(page.complete(operation), page, 1);
  const tag = operation.tags[0] ?? UNTAGGED;
  const guides: Content = list(context.guidesOf(operation.operationId).map((guide) => [link(guide.label, guide.href)]));
  return {
    kind: 'operation',
    ...pageHead(href, operation.summary, {
      label: tagLabel(context.api, tag),
      href: context.index.tag.get(tag) ?? OVERVIEW,
    }),
    description: firstSentence(operation.description) ?? `${operation.method} ${part.path ?? operation.operationId}`,
    badges: [...[part.deprecated ?? []].flat(), ...sinceBadge(names, context.history)],
    content: [
      { kind: 'operation', operation: part },
      ...section('Guides that use it', guides, page.anchors),
      ...section('Changes', callHistory(names, context.history), page.anchors),
    ],
    ...page.questions.all(),
    ...page.moves.rules(),
    ...pageSource(operation.node, context),
  };
}
