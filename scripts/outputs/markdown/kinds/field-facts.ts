import type { PhrasingContent, RootContent } from 'mdast';
import type { EnumTable, EnumValue, ExtensionText, NamedExample, Value } from '#src/model/field.ts';
import { code, joined, link, list, paragraph, series, strong, text, type MarkdownContext } from '../nodes.ts';
import { questionWords } from './open-questions.ts';

type Line = readonly PhrasingContent[];

/**
 * Writes the facts about a value on one line, separated by semicolons: type, limits, default, examples, and the values
 * of an enum if none has a meaning.
 */
export function factLine(value: Value, words: readonly string[], context: MarkdownContext): Line {
  const type: Line[] = [
    ...(value.type === '' ? [] : [[text(value.type)]]),
    ...(value.format === undefined ? [] : [[text('format '), code(value.format)]]),
    ...(value.schema === undefined ? [] : [[link([code(value.schema.name)], context.link(value.schema.href))]]),
    ...[...words, ...value.marks].map((word) => [text(word)]),
  ];
  return joined(
    [
      joined(type, ', '),
      ...questionWords(value.questions),
      ...value.constraints.map(constraint),
      ...(value.default === undefined ? [] : [[text('default '), code(value.default)]]),
      ...examples(value.examples ?? []),
      ...(value.enum === undefined ? [] : shortEnum(value.enum)),
      ...(value.extensions ?? []).map(extension),
    ],
    '; ',
  );
}

/**
 * Writes what follows the line of facts about a value: the values of an enum with their meanings, named examples,
 * links.
 */
export function factBlocks(value: Value, context: MarkdownContext): readonly RootContent[] {
  return [
    ...(value.enum === undefined ? [] : enumBlocks(value.enum)),
    ...namedExamples(value.namedExamples ?? [], context),
    ...(value.link === undefined ? [] : [listedAt(value.link, context)]),
    ...context.blocks(value.docs ?? []),
  ];
}

/**
 * Writes the line `Listed at …`, for fields or values that another table lists. It names that table and links to it.
 */
export function listedAt({ label, href }: NonNullable<Value['link']>, context: MarkdownContext): RootContent {
  const place = context.place(href);
  const words: Line =
    place === undefined
      ? [text(label)]
      : place.path === ''
        ? [text(place.section)]
        : [code(place.path), ...(place.section === '' ? [] : [text(` of ${place.section}`)])];
  return paragraph(
    strong('Listed at'),
    ' ',
    link(words, context.link(href)),
    ...(place === undefined ? [] : [text(` (${label})`)]),
  );
}

/** Writes a constraint; a pattern or a fixed value in it becomes inline code. */
function constraint(words: string): Line {
  const [, before, exact] = /^((?:each )*(?:matches|always) )(.+)$/s.exec(words) ?? [];
  return before === undefined || exact === undefined ? [text(words)] : [text(before), code(exact)];
}

function examples(values: readonly string[]): readonly Line[] {
  if (values.length === 0) return [];
  return [[text(values.length === 1 ? 'example ' : 'examples '), ...series(values, code)]];
}

export function extension({ name, value }: ExtensionText): Line {
  return [text(`${name} `), code(value)];
}

export function namedExamples(given: readonly NamedExample[], context: MarkdownContext): readonly RootContent[] {
  if (given.length === 0) return [];
  return [
    paragraph(strong('Examples')),
    ...list(
      given.map(({ title, value, href, sent, description }) =>
        paragraph(
          value === undefined ? title : `${title}: `,
          ...(value === undefined ? [] : [href === undefined ? code(value) : link(value, context.link(href))]),
          ...(sent === undefined ? [] : [', sent as ', code(sent)]),
          ...(description.length === 0 ? [] : ['. ', ...context.inline(description)]),
        ),
      ),
    ),
  ];
}

const isExplained = ({ title, description, deprecated }: EnumValue): boolean =>
  (title ?? description ?? deprecated) !== undefined;

/**
 * Returns the values of an enum and the open questions about them, for the line of facts about a value. If a value has
 * a meaning, all values are left out: they get a list of their own (`enumBlocks`).
 */
function shortEnum({ values, questions, open }: EnumTable): readonly Line[] {
  const listed = values.some(isExplained) || values.length === 0 ? [] : values.map(({ value }) => [code(value)]);
  return [
    ...(listed.length === 0 ? [] : [[text(open === true ? 'among others ' : 'one of '), ...joined(listed, ', ')]]),
    ...questionWords(questions),
  ];
}

/** Lists the values of an enum with their meanings, one per line. Writes nothing if no value has a meaning. */
function enumBlocks(table: EnumTable): readonly RootContent[] {
  if (!table.values.some(isExplained)) return [];
  return [paragraph(strong('Values')), ...enumList(table)];
}

/** Lists values and meanings: `- 5: Bank transfer. Paid from a bank account.` */
export function enumList({ values }: EnumTable): readonly RootContent[] {
  return list(
    values.map(({ value, title, description, deprecated }) =>
      paragraph(
        code(value),
        ...(deprecated === undefined ? [] : [` (${deprecated})`]),
        ...(title === undefined ? [] : [`: ${title}`]),
        ...(description === undefined ? [] : [`${title === undefined ? ':' : '.'} ${description}`]),
      ),
    ),
  );
}
