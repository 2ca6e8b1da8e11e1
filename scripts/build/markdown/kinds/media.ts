import type { RootContent } from 'mdast';
import type { Content } from '#src/model/content.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { InputSection, MediaNotes } from '#src/model/operation-section.ts';
import { code, heading, list, paragraph, text } from '../nodes.ts';
import type { Level, MarkdownContext } from '../markdown-context.ts';
import { extension, namedExamples } from './field-facts.ts';
import { fieldTable } from './field-table.ts';

/** Lists the prerequisites of a call. */
export function needs(
  title: string,
  given: readonly Content[],
  level: Level,
  context: MarkdownContext,
): readonly RootContent[] {
  if (given.length === 0) return [];
  return [heading(level, title), ...list(given.map((need) => context.blocks(need)))];
}

/** Writes the inputs of an operation: a section for each place of parameters, and the body. */
export function inputs(
  sections: readonly InputSection[],
  level: Level,
  context: MarkdownContext,
): readonly RootContent[] {
  return sections.flatMap(({ title, mediaType, required, description, table, ...notes }) => [
    heading(level, title),
    ...(mediaType === undefined && required !== true ? [] : [mediaLine(mediaType, required)]),
    ...context.blocks(description),
    ...body(notes, table, context),
  ]);
}

function mediaLine(mediaType: string | undefined, required: boolean | undefined): RootContent {
  return paragraph(
    ...(mediaType === undefined ? [] : [code(mediaType)]),
    ...(mediaType !== undefined && required === true ? [text(', ')] : []),
    ...(required === true ? [text('required')] : []),
  );
}

/** Writes the fields of a body with the notes of its media type. */
export function body(
  notes: MediaNotes,
  table: FieldTable | undefined,
  context: MarkdownContext,
): readonly RootContent[] {
  return [
    ...context.blocks(notes.about ?? []),
    ...(notes.sequence === true ? [paragraph('A sequence of entries, one after another. Each entry:')] : []),
    ...(table === undefined ? [] : fieldTable(table, context)),
    ...namedExamples(notes.externalExamples ?? [], context),
    ...extensions(notes.extensions),
  ];
}

/** Lists extensions that the site publishes, under their labels. */
export function extensions(given: MediaNotes['extensions']): readonly RootContent[] {
  if (given === undefined || given.length === 0) return [];
  return [paragraph('Also stated in the description:'), ...list(given.map((each) => [paragraph(...extension(each))]))];
}
