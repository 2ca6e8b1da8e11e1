import type { Value } from '#src/model/field.ts';
import type { Href } from '#src/model/nav.ts';
import type { Schema } from '#src/model/schema.ts';
import { evidenceInside, evidenceOfField, type Holder } from '#src/shared/schema/evidence.ts';
import { asSchema, schemaEntries } from '#src/shared/schema/applicators.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { segment } from '#src/shared/text/segment.ts';
import type { Refusal, TableBudget } from '../context/expansion.ts';
import { formerNames } from '../context/former-names.ts';
import type { Alternative } from '#src/shared/schema/alternatives.ts';
import { alternativeGroups } from './alternatives.ts';
import { alternativeCount, contentRows, isList } from './contents.ts';
import { fieldSources, type FieldSource } from './field-sources.ts';
import { listedValues } from './listed-values.ts';
import { noteGaps } from './table-notes.ts';
import { linkTo, linkToSchema, MAX_DEPTH, nestedObject, objectKeys } from './nested-object.ts';
import {
  pathsBelow,
  type AlternativePosition,
  type FieldPosition,
  type FieldScope,
  type Position,
} from './position.ts';
import type { Decision, ListContents, ObjectContents } from './decision.ts';
import { truncate } from './truncate.ts';

/**
 * Decisions about a table, made before its rows are built: which fields, items and alternatives (the positions) show
 * their contents in place. Planning also reserves anchors, records URLs, and subtracts rows from the budget, which all
 * tables of a page share.
 */
export interface Plan {
  readonly scope: FieldScope;
  /**
   * Whether a position shows its fields, items and alternatives in place. A field that contains none has no decision.
   */
  readonly decisions: ReadonlyMap<Position, Decision>;
  /** Enum values of each field or other position, or a link to them. */
  readonly values: ReadonlyMap<Position, Pick<Value, 'enum' | 'link'>>;
}

/**
 * A plan while it is being made. `waiting` has the positions without a decision, by `rank`. Those with the lowest rank
 * are decided first, so that fields that every caller needs get rows before optional ones.
 */
interface Planner extends Plan {
  readonly decisions: Map<Position, Decision>;
  readonly values: Map<Position, Pick<Value, 'enum' | 'link'>>;
  readonly budget: TableBudget;
  readonly waiting: (FieldPosition | AlternativePosition)[][];
  /** Objects nested too deeply for a table inside a table. They are shown like alternatives, below the whole table. */
  readonly beside: AlternativePosition[];
}

/** Plans the table of a schema: reserves its anchors, and decides which nested objects it shows in place. */
export function planTable(schema: Schema, scope: FieldScope): { readonly table: Position; readonly plan: Plan } {
  const planner = createPlanner(scope);
  const { context } = scope;
  const resolved = resolveSchema(schema, context.api.definitions);
  const start = startOf(scope);
  const table: Position = { ...start, ...resolved, known: evidenceInside(resolved, start.known, start.known) };
  const refusal = planner.budget.begin({
    keys: objectKeys(table, scope),
    rows: contentRows(table, scope),
    at: hrefOf(table, planner),
  });
  decide(table, refusal, planner);
  planWaiting(table, planner);
  return { table, plan: planner };
}

/** Plans a single row, such as that of a parameter, without the table of a schema. */
export function planField(
  source: FieldSource,
  scope: FieldScope,
  holder?: Holder,
): { readonly field: FieldPosition; readonly plan: Plan } {
  const planner = createPlanner(scope);
  const field = fieldPosition(source, { ...startOf(scope), ...holder }, planner);
  planWaiting(field, planner);
  return { field, plan: planner };
}

function createPlanner(scope: FieldScope): Planner {
  const budget = scope.context.expansion.table();
  return { scope, decisions: new Map(), values: new Map(), budget, waiting: [], beside: [] };
}

function startOf({ anchor, context }: FieldScope): Position {
  const none = { schema: {}, names: [], within: [], around: new Map() };
  return { ...none, kind: 'table', anchor, path: '', rank: 0, depth: 0, known: context.api.evidence };
}

/**
 * Decides which waiting fields and alternatives of a table or row show their contents in place, lowest rank first. Each
 * decision can add positions to the waiting ones, always with a higher rank.
 */
function planWaiting(whole: Position, planner: Planner): void {
  const { scope, budget, waiting, beside, decisions } = planner;
  for (let rank = 0; rank < waiting.length; rank++)
    for (const position of waiting[rank] ?? []) {
      const rows = contentRows(position, scope) + rowsBesideItems(position, scope);
      if (rows === 0) {
        if (position.kind === 'alternative') decide(position, undefined, planner);
        continue;
      }
      const refusal = budget.open(nestedObject(position, rows, scope));
      if (refusal === undefined && position.depth > MAX_DEPTH) openBeside(position, planner);
      else decide(position, refusal, planner);
    }
  const decision = decisions.get(whole);
  if (decision?.opens !== true || beside.length === 0) return;
  const groups = [...decision.contents.groups, { keyword: 'deeper', alternatives: beside } as const];
  decisions.set(whole, { opens: true, contents: { ...decision.contents, groups } });
}

/**
 * Counts the rows that `contentRows` leaves out for an array that is an alternative: those of the array's own `oneOf`,
 * `anyOf` and conditions. For anything else, returns 0.
 */
