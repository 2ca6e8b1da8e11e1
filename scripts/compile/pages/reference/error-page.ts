import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { PageContext } from '../context/page-context.ts';
import { bodyTable } from '../operation/bodies.ts';
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
  const body = section('Body', bodyOf(code, page), page.anchors);
  const list = context.index.groups.find(({ href: listed }) => listed === LISTS.errors)?.label ?? 'Errors';
  return {
    kind: 'error',
    ...pageHead(href, `${code} ${errorTitle(api, code)}`, { label: list, href: LISTS.errors }),
    description: firstSentence(entry?.meaning ?? '') ?? `Operations that return ${code}.`,
    content: [
      ...describe(entry?.meaning ?? ''),
      ...gapsNode(page),
      ...section('What to do', describe(entry?.remedy ?? ''), page.anchors),
      ...body,
      ...(operations.length === 0 ? [] : section('Returned by', [operationEntries(operations, context)], page.anchors)),
    ],
  };
}

/** Fields of the body that comes with a code, as the first operation that returns it describes them. */
function bodyOf(code: string, page: PageContext): Content {
  const [response] = page.api.operations.flatMap(({ responses }) =>
    responses.filter(({ status, content }) => status === code && content.length > 0),
  );
  const [media] = response?.content ?? [];
  const anchor = page.anchors.claim('body');
  const scope = { context: page, anchor, direction: 'response' as const, title: `the response ${code}` };
  const table = media === undefined ? undefined : bodyTable(media, scope);
  return table === undefined ? [] : [{ kind: 'schemaTable', anchor, table, caption: media?.mediaType ?? '' }];
}
