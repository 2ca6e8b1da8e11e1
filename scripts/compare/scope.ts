import type { Lifecycle } from '#src/model/extension.ts';
import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { capitalise } from '#src/shared/text/words.ts';
import type { ReadVersion } from '../description/read-version.ts';
import { directionOf, type Flow } from './change.ts';
import { createCollector, isEmpty, type Collector, type Context } from './context.ts';
import { lifecycleChanges } from './lifecycle.ts';
import type { Keys, Spot } from './places.ts';
import { changedKeywords } from './changed-keywords.ts';
import { CALL_VERDICTS, type CallChange } from './verdicts/call-verdicts.ts';
import { DESCRIPTION_VERDICTS, type DescriptionChange } from './verdicts/description-verdicts.ts';
import { SCHEMA_VERDICTS, type SchemaChange } from './verdicts/schema-verdicts.ts';

/**
 * The kind of a change in a request or response, such as `type-changed`. The id of a reported change begins with the
 * message that contains the change: `request-type-changed`, `webhook-type-changed`.
 */
export type FlowChange = SchemaChange | CallChange;

const FLOW_VERDICTS = { ...SCHEMA_VERDICTS, ...CALL_VERDICTS };

/** Compares two schemas and adds their changes to the collector `scope.out`. */
export type CompareSchemas = (base: unknown, head: unknown, scope: Scope) => void;

/** The part of a request or response that is being compared, such as a field, and the names that reports use for it. */
export interface Scope {
  readonly context: Context;
  readonly out: Collector;
  readonly flow: Flow;
  /** The request, response, parameter or component schema with the part, in words: `the request of \`pay\``. */
  readonly where: string;
  /** The request, response, parameter or component schema as change keys name it: `pay.request`. */
  readonly key: string;
  /**
   * Path from the request, response, parameter or component schema to the compared part: `order.items[]`. An empty
   * string if the whole is compared.
   */
  readonly path: string;
  /** The compared nodes of the older and newer version, or their closest ancestors that have a source location. */
  readonly base: unknown;
  readonly head: unknown;
  /**
   * Paths to a part that was merged from several schemas and thus has no source location. They begin at `base` and
   * `head`, the nearest nodes with a location. For a part with a location, the path is an empty list.
   */
  readonly below?: Below;
  /**
   * Set if values are sent as text, as in a query, and not as JSON. With `list`, a list of one item is sent like the
   * item alone: `?tag=new`.
   */
  readonly text?: 'single' | 'list';
  /** Whether the value is required in at least one version. */
  readonly required?: boolean;
}

/** What to report about a change: the words and, if only something inside the compared part changed, its place. */
interface Noted {
  /** The end of the report's sentence, after the words for the compared part: `is required now`. */
  readonly what: string;
  /** What distinguishes the change from others of the same kind in the same part, such as the enum value or keyword. */
  readonly detail?: string;
  /** The nodes that were changed; `base: undefined` marks an addition. */
  readonly base?: unknown;
  readonly head?: unknown;
  /**
   * Paths that may lead to the change, the most precise first. If left out, the kind of the change decides
   * (`changedKeywords`).
   */
  readonly candidates?: readonly Keys[];
  /** The nodes at which the paths in `candidates` start; by default, those of the compared part. */
  readonly of?: Nodes;
  /** Whether the changed part is deprecated, and its removal date. */
  readonly lifecycle?: Lifecycle;
}

/** The nodes of the description that are compared, in the older and newer version. */
export interface Nodes {
  readonly base: unknown;
  readonly head: unknown;
  readonly below?: Below;
}

interface Below {
  readonly base: Keys;
  readonly head: Keys;
}

/** Reports a change in the part of a request or response that `scope` describes. */
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

/**
 * Reports that a field, a parameter or an enum value became deprecated or undeprecated, or that its removal date
 * changed.
 *
 * @param value the enum value; undefined for a field or parameter
 */
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

/**
 * Reports that something became true or false, such as that a field is required. Reports nothing if the values `was`
 * (older version) and `is` (newer version) are equal.
 *
 * @param on kind and words of a change to true
 * @param off kind and words of a change to false
 */
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

/** Whether `compare` finds no change in the part that `scope` describes. The changes that it finds are not reported. */
export function isUnchanged(scope: Scope, compare: (scope: Scope) => void): boolean {
  const out = createCollector();
  compare({ ...scope, out });
  return isEmpty(out);
}

/** Reports a change outside requests and responses, for example of an operation, a server or the credentials. */
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

/** Reports that an operation or webhook became deprecated or undeprecated, or that its removal date changed. */
export function noteLifecycleAround(
  out: Collector,
  nodes: { readonly base: Raw; readonly head: Raw },
  { key, what }: { readonly key: string; readonly what: string },
): void {
  const lifecycle = lifecycleOf(nodes.head);
  for (const [kind, words] of lifecycleChanges('operation', lifecycleOf(nodes.base), lifecycle))
    noteAround(out, kind, { key, message: `${what} ${words}`, ...nodes, lifecycle });
}

/**
 * Returns the `Scope` of something inside the compared value. `name` is a field name, `[]` for list items, `[0]` for
 * the first item of `prefixItems`, `*` for unknown fields, or a keyword such as `propertyNames`.
 */
export function inside(scope: Scope, name: string, base: unknown, head: unknown): Scope {
  const path = name === '[]' ? `${scope.path}[]` : scope.path === '' ? name : `${scope.path}.${name}`;
  const { text: _, required: __, ...rest } = scope;
  return at({ ...rest, path }, base, head, name === '[]' ? ['items'] : ['properties', name]);
}

/**
 * Returns a copy of a scope that compares other nodes. A node without a source location is replaced by its closest
 * ancestor that has one.
 *
 * @param keys path from the nodes of the given scope to the other nodes
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

function written(side: ReadVersion, node: unknown, fallback: unknown): unknown {
  return side.wrote(node) ? node : fallback;
}

function subject({ path, where }: Scope): string {
  return path === '' ? where : `\`${path}\` in ${where}`;
}

function sentence(text: string): string {
  return `${capitalise(text)}.`;
}
