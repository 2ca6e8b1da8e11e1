import type { Lifecycle } from '#src/model/extension.ts';
import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { capitalise } from '#src/shared/text/words.ts';
import { directionOf, type Flow } from './change.ts';
import type { Keys, Version } from './version.ts';
import { createCollector, isEmpty, type Collector, type Context } from './context.ts';
import { lifecycleChanges } from './lifecycle.ts';
import type { Spot } from './places.ts';
import { changedKeywords } from './changed-keywords.ts';
import { CALL_VERDICTS, type CallChange } from './verdicts/call-verdicts.ts';
import { DESCRIPTION_VERDICTS, type DescriptionChange } from './verdicts/description-verdicts.ts';
import { SCHEMA_VERDICTS, type SchemaChange } from './verdicts/schema-verdicts.ts';

/** A kind of change in a message; its id begins with the flow. */
export type FlowChange = SchemaChange | CallChange;

const FLOW_VERDICTS = { ...SCHEMA_VERDICTS, ...CALL_VERDICTS };

/** Compares two schemas where they are used. */
export type CompareSchemas = (base: unknown, head: unknown, scope: Scope) => void;

/**
 * A place that is being compared: its nodes in both versions, its names in messages and keys, and the collector of its
 * changes.
 */
export interface Scope {
  readonly context: Context;
  readonly out: Collector;
  readonly flow: Flow;
  /** The message or schema in words: `the request of \`createPayment\``. */
  readonly where: string;
  /** The message or schema in change keys: `createPayment.request`. */
  readonly key: string;
  /** Path of fields from the message or schema to this place, joined by dots; empty for the whole. */
  readonly path: string;
  /** The innermost nodes around this place that an author wrote. */
  readonly base: unknown;
  readonly head: unknown;
  /** Keys from these nodes to this place, if no author wrote a node for it: merged schemas have none. */
  readonly below?: Below;
  /** Set if values are sent as text, as in a query. With `list`, a single value is accepted as a list of one. */
  readonly text?: 'single' | 'list';
  /** Whether a value is always present here, in one version at least. */
  readonly required?: boolean;
}

/** The words for a change, and its place if that is not the place of the scope. */
interface Noted {
  /** The words after the name of the place: `is required now`. */
  readonly what: string;
  /** Distinguishes changes of one kind at one place: the value of an enum, a keyword. */
  readonly detail?: string;
  /** Nodes that contain the change; `base` is undefined for additions. */
  readonly base?: unknown;
  readonly head?: unknown;
  /** Keys that locate the change, if not those of its kind, and the nodes from which they start. */
  readonly candidates?: readonly Keys[];
  readonly of?: Nodes;
  /** The announced lifecycle of the changed part. */
  readonly lifecycle?: Lifecycle;
}

/** Nodes of both versions. */
export interface Nodes {
  readonly base: unknown;
  readonly head: unknown;
  readonly below?: Below;
}

interface Below {
  readonly base: Keys;
  readonly head: Keys;
}

/** Reports a change of the value at a scope. */
export function note(
  scope: Scope,
  kind: FlowChange,
  { what, detail, lifecycle, candidates = changedKeywords(kind, detail), of = scope, ...nodes }: Noted,
): void {
  const { context, path } = scope;
  const spot = (side: 'base' | 'head'): Spot => ({
    candidates: [
      ...(nodes[side] === undefined ? [] : [{ node: nodes[side], keys: [] }]),
      ...candidates.map((keys) => ({ node: of[side], keys: [...(of.below?.[side] ?? []), ...keys] })),
    ],
    fallback: written(context[side], nodes[side], scope[side]),
  });
  const [verdict, reason] = FLOW_VERDICTS[kind][directionOf(scope.flow)];
  const id = `${scope.flow}-${kind}`;
  const place = path === '' ? scope.key : `${scope.key}.${path}`;
  scope.out.drafts.push({
    id,
    key: [id, place, ...(detail === undefined ? [] : [detail])].join(' '),
    detail: `${path.split('.').at(-1)} ${detail ?? ''}`,
    verdict,
    message: sentence(`${subject(scope)} ${what}`),
    reason,
    ...(lifecycle === undefined ? {} : { lifecycle }),
    base: 'base' in nodes && nodes.base === undefined ? undefined : spot('base'),
    head: spot('head'),
  });
}

