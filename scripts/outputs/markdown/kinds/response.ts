import type { RootContent } from 'mdast';
import type {
  ResponseExample,
  ResponseLink,
  ResponseSection,
  InputSection,
  MediaNotes,
  SchemaSection,
} from '#src/model/operation-section.ts';
import type { Content } from '#src/model/content.ts';
import type { FieldTable, EnumTable } from '#src/model/field.ts';
import {
  code,
  codeBlock,
  heading,
  joined,
  link,
  list,
  optionalParagraph,
  paragraph,
  strong,
  text,
  deeper,
  type Level,
  type MarkdownContext,
} from '../nodes.ts';
import { extension, namedExamples, enumList } from './field-facts.ts';
import { fieldTable } from './field-table.ts';
import { questionLines } from './open-questions.ts';

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
      shared.map(({ status, title: name, href = '' }) => paragraph(link(`${status} ${name}`, context.link(href)))),
    ),
  ];
}

/** Writes one response: its meaning, remedy, body and headers. */
export function response(given: ResponseSection, level: Level, context: MarkdownContext): readonly RootContent[] {
  const { status, title, description, remedy, href, mediaType, table, alternatives, headers, links } = given;
  return [
    ...(title === '' ? [] : [heading(level, code(status), ` ${title}`)]),
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

/**
 * Adds a label in bold: at the start of the first block if that is a paragraph, or else in a paragraph of its own
 * before all blocks.
 */
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
  return given.flatMap(({ title, code: { text: value, syntax }, description = [], generated, isOurs }) => [
    paragraph(
      strong(label),
      `: ${title}${generated === true ? ' (made from the schema)' : isOurs === true ? ' (our example)' : ''}`,
    ),
    ...context.blocks(description),
    codeBlock(value, syntax),
  ]);
}

/** Lists the operations that can be called after a response, each with the values to send. */
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
          ...values.map((value) => paragraph(code(value.name), ' is ', ...context.inline(value.value))),
          ...(sent === undefined ? [] : [paragraph('the body is ', ...context.inline(sent))]),
        ]),
      ]),
    ),
  ];
}

/** Lists what a request requires or a webhook carries, such as credentials. */
export function needs(
  title: string,
  given: readonly Content[],
  level: Level,
  context: MarkdownContext,
): readonly RootContent[] {
  if (given.length === 0) return [];
  return [heading(level, title), ...list(given.map((need) => context.blocks(need)))];
}

/** Writes the inputs of an operation: a section for each location of parameters (path, query, …), and the body. */
export function inputs(
  sections: readonly InputSection[],
  level: Level,
  context: MarkdownContext,
): readonly RootContent[] {
  return sections.flatMap(({ title, mediaType, required, description, table, ...notes }) => [
    heading(level, title),
    ...optionalParagraph(
      joined([mediaType === undefined ? [] : [code(mediaType)], required === true ? [text('required')] : []], ', '),
    ),
    ...context.blocks(description),
    ...body(notes, table, context),
  ]);
}

/** Writes a body: the description of its media type, its fields, examples that are only links, and extensions. */
function body(notes: MediaNotes, table: FieldTable | undefined, context: MarkdownContext): readonly RootContent[] {
  return [
    ...context.blocks(notes.about ?? []),
    ...(notes.sequence === true ? [paragraph('A sequence of entries, one after another. Each entry:')] : []),
    ...(table === undefined ? [] : fieldTable(table, context)),
    ...namedExamples(notes.externalExamples ?? [], context),
    ...extensions(notes.extensions),
  ];
}

/** Lists the specification extensions (`x-…`) that the site shows, each with its label. */
export function extensions(given: MediaNotes['extensions']): readonly RootContent[] {
  if (given === undefined || given.length === 0) return [];
  return [paragraph('Also stated in the description:'), ...list(given.map((each) => paragraph(...extension(each))))];
}

/** Writes a schema on its own page: description, fields or values, and an example. */
export function schema(given: SchemaSection, context: MarkdownContext): readonly RootContent[] {
  const { title, description, body, example } = given;
  return [
    ...(title === undefined ? [] : [paragraph(strong(title))]),
    ...context.blocks(description),
    ...(body.kind === 'values'
      ? enumTable(body.table)
      : [
          ...(body.table.value === undefined || body.table.fields.length > 0 ? [paragraph(strong(body.caption))] : []),
          ...fieldTable(body.table, context),
        ]),
    ...(example === undefined ? [] : examples([example], 'Example', context)),
  ];
}

/** Lists the values of an enum under its caption. */
export function enumTable(table: EnumTable): readonly RootContent[] {
  return [paragraph(strong(table.caption)), ...enumList(table), ...questionLines(table.questions)];
}
