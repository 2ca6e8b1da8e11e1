import type { RootContent } from 'mdast';
import type { ResponseExample, ResponseLink, ResponseSection } from '#src/model/operation-section.ts';
import { code, codeBlock, heading, joined, link, list, paragraph, strong, text } from '../nodes.ts';
import { deeper, type Level, type MarkdownContext } from '../markdown-context.ts';
import { extension } from './field-facts.ts';
import { fieldTable } from './field-table.ts';
import { body } from './media.ts';

/** Writes every response of an operation under one heading. */
export function responses(
  given: readonly ResponseSection[],
  title: string,
  level: Level,
  context: MarkdownContext,
): readonly RootContent[] {
  if (given.length === 0) return [];
  const shared = given.filter((each) => each.shared === true);
  return [
    heading(level, title),
    ...given.filter((each) => each.shared !== true).flatMap((each) => response(each, deeper(level), context)),
    ...list(
      shared.map(({ status, title: name, href = '' }) => [paragraph(link(`${status} ${name}`, context.link(href)))]),
    ),
  ];
}

/** Writes one response: its meaning, remedy, body and headers. */
export function response(given: ResponseSection, level: Level, context: MarkdownContext): readonly RootContent[] {
  const { status, title, description, remedy, href, mediaType, table, alternatives, headers, links } = given;
  return [
    heading(level, code(status), ` ${title}`),
    ...context.blocks(description),
    ...(remedy === undefined ? [] : labelled('What to do', context.blocks(remedy))),
    ...(href === undefined ? [] : [paragraph('More: ', link(`${status} ${title}`, context.link(href)))]),
    ...(mediaType === undefined ? [] : [paragraph(code(mediaType))]),
    ...body(given, table, context),
    ...alternatives.flatMap((other) => [
      paragraph('Or as ', code(other.mediaType)),
      ...body(other, other.table, context),
    ]),
    ...(headers === undefined ? [] : [paragraph(strong('Response headers')), ...fieldTable(headers, context)]),
    ...nextCalls(links, context),
    ...examples(given.examples, 'Example', context),
  ];
}

/** Writes a label in bold before the first paragraph. */
export function labelled(label: string, blocks: readonly RootContent[]): readonly RootContent[] {
  const [first, ...others] = blocks;
  return first?.type === 'paragraph'
    ? [paragraph(strong(label), ': ', ...first.children), ...others]
    : [paragraph(strong(label), ':'), ...blocks];
}

/** Writes example bodies with their descriptions. */
export function examples(
  given: readonly ResponseExample[],
  label: string,
  context: MarkdownContext,
): readonly RootContent[] {
  return given.flatMap(({ title, code: { text: value, syntax }, description = [], generated }) => [
    paragraph(strong(label), `: ${title}${generated === true ? ' (made from the schema)' : ''}`),
    ...context.blocks(description),
    codeBlock(value, syntax),
  ]);
}

/** Lists the next calls that take values of the response. */
function nextCalls(links: readonly ResponseLink[], context: MarkdownContext): readonly RootContent[] {
  if (links.length === 0) return [];
  return [
    paragraph(strong('What next')),
    ...list(
      links.map(({ name, target, leadsTo, description, values, body: sent, server, extensions = [] }) => [
        paragraph(
          strong(name),
          ...(target === undefined ? [] : [text(': '), link(target.label, context.link(target.href))]),
          ...(leadsTo === undefined ? [] : [text(': '), code(leadsTo)]),
          ...(server === undefined ? [] : [text(' at '), code(server)]),
          ...(extensions.length === 0 ? [] : [text('; '), ...joined(extensions.map(extension), '; ')]),
        ),
        ...context.blocks(description),
        ...list([
          ...values.map((value) => [paragraph(code(value.name), ' is ', ...context.inline(value.value))]),
          ...(sent === undefined ? [] : [[paragraph('the body is ', ...context.inline(sent))]]),
        ]),
      ]),
    ),
  ];
}