/** Reports lifecycle changes of the field or parameter at a scope, or of one of its values. */
export function noteLifecycle(
  scope: Scope,
  thing: 'field' | 'parameter' | 'value',
  [base, head]: readonly [Lifecycle, Lifecycle],
  value?: string,
): void {
  for (const [kind, what] of lifecycleChanges(thing, base, head))
    if (value === undefined) note(scope, kind, { what, lifecycle: head });
    else note(scope, kind, { what: `has the value \`${value}\`, which ${what}`, detail: value, lifecycle: head });
}

/** Reports that something was switched on or off, such as a rule; nothing if it did not change. */
export function noteSwitch(
  scope: Scope,
  [was, is]: readonly [boolean, boolean],
  on: readonly [kind: FlowChange, what: string],
  off: readonly [kind: FlowChange, what: string],
  place: Omit<Noted, 'what'> = {},
): void {
  const [kind, what] = is ? on : off;
  if (was !== is) note(scope, kind, { what, ...place });
}

/** Whether a comparison finds no change; its reports are discarded. */
export function isUnchanged(scope: Scope, compare: (scope: Scope) => void): boolean {
  const out = createCollector();
  compare({ ...scope, out });
  return isEmpty(out);
}

/** Reports a change of the description outside the messages of calls. */
export function noteAround(
  out: Collector,
  kind: DescriptionChange,
  {
    key,
    message,
    lifecycle,
    candidates = changedKeywords(kind, undefined),
    ...nodes
  }: { key: string; message: string; candidates?: readonly Keys[]; lifecycle?: Lifecycle } & Partial<Nodes>,
): void {
  const spot = (node: unknown): Spot => ({ candidates: candidates.map((keys) => ({ node, keys })), fallback: node });
  const [verdict, reason] = DESCRIPTION_VERDICTS[kind];
  out.drafts.push({
    id: kind,
    key: `${kind} ${key}`,
    detail: key,
    verdict,
    message: sentence(message),
    reason,
    ...(lifecycle === undefined ? {} : { lifecycle }),
    base: nodes.base === undefined ? undefined : spot(nodes.base),
    head: spot(nodes.head),
  });
}

/** Reports lifecycle changes of an operation or webhook. */
export function noteLifecycleAround(
  out: Collector,
  nodes: { readonly base: Raw; readonly head: Raw },
  { key, what }: { readonly key: string; readonly what: string },
): void {
  const lifecycle = lifecycleOf(nodes.head);
  for (const [kind, words] of lifecycleChanges('operation', lifecycleOf(nodes.base), lifecycle))
    noteAround(out, kind, { key, message: `${what} ${words}`, ...nodes, lifecycle });
}

/** Returns the scope for a field, an item (`[]`) or any field (`*`) inside the value at a scope. */
export function inside(scope: Scope, name: string, base: unknown, head: unknown): Scope {
  const path = name === '[]' ? `${scope.path}[]` : scope.path === '' ? name : `${scope.path}.${name}`;
  const { text: _, required: __, ...rest } = scope;
  return at({ ...rest, path }, base, head, name === '[]' ? ['items'] : ['properties', name]);
}

/**
 * Returns a scope with other nodes. A node that no author wrote is reached by keys from the nearest one that an author
 * wrote.
 */
export function at(scope: Scope, base: unknown, head: unknown, keys: Keys = []): Scope {
  const { context } = scope;
  const below = (side: 'base' | 'head', node: unknown): Keys =>
    context[side].wrote(node) ? [] : [...(scope.below?.[side] ?? []), ...keys];
  return {
    ...scope,
    base: written(context.base, base, scope.base),
    head: written(context.head, head, scope.head),
    below: { base: below('base', base), head: below('head', head) },
  };
}

function written(side: Version, node: unknown, fallback: unknown): unknown {
  return side.wrote(node) ? node : fallback;
}

function subject({ path, where }: Scope): string {
  return path === '' ? where : `\`${path}\` in ${where}`;
}

function sentence(text: string): string {
  return `${capitalise(text)}.`;
}
