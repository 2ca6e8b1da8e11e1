import type { Content } from '../../../src/model/content.ts';
import type { Href } from '../../../src/model/nav.ts';
import { describe } from '../../prose/description.ts';
import type { ReferenceContext, ReferenceDraft } from './context.ts';
import { entryList } from './entries.ts';
import { element, list, section, text } from './prose.ts';
import { code } from './prose.ts';
import { securityWords } from './security-words.ts';
import { firstSentence } from './summary.ts';

/** The way into the reference: what the API is, where it is called, how a call is authorised, and what there is. */
export function overviewPage(href: Href, context: ReferenceContext): ReferenceDraft {
  const { api, index } = context;
  const { anchors } = context.pageContext(href);
  const { info, servers, securitySchemes } = api;
  return {
    kind: 'overview',
    href,
    title: `${info.title} reference`,
    heading: info.title,
    description: firstSentence(info.description) ?? `Every operation, schema and error of ${info.title}.`,
    trail: [],
    badges: info.version === '' ? [] : [`version ${info.version}`],
    content: [
      ...describe(info.description),
      ...section('Servers', list(servers.map(({ template, description }): Content => [code(template), ...(description === '' ? [] : [text(` ${description}`)])])), anchors),
      ...section('Authentication', list(Object.values(securitySchemes).map((scheme): Content => [element('strong', text(scheme.name)), text(': '), ...securityWords(scheme)])), anchors),
      ...section('Contents', [entryList(index.groups.map((group) => ({ label: `${group.label} (${group.entries.length})`, href: group.href })), index.groups.length)], anchors),
    ],
  };
}
