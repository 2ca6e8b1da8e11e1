import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import { toProse } from '../../prose/description.ts';
import { docsOf } from '../fields/external-docs.ts';
import type { ReferenceContext, UnlinkedPage } from './context.ts';
import { operationsOfTag, tagLabel } from './groups.ts';
import { operationEntries } from './entries.ts';
import { pageHead } from './page-head.ts';
import { pathGroups } from './path-groups.ts';
import { paragraph, text } from '../../prose/nodes.ts';
import { firstSentence } from './summary.ts';

/** The operations of one tag. */
export function tagPage(name: string, href: Href, context: ReferenceContext): UnlinkedPage {
  const { api } = context;
  const label = tagLabel(api, name);
  const { description = '', kind, externalDocs } = api.tags.find((tag) => tag.name === name) ?? {};
  const docs = docsOf(externalDocs, api);
  const operations = operationsOfTag(api, name);
  const groups = pathGroups(operations);
  return {
    kind: 'tag',
    ...pageHead(href, label),
    description: firstSentence(description) ?? `${operations.length} operation${operations.length === 1 ? '' : 's'}`,
    badges: kind === undefined || kind === 'nav' ? [] : [kind],
    content: [
      ...toProse(description),
      ...(docs === undefined ? [] : [paragraph(...docs)]),
      ...(groups.length === 0
        ? [operationEntries(operations, context, operations.length)]
        : groups.flatMap((group): Content => [
            { kind: 'heading', level: 2, anchor: group.anchor, children: [text(group.label)] },
            operationEntries(group.operations, context, group.operations.length),
          ])),
    ],
  };
}
