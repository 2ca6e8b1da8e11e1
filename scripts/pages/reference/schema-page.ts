import { stringifyJson } from '#src/shared/schema/number-text.ts';
import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { Operation } from '#src/model/operation.ts';
import type { ResponseExample, SchemaSection } from '#src/model/operation-section.ts';
import type { Prose } from '#src/model/prose.ts';
import { deprecation, lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import { evidenceOf } from '#src/shared/schema/evidence.ts';
import { OUR_TYPES } from '#src/shared/schema/evidence-words.ts';
import { authoredQuestions } from '#src/shared/schema/questions.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { schemaRef } from '#src/shared/schema/resolve-ref.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { normaliseName } from '#src/shared/text/words.ts';
import { omitUndefined, unlessEmpty } from '../../text/omit-undefined.ts';
import type { ExampleSource, SchemaExample } from '../../examples/schema-example.ts';
import { toProse } from '../../guides/prose/description.ts';
import { text } from '../../guides/prose/nodes.ts';
import type { PageContext } from '../context/page-context.ts';
import { toSectionProse } from '../context/section-prose.ts';
import { enumTable, valueMarks } from '../fields/enum-table.ts';
import { withValueHistory } from '../fields/value-history.ts';
import { fieldTable } from '../fields/field-table.ts';
import { FIELDS } from '../fields/nested-object.ts';
import { responsesNote } from '../operation/catalogue-rows.ts';
import { schemaTitle } from '../fields/schema-title.ts';
import {
  type ReferenceContext,
  type UnlinkedPage,
  OVERVIEW,
  pageHead,
  pageSource,
  section,
  firstSentence,
  entryList,
  operationEntries,
} from './context.ts';
import { withLines } from './entry-lines.ts';
import { LISTS, type ReferenceIndex } from './groups.ts';

/** Creates the page of a named schema: its fields or values, an example, and its uses. */
export function schemaPage(name: string, href: Href, context: ReferenceContext): UnlinkedPage {
  const { api, index } = context;
  const page = context.pageContext(href);
  const schema = api.schemas[name] ?? {};
  const { schema: resolved } = resolveSchema(schema, api.definitions);
  const uses = context.uses();
  const operations = (title: string, of: readonly Operation[], note: Content = []): Content =>
    of.length === 0 ? [] : section(title, [...operationEntries(of, context), ...note], page.anchors);
  const parents = uses.partOf(name).map((label) => ({ label, href: index.schema.get(label) ?? OVERVIEW }));
  return {
    kind: 'schema',
    ...pageHead(href, name, { label: 'Schemas', href: LISTS.schemas }),
    description: firstSentence(resolved.description ?? '') ?? `Fields and values of ${name}.`,
    badges: [deprecation(lifecycleOf(resolved)) ?? []].flat(),
    content: [
      { kind: 'schema', schema: schemaSection(name, context, page) },
      ...operations('Returned by', uses.returnedBy(name), responsesNote(api)),
      ...operations('Taken by', uses.acceptedBy(name)),
      ...section('Part of', entryList(withLines(parents, context)), page.anchors),
    ],
    ...page.questions.all(),
    ...page.moves.rules(),
    ...pageSource(schema, context),
  };
}

function schemaSection(name: string, context: ReferenceContext, page: PageContext): SchemaSection {
  const { api, uses, exampleOf } = context;
  const { title, description = '' } = resolveSchema(api.schemas[name] ?? {}, api.definitions).schema;
  const example = exampleOf(name, { returning: uses().returnedBy(name), accepting: uses().acceptedBy(name) });
  const body = bodyOf(name, page);
  return omitUndefined({
    title: typeof title !== 'string' || normaliseName(title) === normaliseName(name) ? undefined : title,
    body,
    example: example && panelOf(example, context, page),
    description: toSectionProse(description, { level: 1, anchors: page.anchors }),
  });
}

/** Returns the values of an enum, else the table of fields. */
function bodyOf(name: string, page: PageContext): SchemaSection['body'] {
  const { schemas, definitions } = page.api;
  const { schema } = resolveSchema(schemas[name] ?? {}, definitions);
  const values = enumTable(schema, page, { anchor: name, name, title: schemaTitle(name, page.api) });
  if (values !== undefined) return { kind: 'values', table: withValueHistory(values, [name], page.marks) };
  page.questions.note({ subject: `\`${name}\``, authored: authoredQuestions(schema as Raw) }, valueMarks(schema));
  const anchor = page.anchors.claim(FIELDS);
  const table = fieldTable(schemaRef(name), { context: page, anchor, direction: 'both', title: name });
  if (table.fields.length > 0) return { kind: 'fields', anchor, table, caption: 'Fields' };
  const isTypeOurs = evidenceOf(schema, page.api.evidence).types === 'ours' && table.value !== undefined;
  return { kind: 'fields', anchor, table: isTypeOurs ? { ...table, notes: [OUR_TYPES] } : table, caption: 'Value' };
}

/**
 * Returns a panel with the example. If the example is from an operation or webhook, the panel names that operation or
 * webhook.
 */
function panelOf(
  { value, generated, from, description = '' }: SchemaExample,
  context: ReferenceContext,
  page: PageContext,
): ResponseExample {
  return omitUndefined({
    anchor: page.anchors.claim('example'),
    name: 'example',
    title: 'JSON',
    code: { text: stringifyJson(value, 2), syntax: 'json' },
    generated,
    isOurs: (generated === undefined && page.api.evidence.values === 'ours') || undefined,
    description: from === undefined ? unlessEmpty(toProse(description)) : fromWords(from, context.index),
  });
}

function fromWords({ call, part }: ExampleSource, { operation, webhook }: ReferenceIndex): Prose {
  const href = 'id' in call ? webhook.get(call.id) : operation.get(call.operationId);
  const name = text(call.summary);
  return [
    text(`From the ${part} of `),
    href === undefined ? name : { kind: 'link', href, external: false, children: [name] },
    text('.'),
  ];
}
