import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { partsOf } from '#src/shared/schema/view.ts';
import { asRecord, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import { schemaRef } from '#src/shared/schema/resolve-ref.ts';
import { segment } from '#src/shared/text/segment.ts';
import type { CheckContext } from '../../checks/lookup/check.ts';
import { enumsIn } from '../../checks/lookup/enums.ts';
import { operationsByName, parametersOf } from '../../checks/lookup/operations.ts';
import { schemasIn } from '../../checks/lookup/references.ts';
import { keysIn, stringsIn } from '../../checks/lookup/strings.ts';
import { pathSegment } from '../../pages/context/path-segments.ts';
import { questionsFile } from '../../description/source/questions.ts';
import { partsAlong, renamedSteps, schemasAt, type Field } from './field.ts';
import type { Edits } from './edits.ts';
import type { NamedParameter } from './parameter.ts';
import { lists, type NamedValue } from './value.ts';

/** The kinds of thing that can be renamed. */
export type RenamedKind = 'guide' | 'operation' | 'schema' | 'property' | 'parameter' | 'tag' | 'value';

/** The schema, field or other thing to rename, with its old name and its new one. */
export interface Renaming {
  readonly kind: RenamedKind;
  readonly from: string;
  readonly to: string;
  /** The field, if the thing is a property. */
  readonly field?: Field;
  readonly parameter?: NamedParameter;
  readonly value?: NamedValue;
}

/** A pattern that never matches. */
const NOTHING = '(?!)';

/** Patterns that match what precedes a name in a guide, by kind of thing: `<Operation id=` before an operation id. */
const NAMED_BY: Readonly<Partial<Record<RenamedKind, string>>> = {
  operation: '<(?:Operation|Request|Response)\\b[^>]*\\sid=|<Webhook\\b[^>]*\\sname=|^\\s*(?:`{3}|~{3}).*\\soperation=',
  schema: '<\\w+\\b[^>]*\\s(?:schema|enum)=|<(?:Schema|Enum)Table\\b[^>]*\\sname=|^\\s*(?:`{3}|~{3}).*\\sschema=',
};

/** Patterns for the beginning of a link, by the kind of thing that it leads to. */
const LINKED_BY: Readonly<Partial<Record<RenamedKind, string>>> = {
  guide: '/',
  operation: '(?:operation|webhook):|/reference/(?:operations|webhooks)/',
  schema: 'schema:|/reference/schemas/',
  tag: '/reference/tags/',
};

/** Matches the old name of a schema or other thing in the attributes of components and code blocks in a guide. */
function attributesNaming({ kind, from }: Renaming): RegExp {
  return new RegExp(`(?<=(?:${NAMED_BY[kind] ?? NOTHING})["']?)${escapeRegExp(from)}(?=["'\\s]|$)`, 'gm');
}

/** Returns a name as a segment of a page URL. */
export function segmentOf(kind: RenamedKind, name: string): string {
  return kind === 'tag' ? pathSegment(name) : name;
}

/**
 * Renames a schema, field or other thing in the path and the anchor of a link.
 *
 * @param page URL of the page that contains the link
 */
function renamedLink(context: CheckContext, renaming: Renaming, link: string, page = ''): string {
  const { kind } = renaming;
  const [from, to] = [renaming.from, renaming.to].map((name) => segmentOf(kind, name)) as [string, string];
  const [path = '', ...anchor] = link.split('#');
  const target = path.replace(
    new RegExp(`(?<=^(?:${LINKED_BY[kind] ?? NOTHING}))${escapeRegExp(from)}(?=$|\\.md$)`),
    () => to,
  );
  const [, schema = ''] = /\/reference\/schemas\/([^/]+)$/.exec(path || page) ?? [];
  return [target, ...anchor.map((place) => renamedPlace(context, renaming, place, schema))].join('#');
}

/**
 * Renames a schema, field or other thing in a path such as `Shipment.status=booked`. Anchors and change keys contain
 * such paths.
 */
function renamedPlace({ document }: CheckContext, renaming: Renaming, place: string, schema = ''): string {
  const { kind, from, to, field, parameter, value } = renaming;
  const [path = '', listed] = place.split(/=([^]*)/);
  const [first = '', ...steps] = (value === undefined ? place : path).split('.');
  if (kind === 'tag') return place === `tag/${from}` ? `tag/${to}` : place;
  if (parameter !== undefined) {
    const use = operationsByName(document).get(first);
    const isOne = (node: Raw): boolean => parameter.objects.has(node) && node['in'] === steps[0] && steps[1] === from;
    const isNamed = use !== undefined && parametersOf(document, use).some(isOne);
    return isNamed ? [first, steps[0], to, ...steps.slice(2)].join('.') : place;
  }
  const schemas = schemasAt(document, first === 'fields' ? schema : first, steps);
  if (field !== undefined) return [first, ...renamedSteps(document, field, to, { schemas, steps })].join('.');
  if (value !== undefined) {
    const along = partsAlong(document, { schemas, steps });
    const listing = along.at(-1)?.filter((part) => lists(part, from)) ?? [];
    const isOne = listing.length > 0 && listing.every((part) => value.listedBy.has(part));
    // A step of an anchor may be an enum value, which selects an alternative.
    const chosen = steps.map((step, index) =>
      step === segment(from) && along[index]?.some((part) => value.chosenIn.has(part)) === true ? segment(to) : step,
    );
    const now = isOne && listed === segment(from) ? segment(to) : listed;
    return [first, ...chosen].join('.') + (now === undefined ? '' : `=${now}`);
  }
  const [name = '', ...rest] = first.split('=');
  return kind !== 'guide' && name === from ? [[to, ...rest].join('='), ...steps].join('.') : place;
}

/**
 * Renames a schema, field or other thing in a change key. There, an enum value is separated from its field by a space:
 * `response-value-added Shipment.status lost`.
 */
export function renamedKey(context: CheckContext, renaming: Renaming, key: string): string {
  const { value, from, to } = renaming;
  const renamed = (place: string): string => renamedPlace(context, renaming, place);
  const [id = '', ...words] = key.split(' ');
  const [place = '', ...detail] = words;
  const isValue = value !== undefined && detail.join(' ') === from;
  if (isValue && renamed(`${place}=${segment(from)}`).endsWith(`=${segment(to)}`))
    return [id, renamed(place), to].join(' ');
  return [id, ...words.map(renamed)].join(' ');
}

/**
 * Returns patterns that find the old name of a schema or other thing: `span` in code spans, `code` in code blocks. If
 * the name looks like an ordinary word, `code` finds it only in quotes, and `span` only as a whole step: `status` in
 * `order.status`. Undefined if other things have the same name.
 */
function mentionsOf(
  context: CheckContext,
  renaming: Renaming,
): { readonly span: RegExp; readonly code: RegExp } | undefined {
  const { kind, from, to } = renaming;
  if (kind === 'guide' || isAmbiguous(context, renaming)) return undefined;
  // In YAML, a name with one of these characters would need quotes.
  if (kind === 'tag') return /["'\\#:]/.test(to) ? undefined : { span: spanOf(from), code: new RegExp(NOTHING, 'g') };
  const name = escapeRegExp(from);
  const word = new RegExp(`(?<![\\w$/-])${name}(?![\\w$-])`, 'g');
  if (/[a-z\d][A-Z]|[_\d]/.test(from)) return { span: word, code: word };
  const [before, after] = kind === 'parameter' ? ['["\'`?&{]', '["\'`=&}]'] : ['["\'`]', '["\'`]'];
  return { span: spanOf(from), code: new RegExp(`(?<=${before})${name}(?=${after})`, 'g') };
}

/** Matches a name in a code span, alone or as a whole step of a dotted path: `status` in `order.status`. */
function spanOf(name: string): RegExp {
  return new RegExp(`(?<=\`(?:[\\w$]+(?:\\[\\])?\\.)*)${escapeRegExp(name)}(?=(?:\\[\\])?(?:\\.[\\w$.[\\]]+)?\`)`, 'g');
}

/**
 * Matches an ambiguous field name in a code span if the next code span is a value of this field only: "`status` is
 * `paid`".
 */
function spanBeforeValue(document: OpenApiDocument, { name, declaredBy }: Field): RegExp {
  const valuesOf = (schemas: readonly Raw[]): readonly string[] => {
    const parts = new Set(schemas.flatMap((schema) => partsOf(document, asRecord(schema['properties'])[name])));
    return enumsIn(document).flatMap(({ schema, members }) =>
      parts.has(schema) ? members.map(({ value }) => String(value)) : [],
    );
  };
  const others = valuesOf(schemasIn(document).filter((schema) => !declaredBy.has(schema)));
  const values = valuesOf([...declaredBy]).filter((value) => !others.includes(value));
  const value = values.length === 0 ? NOTHING : values.map(escapeRegExp).join('|');
  return new RegExp(`(?<=\`)${escapeRegExp(name)}(?=\`\\s*(?:is|=|:)\\s*\`(?:${value})\`)`, 'g');
}

/** Whether something else in the description has the name. */
function isAmbiguous(context: CheckContext, { from: name, kind, field, parameter, value }: Renaming): boolean {
  const { document, api, names } = context;
  const isField = (schema: object): boolean =>
    'properties' in schema && isRecord(schema.properties) && Object.hasOwn(schema.properties, name);
  const isOwn = (schema: Raw): boolean => field?.declaredBy.has(schema) === true || field?.around.has(schema) === true;
  return (
    schemasIn(document).some((schema) => !isOwn(schema) && isField(schema)) ||
    [...(keysIn(context).get('in') ?? [])].some(
      (object) => 'name' in object && object.name === name && parameter?.objects.has(object as Raw) !== true,
    ) ||
    schemasIn(document).some((schema) => value?.listedBy.has(schema) !== true && lists(schema, name)) ||
    (kind !== 'operation' && operationsByName(document).has(name)) ||
    (kind !== 'schema' && Object.hasOwn(api.schemas, name)) ||
    Object.hasOwn(api.examples, name) ||
    names.some(({ text }) => text === name)
  );
}

/** Matches link targets, in Markdown and in `href` attributes. */
const LINK = /(?<=\]\(<?|\]:\s*<?|\bhref=["'])[^()\s"'<>]+/g;

/** Matches fenced code blocks in Markdown. */
const CODE = /^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1[ \t]*$/gm;
const TARGET = /(?<=:\s+["']?)(?:\/|(?:operation|schema|webhook):)[^\s"',}\]]+/g;

/**
 * Renames a schema, field or other thing in guides and their settings, in text of the description, and in
 * `questions.yaml`.
 */
export function renameInProse(
  context: CheckContext,
  renaming: Renaming,
  edits: Edits,
  folder: string | undefined,
): void {
  const { document, guides } = context;
  const { from, to, field } = renaming;
  const mentions = mentionsOf(context, renaming);
  const span = mentions?.span ?? (field === undefined ? undefined : spanBeforeValue(document, field));
  for (const { file, href } of guides.guides) {
    edits.inFile(file, LINK, (link) => renamedLink(context, renaming, link, href));
    edits.inFile(file, attributesNaming(renaming), () => to);
    if (span !== undefined) edits.inFile(file, span, () => to);
    if (mentions !== undefined) edits.inFile(file, CODE, (block) => block.replace(mentions.code, () => to));
    if (field === undefined) continue;
    edits.inFile(file, /<Field\b[^>]*>/g, (tag) => {
      const [, schema = ''] = /\sschema=["']([^"']*)/.exec(tag) ?? [];
      return tag.replace(/(?<=\spath=["'])[^"']+/, (path) =>
        renamedSteps(document, field, to, { schemas: [schemaRef(schema)], steps: path.split('.') }).join('.'),
      );
    });
  }
  for (const { holder, key, kind } of stringsIn(context)) {
    if (kind === 'code' && mentions !== undefined) edits.value(holder, [key], mentions.code, () => to);
    // `x-formerly` lists former names. They remain, even if another thing has one of these names now.
    if (kind !== 'prose' || edits.placeOf(holder).path.at(-1) === 'x-formerly') continue;
    edits.value(holder, [key], LINK, (link) => renamedLink(context, renaming, link));
    if (span !== undefined) edits.value(holder, [key], span, () => to);
  }
  const questions = questionsFile(context.entry);
  if (existsSync(questions)) {
    edits.inFile(questions, LINK, (link) => renamedLink(context, renaming, link));
    if (span !== undefined) edits.inFile(questions, span, () => to);
  }
  // If other fields have the same name, only the descriptions in the field's own schemas surely mean this field.
  for (const owner of mentions === undefined ? (field?.declaredBy ?? []) : [])
    for (const holder of [owner, ...Object.values(asRecord(owner['properties']))].map(asRecord))
      if ('description' in holder) edits.value(holder, ['description'], spanOf(from), () => to);
  for (const file of folder === undefined ? [] : ['site.yaml', 'synonyms.yaml'].map((name) => join(folder, name))) {
    if (!existsSync(file)) continue;
    edits.inFile(file, TARGET, (link) => renamedLink(context, renaming, link));
    if (mentions !== undefined && mentions.span === mentions.code) edits.inFile(file, mentions.code, () => to);
  }
}
