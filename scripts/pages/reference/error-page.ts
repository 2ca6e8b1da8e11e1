import type { Actor, CatalogueEntry } from '#src/model/api.ts';
import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { PageContext } from '../context/page-context.ts';
import { responseKey, responseOnPage } from '../operation/response-section.ts';
import { isUsual, operationsReturning, responsesNote } from '../operation/catalogue-rows.ts';
import { toProse } from '../../guides/prose/description.ts';
import {
  type ReferenceContext,
  type UnlinkedPage,
  pageHead,
  section,
  firstSentence,
  operationEntries,
} from './context.ts';
import { LISTS } from './groups.ts';
import { statusTitle } from '../operation/status-title.ts';
import { titleOfName } from '../../text/title-of-name.ts';
import { element, paragraph, text } from '../../guides/prose/nodes.ts';

/** Creates the page of a status: cause, remedy, who must act, body, and the operations that return the status. */
export function errorPage(code: string, href: Href, context: ReferenceContext): UnlinkedPage {
  const { api } = context;
  const page = context.pageContext(href);
  const entry = api.catalogue.find((candidate) => candidate.code === code);
  const operations = operationsReturning(code, api);
  page.questions.note({ subject: `\`${code}\``, authored: entry?.authored }, entry?.notPublished ?? []);
  // The body may be documented even if the operations that return it are not.
  const responses = responsesOf(code, entry, page);
  const title = responses.length === 1 ? 'Response' : 'Responses';
  const list = context.index.groups.find(({ href: listed }) => listed === LISTS.errors)?.label ?? 'Errors';
  return {
    kind: 'error',
    ...pageHead(href, `${code} ${statusTitle(code, entry)}`, { label: list, href: LISTS.errors }),
    description: firstSentence(entry?.meaning ?? '') ?? `Operations that return ${code}.`,
    content: [
      ...(entry === undefined ? [] : explanation(entry)),
      ...section(title, responses, page.anchors),
      ...(operations.length === 0
        ? []
        : section(
            'Returned by',
            [
              ...(isUsual(code, api) ? [paragraph('Every operation.')] : operationEntries(operations, context)),
              ...responsesNote(api),
            ],
            page.anchors,
          )),
    ],
    ...page.questions.all(),
    ...page.moves.rules(),
  };
}

/** Words on pages for those who can act on an error. */
export const ACTOR_WORDS: Readonly<Record<Actor, string>> = {
  caller: 'You.',
  support: 'Support.',
  provider: 'The provider.',
};

/**
 * Shows cause, actor and remedy of an entry of the error catalogue, each on its own line; for a success, only the
 * meaning.
 */
function explanation({ code, meaning, remedy = '', actor }: CatalogueEntry): Content {
  if (!/^[45]/.test(code)) return toProse(meaning);
  const line = (label: string, words: string): Content => {
    const name = element('strong', text(`${label}:`));
    const [first, ...others] = toProse(words);
    if (first === undefined) return [];
    return first.kind === 'element' && first.name === 'p' && others.length === 0
      ? [paragraph(name, text(' '), ...first.children)]
      : [paragraph(name), first, ...others];
  };
  return [
    ...line('Cause', meaning),
    ...line('Who must act', actor === undefined ? '' : ACTOR_WORDS[actor]),
    ...line('What to do', remedy),
  ];
}

/**
 * Returns the responses that the page of a status code shows: the reusable ones (`components/responses`) or, if none is
 * reusable but all responses with this code have the same schema, the first one. If their schemas differ, returns an
 * empty list: the responses are on the pages of their operations.
 */
function responsesOf(code: string, entry: CatalogueEntry | undefined, page: PageContext): Content {
  const described = page.api.operations.flatMap(({ responses }) => responses.filter(({ status }) => status === code));
  const shared = described.filter(({ component }) => component !== undefined);
  const alike = new Set(described.map(({ content }) => JSON.stringify(content[0]?.schema))).size === 1;
  const all = shared.length > 0 ? shared : alike ? described.slice(0, 1) : [];
  const distinct = [...new Map(all.map((response) => [responseKey(response), response])).values()];
  return distinct
    .map((response) => ({
      ...responseOnPage(response, entry, page),
      title: distinct.length === 1 ? '' : titleOfName(response.component ?? ''),
    }))
    .filter(
      ({ description, mediaType, headers, links }) =>
        description.length + links.length > 0 || (mediaType ?? headers) !== undefined,
    )
    .map((response) => ({ kind: 'response', response }));
}
