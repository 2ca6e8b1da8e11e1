import type { PhrasingContent, RootContent } from 'mdast';
import type { Field, FieldTable, Value, VariantGroup } from '#src/model/field.ts';
import type { Content } from '#src/model/content.ts';
import { CLOSED, undocumentedWords, VARIANT_WORDS } from '#src/shared/content/field-table-words.ts';
import {
  code,
  joined,
  link,
  list,
  marked,
  optionalParagraph,
  paragraph,
  strong,
  text,
  type MarkdownContext,
} from '../nodes.ts';
import { factBlocks, factLine, listedAt } from './field-facts.ts';

/**
 * Writes the fields of an object as a flat list. Each line begins with the full path of the field, such as
 * `customer.email`, so that it can be understood alone. The alternatives of a `oneOf` or `anyOf` are lists below their
 * field.
 */
export function fieldTable(table: FieldTable, context: MarkdownContext): readonly RootContent[] {
  const { value } = table;
  return [
    ...schemaLine(table, context),
    ...(value === undefined ? [] : whole(value, context)),
    ...list(rows(table, context)),
    ...remarks(table, context),
  ];
}

/** Writes a link to the page of the schema or, if another table of this page lists the fields, to that table. */
function schemaLine({ schema, fields, variants }: FieldTable, context: MarkdownContext): readonly RootContent[] {
  if (schema?.href === undefined) return [];
  const { name, href } = schema;
  return fields.length === 0 && variants === undefined && context.place(href) !== undefined
    ? [listedAt({ label: name, href }, context)]
    : [paragraph('Schema ', link([code(name)], context.link(href)))];
}

/** Writes the facts and the description of the object or list whose fields the table contains. */
function whole(value: Value, context: MarkdownContext): readonly RootContent[] {
  const facts = factLine(value, [], context);
  const line = facts.length === 0 ? [] : [strong('Value'), text(': '), ...facts];
  return [...explained(line, value.title, value.description, context), ...factBlocks(value, context)];
}

/** Writes a line for each field, followed by its nested fields. */
function rows({ fields }: FieldTable, context: MarkdownContext): readonly (readonly RootContent[])[] {
  return fields.flatMap((field) => [
    row(field, context),
    ...(field.children === undefined ? [] : rows(field.children, context)),
  ]);
}

function row(field: Field, context: MarkdownContext): readonly RootContent[] {
  const words = field.required ? ['required'] : field.optional === true ? ['optional'] : [];
  const line = [
    code(field.path),
    ...(field.loose === true ? [text(` (${field.name})`)] : []),
    text(': '),
    ...factLine(field, words, context),
  ];
  return [
    ...explained(line, field.title, field.description, context),
    ...factBlocks(field, context),
    ...(field.children === undefined ? [] : remarks(field.children, context)),
  ];
}

/**
 * Writes the line of facts about a value, if it has facts. The title and description of the value follow on the next
 * lines of the same paragraph.
 */
function explained(
  line: readonly PhrasingContent[],
  title: string | undefined,
  description: Content,
  context: MarkdownContext,
): readonly RootContent[] {
  const [first, ...others] = context.blocks(description);
  const lead: readonly PhrasingContent[] = title === undefined ? [] : [{ type: 'emphasis', children: [text(title)] }];
  const start = first?.type === 'paragraph' ? first.children : [];
  return [
    ...optionalParagraph(joined([line, lead, start], '\n')),
    ...(first === undefined || first.type === 'paragraph' ? [] : [first]),
    ...others,
  ];
}

/** Writes the notes on a table: undocumented fields, whether other fields are forbidden, alternatives. */
function remarks(
  { notes, closed, undocumented, variants = [] }: FieldTable,
  context: MarkdownContext,
): readonly RootContent[] {
  return [
    ...(undocumented === undefined ? [] : [paragraph(strong(undocumentedWords(undocumented)), '.')]),
    ...(notes === undefined ? [] : [paragraph(...marked(notes.join(' ')))]),
    ...(closed === true ? [paragraph(CLOSED)] : []),
    ...variants.flatMap((group) => variantList(group, context)),
  ];
}

function variantList(
  { keyword, discriminator, variants }: VariantGroup,
  context: MarkdownContext,
): readonly RootContent[] {
  return [
    paragraph(
      strong(VARIANT_WORDS[keyword]),
      ...(discriminator === undefined ? [] : [text(', told apart by '), code(discriminator)]),
      ':',
    ),
    ...list(
      variants.map(({ label, title, description = [], table }) => [
        paragraph(strong(label), ...(title === undefined ? [] : [text(` ${title}`)])),
        ...context.blocks(description),
        ...fieldTable(table, context),
      ]),
    ),
  ];
}