function rowsBesideItems({ kind, schema, names }: Position, { context }: FieldScope): number {
  return kind === 'alternative' && isList(schema) ? alternativeCount({ schema, names }, context.api.definitions) : 0;
}

function decide(position: Position, refusal: Refusal | undefined, planner: Planner): void {
  const { scope, decisions, values, budget } = planner;
  if (refusal !== undefined) {
    decisions.set(position, { opens: false, link: linkTo(position, refusal, scope) });
    return;
  }
  decisions.set(position, { opens: true, contents: contentsOf(position, planner) });
  // The enum values of a field are already planned with its row.
  if (position.kind !== 'field')
    values.set(position, listedValues(position, position.names.at(-1) ?? '', scope, budget));
}

function openBeside(position: Position, planner: Planner): void {
  const anchor = planner.scope.context.anchors.claim(`${position.anchor}.inside`);
  const deeper: AlternativePosition = { ...position, kind: 'alternative', label: position.path, anchor };
  planner.beside.push(deeper);
  planner.decisions.set(deeper, { opens: true, contents: contentsOf({ ...position, depth: 1 }, planner) });
  planner.decisions.set(position, { opens: false, link: { label: deeper.label, href: hrefOf(deeper, planner) } });
}

function contentsOf(position: Position, planner: Planner): ObjectContents | ListContents {
  const { schema, names } = position;
  const { context } = planner.scope;
  for (const name of names) context.addresses.schemas.add(name, hrefOf(position, planner));
  const owners = names.map((name) => ({ name, path: '', anchor: position.anchor }));
  const inside = { ...position, within: [...position.within, ...owners] };
  const groups = alternativeGroups(position, context.api.definitions).map((group) => ({
    ...group,
    alternatives: group.alternatives.map((alternative) => alternativePosition(alternative, inside, planner)),
  }));
  if (isList(schema)) return { kind: 'list', groups, items: itemsPosition(inside, planner) };
  noteGaps(position, planner.scope);
  const fields = fieldSources(inside, planner.scope).map((source) => fieldPosition(source, inside, planner));
  return { kind: 'object', groups, fields };
}

/**
 * Creates the position of a list's items, which are shown together with the list. If the schema of the items also
 * encloses the list, the items become a link instead.
 */
function itemsPosition(list: Position, planner: Planner): Position {
  const { scope, decisions } = planner;
  const resolved = resolveSchema(asSchema(list.schema.items), scope.context.api.definitions);
  const known = evidenceInside(resolved, list.known, scope.context.api.evidence);
  const items: Position = { ...list, ...pathsBelow(list, '[]'), ...resolved, kind: 'items', known };
  const entered = list.within.find((owner) => items.names.includes(owner.name));
  decisions.set(
    items,
    entered === undefined
      ? { opens: true, contents: contentsOf(items, planner) }
      : { opens: false, link: linkToSchema(entered.name, scope, hrefOf(entered, planner)) },
  );
  return items;
}

function fieldPosition(
  { name, schema, formerly = [], step = `.${truncate(name)}`, ...source }: FieldSource,
  parent: Position,
  planner: Planner,
): FieldPosition {
  const { context } = planner.scope;
  const resolved = resolveSchema(schema, context.api.definitions);
  const known = evidenceInside(resolved, parent.known, context.api.evidence);
  const field: FieldPosition = {
    ...resolved,
    ...pathsBelow(parent, step),
    ...source,
    kind: 'field',
    name,
    anchor: context.anchors.claim(`${parent.anchor}.${segment(name)}`),
    rank: parent.rank + (source.required ? 1 : 3),
    depth: parent.depth + 1,
    around: new Map(),
    known,
    evidence: evidenceOfField(schema, resolved.schema, known, parent),
  };
  for (const former of formerly) context.moves.note(`${parent.anchor}.${segment(former)}`, field.anchor);
  if (context.addresses.grows)
    for (const owner of field.within)
      context.addresses.fields.add(`${owner.name} ${owner.path}`, hrefOf(field, planner));
  planner.values.set(field, listedValues(field, name, planner.scope, planner.budget));
  postpone(field, planner);
  return field;
}

function alternativePosition(
  { label, shortLabel, schema, names }: Alternative,
  parent: Position,
  planner: Planner,
): AlternativePosition {
  const alternative: AlternativePosition = {
    ...parent,
    kind: 'alternative',
    schema,
    names,
    known: evidenceInside({ schema, names }, parent.known, planner.scope.context.api.evidence),
    label,
    anchor: planner.scope.context.anchors.claim(`${parent.anchor}.${segment(shortLabel)}`),
    rank: parent.rank + 1,
    depth: parent.depth + 1,
    around: new Map([...parent.around, ...schemaEntries(parent.schema.properties)]),
  };
  for (const { from, to } of formerNames(planner.scope.context.api))
    if (names.includes(to) && shortLabel === to)
      planner.scope.context.moves.note(`${parent.anchor}.${segment(from)}`, alternative.anchor);
  postpone(alternative, planner);
  return alternative;
}

function postpone(position: FieldPosition | AlternativePosition, { waiting }: Planner): void {
  (waiting[position.rank] ??= []).push(position);
}

function hrefOf({ anchor }: Pick<Position, 'anchor'>, { scope }: Planner): Href {
  return `${scope.context.href}#${anchor}`;
}
