import type { RootContent } from 'mdast';
import type { EnumTable } from '#src/model/field.ts';
import type { SchemaSection } from '#src/model/schema-section.ts';
import { paragraph, strong } from '../nodes.ts';
import type { MarkdownContext } from '../markdown-context.ts';
import { enumList } from './field-facts.ts';
import { questionLines } from './open-questions.ts';
import { fieldTable } from './field-table.ts';
import { examples } from './response.ts';

/** Writes a schema on its own page: description, fields or values, and an example. */
export function schema(given: SchemaSection, context: MarkdownContext): readonly RootContent[] {
  const { title, description, body, example } = given;
  return [
    ...(title === undefined ? [] : [paragraph(strong(title))]),
    ...context.blocks(description),
    ...(body.kind === 'values'
      ? enumTable({ ...body.table, caption: `Values of ${body.table.caption}` })
      : [paragraph(strong(body.caption)), ...fieldTable(body.table, context)]),
    ...(example === undefined ? [] : examples([example], 'Example', context)),
  ];
}

/** Lists the values of an enum under its caption. */
export function enumTable(table: EnumTable): readonly RootContent[] {
  return [paragraph(strong(table.caption)), ...enumList(table), ...questionLines(table.questions)];
}
