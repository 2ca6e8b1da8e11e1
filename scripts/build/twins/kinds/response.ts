import type { RootContent } from 'mdast';
import type { ResponseExample, ResponseLink, ResponseSection } from '#src/model/operation-section.ts';
import { code, codeBlock, heading, joined, link, list, paragraph, strong, text } from '../nodes.ts';
import { deeper, type Level, type TwinContext } from '../twin-context.ts';
import { extension } from './field-facts.ts';
import { fieldTable } from './field-table.ts';
import { body } from './media.ts';

/** Every response of an operation, under one heading. */
export function responses(
  given: readonly ResponseSection[],
  title: string,
  level: Level,
  twin: TwinContext,
): readonly RootContent[] {
  if (given.length === 0) return [];
  return [heading(level, title), ...given.flatMap((each) => response(each, deeper(level), twin))];
}

/** One status: when it happens, what to do about it, what it carries. */
export function response(given: ResponseSection, level: Level, twin: TwinContext): readonly RootContent[] {
  const { status, title, description, remedy, href, mediaType, table, alternatives, headers, links } = given;
  return [
    heading(level, code(status), ` ${title}`),
    ...twin.blocks(description),
    ...(remedy === undefined ? [] : labelled('What to do', twin.blocks(remedy))),
    ...(href === undefined ? [] : [paragraph('More: ', link(`${status} ${title}`, twin.link(href)))]),
    ...(mediaType === undefined ? [] : [paragraph(code(mediaType))]),
    ...body(given, table, twin),
    ...alternatives.flatMap((other) => [paragraph('Or as ', code(other.mediaType)), ...body(other, other.table, twin)]),
    ...(headers === undefined ? [] : [paragraph(strong('Response headers')), ...fieldTable(headers, twin)]),
    ...nextCalls(links, twin),
    ...examples(given.examples, 'Example', twin),
  ];
}

/** Words in bold before the first paragraph. */
export function labelled(label: string, blocks: readonly RootContent[]): readonly RootContent[] {
  const [first, ...others] = blocks;
  return first?.type === 'paragraph'
    ? [paragraph(strong(label), ': ', ...first.children), ...others]
    : [paragraph(strong(label), ':'), ...blocks];
}

/** Example bodies with what is said of them. */
export function examples(given: readonly ResponseExample[], label: string, twin: TwinContext): readonly RootContent[] {
  return given.flatMap(({ title, code: { text: value, syntax }, description = [], generated }) => [
    paragraph(strong(label), `: ${title}${generated === true ? ' (made from the schema)' : ''}`),
    ...twin.blocks(description),
    codeBlock(value, syntax),
  ]);
}

/** What a response makes possible. */
function nextCalls(links: readonly ResponseLink[], twin: TwinContext): readonly RootContent[] {
  if (links.length === 0) return [];
  return [
    paragraph(strong('What next')),
    ...list(
      links.map(({ name, target, leadsTo, description, values, body: sent, server, extensions = [] }) => [
        paragraph(
          strong(name),
          ...(target === undefined ? [] : [text(': '), link(target.label, twin.link(target.href))]),
          ...(leadsTo === undefined ? [] : [text(': '), code(leadsTo)]),
          ...(server === undefined ? [] : [text(' at '), code(server)]),
          ...(extensions.length === 0 ? [] : [text('; '), ...joined(extensions.map(extension), '; ')]),
        ),
        ...twin.blocks(description),
        ...list([
          ...values.map((value) => [paragraph(code(value.name), ' is ', ...twin.inline(value.value))]),
          ...(sent === undefined ? [] : [[paragraph('the body is ', ...twin.inline(sent))]]),
        ]),
      ]),
    ),
  ];
}
