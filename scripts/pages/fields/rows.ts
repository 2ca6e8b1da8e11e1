import type { Field, FieldTable, Variant } from '#src/model/field.ts';
import type { Questioned } from '#src/model/gap.ts';
import { authoredQuestions } from '#src/shared/schema/questions.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { asSchema } from '#src/shared/schema/applicators.ts';
import { normaliseName } from '#src/shared/text/words.ts';
import { omitUndefined, unlessEmpty } from '../../text/omit-undefined.ts';
import { toProse } from '../../guides/prose/description.ts';
import { isClosed } from './constraint-words.ts';
import type { Plan } from './plan.ts';
import type { Decision } from './decision.ts';
import type { AlternativePosition, FieldPosition, Position } from './position.ts';
import { truncate } from './truncate.ts';
import { fieldValue, textOf, valueOfTable } from './value.ts';

/**
 * Creates the field table of an object, array or union, with facts about the value as a whole, such as its constraints.
 */
export function wholeTable(position: Position, plan: Plan): FieldTable {
  const table = nestedTable(position, plan);
  const value = valueOfTable(position, table, plan);
  return value === undefined ? table : { value, ...table };
}

/**
 * Creates a field table without the facts about the value as a whole. For a nested table, the row of the field above
 * the table already shows these facts.
 */
function nestedTable(position: Position, plan: Plan): FieldTable {
  const decision = plan.decisions.get(position);
  if (decision?.opens !== true) return tableElsewhere(decision);
  const { contents } = decision;
  const groups = contents.groups.map(({ alternatives, ...group }) => ({
    ...group,
    variants: alternatives.map((alternative) => variant(alternative, plan)),
  }));
  if (contents.kind === 'list') {
    const items = nestedTable(contents.items, plan);
    return omitUndefined({ ...items, variants: unlessEmpty([...(items.variants ?? []), ...groups]) });
  }
  const { direction } = plan.scope;
  const closed = contents.fields.length > 0 && direction !== 'response' && isClosed(position.schema);
  return omitUndefined({
    fields: contents.fields.map((field) => fieldRow(field, plan)),
    closed: closed || undefined,
    variants: unlessEmpty(groups),
    undocumented: undocumented(position, contents.fields),
    schema: schemaOf(position, plan),
  });
}

function undocumented({ schema }: Position, fields: readonly FieldPosition[]): FieldTable['undocumented'] {
  if (schema['x-not-published']?.includes('fields') !== true) return undefined;
  return fields.length === 0 ? 'all' : 'further';
}

/** Creates a table without rows, with only a link to the place where the fields are shown. */
function tableElsewhere(decision: Decision | undefined): FieldTable {
  const link = decision?.opens === false ? decision.link : undefined;
  return { fields: [], ...(link === undefined ? {} : { schema: { name: link.label, href: link.href } }) };
}

/**
 * Returns the schema name of an object; undefined for an object without a name. On reference pages, the name links to
 * the page of the schema.
 */
function schemaOf({ names }: Position, { scope: { context } }: Plan): FieldTable['schema'] {
  const name = names.at(-1);
  if (name === undefined) return undefined;
  const href = context.expansion.linksNames ? context.addresses.schemas.get(name) : undefined;
  return href === undefined || href === context.href ? { name } : { name, href };
}

/** Creates the row of a field, with the fields inside it if they are shown in place. */
export function fieldRow(field: FieldPosition, plan: Plan): Field {
  const decision = plan.decisions.get(field);
  const value = fieldValue(field, field.name, plan);
  const isExplained = decision === undefined ? value.enum !== undefined : decision.opens;
  const link = decision?.opens === false ? decision.link : undefined;
  return omitUndefined({
    anchor: field.anchor,
    name: truncate(field.name),
    loose: field.loose,
    path: field.path,
    required: field.required,
    ...value,
    optional: field.optional,
    ...questionsOf(field, isExplained, plan),
    evidence: Object.keys(field.evidence).length === 0 ? undefined : field.evidence,
    ...(link === undefined || link.href === value.schema?.href ? {} : { link }),
    children: decision?.opens === true ? nestedTable(field, plan) : undefined,
  });
}

/**
 * Records the questions about undocumented parts of a field (`x-not-published`), and returns them for its row. If a
 * table or list inside the field shows these parts (`isExplained`), there are none.
 */
function questionsOf(field: FieldPosition, isExplained: boolean, { scope }: Plan): Questioned {
  const { schema } = resolveSchema(asSchema(field.schema.items), scope.context.api.definitions);
  // Items without documented fields have no table that could show the gap.
  const inItems = isExplained || schema['x-not-published']?.includes('fields') !== true ? [] : ['fields' as const];
  const openQuestions =
    authoredQuestions(field.schema as Raw) ?? (inItems.length > 0 ? authoredQuestions(schema as Raw) : undefined);
  return scope.context.questions.note(
    {
      subject: `\`${field.name}\``,
      href: `${scope.context.href}#${field.anchor}`,
      authored: openQuestions,
      once: true,
      received: scope.direction === 'response',
    },
    isExplained ? [] : [...(field.schema['x-not-published'] ?? []), ...inItems],
  );
}

function variant(alternative: AlternativePosition, plan: Plan): Variant {
  const { anchor, label, schema } = alternative;
  const { title } = schema;
  const description = textOf(schema.description);
  return omitUndefined({
    anchor,
    label,
    title: title === undefined || normaliseName(label).startsWith(normaliseName(title)) ? undefined : title,
    description: description.trim() === '' ? undefined : toProse(description),
    table: withoutRepetition(wholeTable(alternative, plan), label),
  });
}

/** Removes type and format from the table of an alternative if its label or its rows already show them. */
function withoutRepetition({ value, ...table }: FieldTable, label: string): FieldTable {
  if (value === undefined) return table;
  const { format, ...facts } = value;
  const isKnown = ['any', 'object'].includes(facts.type) || label.startsWith(facts.type);
  if (!isKnown || (format !== undefined && !label.includes(format))) return { value, ...table };
  const isEmpty =
    facts.constraints.length + facts.marks.length + facts.description.length === 0 &&
    [facts.title, facts.default, facts.examples, facts.enum, facts.link, facts.docs, facts.extensions].every(
      (part) => part === undefined,
    );
  return isEmpty ? table : { value: { ...facts, type: '' }, ...table };
}
