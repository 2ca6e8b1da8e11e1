import type { Raw } from '#src/shared/schema/raw.ts';
import { capitalise } from '#src/shared/text/capitalise.ts';
import { directionOf, type Flow } from './change.ts';
import { createCollector, isEmpty, type Collector, type Context, type Version } from './context.ts';
import { CALL_VERDICTS, type CallChange } from './verdicts/call-verdicts.ts';
import { DESCRIPTION_VERDICTS, type DescriptionChange } from './verdicts/description-verdicts.ts';
import { SCHEMA_VERDICTS, type SchemaChange } from './verdicts/schema-verdicts.ts';

/** A kind of change in a message that travels; its id begins with the flow. */
export type FlowChange = SchemaChange | CallChange;

const FLOW_VERDICTS = { ...SCHEMA_VERDICTS, ...CALL_VERDICTS };

/** Compares two schemas where they are used. */
export type CompareSchemas = (base: unknown, head: unknown, scope: Scope) => void;

/** The place that is being compared: where its changes are noted, and how they name it. */
export interface Scope {
  readonly context: Context;
  readonly out: Collector;
  readonly flow: Flow;
  /** The message or schema in words: `the request of \`createPayment\``. */
  readonly where: string;
  /** The same for keys: `createPayment.request`. */
  readonly key: string;
  /** Fields from there to here, joined by dots; empty for the whole. */
  readonly path: string;
  /** The innermost nodes that an author wrote. */
  readonly base: unknown;
  readonly head: unknown;
  /** Whether values travel as text, as in a query, and single ones pass for a list of one. */
  readonly text?: 'single' | 'list';
}

/** The words for a change, and its place where that is not the scope's. */
interface Noted {
  /** The sentence after its place: `is required now`. */
  readonly what: string;
  /** Distinguishes changes of one kind at one place: the value of an enum, a keyword. */
  readonly detail?: string;
  readonly base?: unknown;
  readonly head?: unknown;
}

/** Notes a change of the value that a scope is about. */
export function note(scope: Scope, kind: FlowChange, { what, detail, ...nodes }: Noted): void {
  const { context, base, head, path } = scope;
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
    base: 'base' in nodes && nodes.base === undefined ? undefined : written(context.base, nodes.base, base),
    head: written(context.head, nodes.head, head),
  });
}

/** Notes that something holds now that did not, or no longer does. */
export function noteSwitch(
  scope: Scope,
  [was, is]: readonly [boolean, boolean],
  on: readonly [kind: FlowChange, what: string],
  off: readonly [kind: FlowChange, what: string],
): void {
  const [kind, what] = is ? on : off;
  if (was !== is) note(scope, kind, { what });
}

/** Whether a comparison finds no change; what it notes is dropped. */
export function isUnchanged(scope: Scope, compare: (scope: Scope) => void): boolean {
  const out = createCollector();
  compare({ ...scope, out });
  return isEmpty(out);
}

/** Notes a change of the description around the messages. */
export function noteAround(
  out: Collector,
  kind: DescriptionChange,
  { key, message, base, head }: { key: string; message: string; base?: unknown; head: unknown },
): void {
  const [verdict, reason] = DESCRIPTION_VERDICTS[kind];
  out.drafts.push({
    id: kind,
    key: `${kind} ${key}`,
    detail: key,
    verdict,
    message: sentence(message),
    reason,
    base,
    head,
  });
}

/** Notes that an operation or webhook is deprecated now, or no longer is. */
export function noteDeprecation(
  out: Collector,
  nodes: { readonly base: Raw; readonly head: Raw },
  { key, what }: { readonly key: string; readonly what: string },
): void {
  const [was, is] = [nodes.base['deprecated'] === true, nodes.head['deprecated'] === true];
  if (was !== is)
    noteAround(out, is ? 'operation-deprecated' : 'operation-undeprecated', {
      key,
      message: `${what} is ${is ? '' : 'no longer '}deprecated`,
      ...nodes,
    });
}

/** Returns the scope of a field, an item (`[]`) or any field (`*`) of the value that a scope is about. */
export function inside(scope: Scope, name: string, base: unknown, head: unknown): Scope {
  const path = name === '[]' ? `${scope.path}[]` : scope.path === '' ? name : `${scope.path}.${name}`;
  const { text: _, ...rest } = scope;
  return at({ ...rest, path }, base, head);
}

/** Returns a scope with other nodes, as far as an author wrote them. */
export function at(scope: Scope, base: unknown, head: unknown): Scope {
  const { context } = scope;
  return { ...scope, base: written(context.base, base, scope.base), head: written(context.head, head, scope.head) };
}

function written(side: Version, node: unknown, otherwise: unknown): unknown {
  return side.wrote(node) ? node : otherwise;
}

function subject({ path, where }: Scope): string {
  return path === '' ? where : `\`${path}\` in ${where}`;
}

function sentence(text: string): string {
  return `${capitalise(text)}.`;
}
